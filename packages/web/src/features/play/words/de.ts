import type en from './en.ts';

const de: typeof en = {
  back: 'Zurück zum Anfang',
  menu: 'Menü',
  rules: 'Regeln',
  settings: 'Einstellungen',
  history: 'Züge',
  turn: 'Drehen',
  turnBoard: 'Brett drehen',
  undo: 'Zurücknehmen',
  undoShort: 'Zurück',
  resign: 'Aufgeben',
  resignSure: 'Diese Partie aufgeben?',
  resignSureAll: 'Aufgeben? Dann ist die Partie für alle zu Ende.',
  resignYes: 'Ja, aufgeben',
  resignNo: 'Nein, weiterspielen',
  result: 'Ergebnis',
  rematch: 'Noch eine Partie',
  lookBack: 'Zurückschauen',
  home: 'Vom Tisch aufstehen',
  seeBoard: 'Brett ansehen',
};
export default de;
