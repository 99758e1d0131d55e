import type en from './en.ts';

const de: typeof en = {
  opening: 'Einen Augenblick …',
  broken: 'Auf dieser Seite ist etwas schiefgegangen.',
  nothingLost: 'Deine Partien liegen auf diesem Gerät. Es ist nichts verloren.',
};
export default de;
