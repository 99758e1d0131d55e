import type en from './en.ts';

const nl: typeof en = {
  back: 'Terug naar het begin',
  turn: 'Draaien',
  undo: 'Ongedaan maken',
  undoShort: 'Ongedaan',
  resign: 'Opgeven',
  resignSure: {
    loses: 'Dit spel opgeven?',
    ends: 'Opgeven? Dan is het spel voor iedereen voorbij.',
    leaves: 'Het spel verlaten? Een computer speelt voor je verder, en de anderen gaan door.',
  },
  resignYes: 'Ja, ik geef op',
  resignNo: 'Nee, verder spelen',
  keepMe: 'Mijn naam en partijen bewaren',
  rematch: 'Nog een keer',
  toTournament: 'Naar het toernooi',
  lookBack: 'Terugkijken',
  home: 'Van tafel gaan',
  seeBoard: 'Bekijk het bord',
  keysTitle: 'Toetsen',
  keys: [
    ['U', 'ongedaan maken'],
    [', .', 'terugkijken en weer vooruit'],
    ['?', 'deze lijst'],
  ],
  firstGame: 'Je eerste spel: wil je hulp?',
  firstHints: 'Hints',
  firstSounds: 'Geluid',
};
export default nl;
