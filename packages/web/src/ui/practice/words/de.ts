import type en from './en.ts';

const de: typeof en = {
  opponent: 'Die andere Seite',
  startOver: 'Neu anfangen',
  tryAgain: 'Noch einmal',
  notQuite: 'Nicht ganz.',
  next: 'Weiter',
};
export default de;
