import type en from './en.ts';

const de: typeof en = {
  few: 'Zu wenige Partien für ein Urteil',
  leadTitle: (changes) =>
    changes === 0
      ? 'Die Führung wechselt selten'
      : changes === 1
        ? 'Die Führung wechselt einmal'
        : `Die Führung wechselt ${changes}-mal`,
  leadChanges: 'Führungswechsel je Partie',
};
export default de;
