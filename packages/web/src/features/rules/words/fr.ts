import type en from './en.ts';

const fr: typeof en = {
  title: 'Règles',
  contents: 'Sommaire',
  print: 'Imprimer',
  learn: 'Apprendre en jouant',
};
export default fr;
