import type en from './en.ts';

const nl: typeof en = {
  back: 'Terug',
  close: 'Sluiten',
  cancel: 'Annuleren',
  dismiss: 'Bericht sluiten',
  pages: 'Hoofdpagina’s',
  play: 'Spelen',
  puzzles: 'Puzzels',
  learn: 'Leren',
  settings: 'Instellingen',
  stepFirst: 'Naar het begin',
  stepBack: 'Eén stap terug',
  stepOn: 'Eén stap verder',
  stepNow: 'Terug naar het spel',
  lookingBack: 'Je kijkt terug.',
};
export default nl;
