import type en from './en.ts';

const nl: typeof en = {
  few: 'Te weinig spellen om iets te zeggen',
  leadTitle: (changes) =>
    changes === 0
      ? 'De leiding wisselt zelden'
      : changes === 1
        ? 'De leiding wisselt één keer'
        : `De leiding wisselt ${changes} keer`,
  leadChanges: 'Wisselingen van de leiding per spel',
};
export default nl;
