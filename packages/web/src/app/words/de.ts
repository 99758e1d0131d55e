import type en from './en.ts';

const de: typeof en = {
  opening: 'Einen Augenblick …',
  lost: 'Unter dieser Adresse gibt es nichts.',
  broken: 'Auf dieser Seite ist etwas schiefgegangen.',
  nothingLost: 'Deine Partien liegen auf diesem Gerät. Es ist nichts verloren.',
  again: 'Noch einmal versuchen',
  home: 'Zum Anfang',
};
export default de;
