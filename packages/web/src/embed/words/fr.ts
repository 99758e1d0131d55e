import type en from './en.ts';

const fr: typeof en = {
  replay: 'Une partie à rejouer',
  moment: 'Coup',
  toStart: 'Au début',
  back: 'Un coup en arrière',
  on: 'Un coup en avant',
  toEnd: 'À la fin',
  start: 'Le début de la partie.',
  of: (at, length) => `${at} sur ${length}`,
  board: (game, what) => `Le plateau de ${game}. ${what}`,
  open: 'Ouvrir dans Speeltafel',
  refused: 'Cette partie ne peut pas être affichée ici.',
};
export default fr;
