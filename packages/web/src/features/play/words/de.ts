import type en from './en.ts';

const de: typeof en = {
  back: 'Zurück zum Anfang',
  turn: 'Drehen',
  undo: 'Rückgängig machen',
  undoShort: 'Rückgängig',
  resign: 'Aufgeben',
  resignSure: {
    loses: 'Diese Partie aufgeben?',
    ends: 'Aufgeben? Dann ist die Partie für alle zu Ende.',
    leaves: 'Das Spiel verlassen? Ein Computer spielt für dich weiter, und die anderen machen weiter.',
  },
  resignYes: 'Ja, aufgeben',
  resignNo: 'Nein, weiterspielen',
  keepMe: 'Namen und Partien behalten',
  rematch: 'Noch eine Partie',
  toTournament: 'Zum Turnier',
  lookBack: 'Zurückschauen',
  home: 'Vom Tisch aufstehen',
  seeBoard: 'Brett ansehen',
  keysTitle: 'Tasten',
  keys: [
    ['U', 'zurücknehmen'],
    [', .', 'in der Partie zurück- und vorblättern'],
    ['?', 'diese Liste'],
  ],
  firstGame: 'Deine erste Partie: mit Hilfe?',
  firstHints: 'Tipps',
  firstSounds: 'Töne',
};
export default de;
