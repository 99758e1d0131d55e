import type en from './en.ts';

const nl: typeof en = {
  back: 'Terug naar het begin',
  menu: 'Menu',
  rules: 'Spelregels',
  settings: 'Instellingen',
  history: 'Zetten',
  turn: 'Draaien',
  turnBoard: 'Draai het bord',
  undo: 'Terugnemen',
  undoShort: 'Terug',
  resign: 'Opgeven',
  resignSure: 'Dit spel opgeven?',
  resignSureAll: 'Opgeven? Dan is het spel voor iedereen voorbij.',
  resignYes: 'Ja, ik geef op',
  resignNo: 'Nee, verder spelen',
  result: 'Uitslag',
  rematch: 'Nog een keer',
  lookBack: 'Terugkijken',
  home: 'Van tafel gaan',
  seeBoard: 'Bekijk het bord',
};
export default nl;
