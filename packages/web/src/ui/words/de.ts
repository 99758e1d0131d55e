import type en from './en.ts';

const de: typeof en = {
  back: 'Zurück',
  close: 'Schließen',
  cancel: 'Abbrechen',
  dismiss: 'Hinweis schließen',
  pages: 'Hauptseiten',
  play: 'Spielen',
  puzzles: 'Rätsel',
  learn: 'Lernen',
  settings: 'Einstellungen',
};
export default de;
