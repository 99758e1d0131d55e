import type en from './en.ts';

const nl: typeof en = {
  title: 'Spelregels',
  contents: 'Inhoud',
  print: 'Printen',
  learn: 'Leren door te spelen',
  byMenhirs: 'Een spel voor twee van Niels Pieterse',
  byFloors: 'Een spel voor 2 tot 7 van Friedemann Friese',
};
export default nl;
