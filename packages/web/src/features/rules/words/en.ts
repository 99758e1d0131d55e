export default {
  title: 'Rules',
  contents: 'Contents',
  print: 'Print',
  learn: 'Learn by playing',
  byMenhirs: 'A game for two by Niels Pieterse',
  byFloors: 'A game for 2 to 7 by Friedemann Friese',
};
