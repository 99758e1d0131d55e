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
  stepFirst: 'Zum Anfang',
  stepBack: 'Einen Schritt zurück',
  stepOn: 'Einen Schritt weiter',
  stepNow: 'Zurück zum Spiel',
  lookingBack: 'Du schaust zurück.',
};
export default de;
