import type en from './en.ts';

const nl: typeof en = {
  replay: 'Een spel terugkijken',
  moment: 'Zet',
  toStart: 'Naar het begin',
  back: 'Eén zet terug',
  on: 'Eén zet verder',
  toEnd: 'Naar het einde',
  start: 'Het begin van het spel.',
  of: (at, length) => `${at} van ${length}`,
  board: (game, what) => `Het bord van ${game}. ${what}`,
  open: 'Openen in Speeltafel',
  refused: 'Dit spel kan hier niet worden getoond.',
};
export default nl;
