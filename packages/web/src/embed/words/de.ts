import type en from './en.ts';

const de: typeof en = {
  replay: 'Eine Partie zum Nachspielen',
  moment: 'Zug',
  toStart: 'Zum Anfang',
  back: 'Einen Zug zurück',
  on: 'Einen Zug weiter',
  toEnd: 'Zum Ende',
  start: 'Der Beginn der Partie.',
  of: (at, length) => `${at} von ${length}`,
  board: (game, what) => `Das Brett von ${game}. ${what}`,
  open: 'In Speeltafel öffnen',
  refused: 'Diese Partie kann hier nicht gezeigt werden.',
};
export default de;
