import type en from './en.ts';

const fr: typeof en = {
  few: 'Trop peu de parties pour conclure',
  leadTitle: (changes) =>
    changes === 0
      ? 'L’avantage change rarement de camp'
      : changes === 1
        ? 'L’avantage change une fois de camp'
        : `L’avantage change ${changes} fois de camp`,
  leadChanges: 'Changements d’avantage par partie',
};
export default fr;
