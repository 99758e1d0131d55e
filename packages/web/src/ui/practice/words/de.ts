import type en from './en.ts';

const de: typeof en = {
  opponent: 'Die andere Seite',
  startOver: 'Neu anfangen',
  hint: 'Tipp',
  tryAgain: 'Noch einmal',
  notQuite: 'Nicht ganz.',
};
export default de;
