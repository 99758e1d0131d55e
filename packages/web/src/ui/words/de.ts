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
  outOfTimeLoses: 'Wessen Zeit abläuft, der verliert.',
  moreOptions: 'Weitere Optionen',
  minutesEach: 'Minuten für jeden',
  secondsPerTurn: 'Sekunden dazu pro Zug',
  gameBy: (game, designer) => `${game} ist ein Spiel von ${designer}`,
  home: 'Zum Anfang',
  language: 'Sprache',
  lobby: 'Lobby',
  lost: 'Unter dieser Adresse gibt es nichts.',
  again: 'Noch einmal versuchen',
};
export default de;
