import type en from './en.ts';

const nl: typeof en = {
  title: 'Je eigen fouten',
  inARow: (count) => `${count} op rij`,
  against: (names, date) => `Tegen ${names}, ${date}`,
  number: (at, of) => `${at} van ${of}`,
  task: 'Vind een betere beurt.',
  taskWin: 'Vind iets beters: er zit winst in.',
  youPlayed: (turn) => `Je speelde ${turn}.`,
  checking: 'Antwoord nakijken…',
  found: 'Gevonden!',
  notIt: 'Nog niet de beste.',
  answer: 'Antwoord',
  skip: 'Overslaan',
  returns: 'Komt terug na dagen',
  today: 'vandaag',
  days: (days) => `${days} d`,
  none: 'Vandaag valt er niets te oefenen.',
  noneHow:
    'Fouten uit je partijen komen hier, en komen terug na 1, 3, 7 en 21 dagen. Ook de analyse van een partij verzamelt ze.',
  lookFor: (count) => (count === 1 ? 'Zoek ze in mijn laatste partij' : `Zoek ze in mijn laatste ${count} partijen`),
  looking: (game, of) => `Partij ${game} van ${of} wordt bekeken…`,
};
export default nl;
