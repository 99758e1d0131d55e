import type en from './en.ts';

const fr: typeof en = {
  title: 'Règles',
  contents: 'Sommaire',
  print: 'Imprimer',
  learn: 'Apprendre en jouant',
  byMenhirs: 'Un jeu pour deux de Niels Pieterse',
  byFloors: 'Un jeu pour 2 à 7 de Friedemann Friese',
};
export default fr;
