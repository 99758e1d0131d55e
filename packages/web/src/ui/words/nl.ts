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
};
export default nl;
