import type en from './en.ts';

const de: typeof en = {
  title: 'Regeln',
  contents: 'Inhalt',
  print: 'Drucken',
  learn: 'Spielend lernen',
  byMenhirs: 'Ein Spiel für zwei von Niels Pieterse',
  byFloors: 'Ein Spiel für 2 bis 7 von Friedemann Friese',
};
export default de;
