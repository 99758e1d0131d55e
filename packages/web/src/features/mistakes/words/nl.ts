import type en from './en.ts';

const nl: typeof en = {
  title: 'Je eigen fouten',
  inARow: (count) => `${count} op rij`,
  against: (names, date) => `Tegen ${names}, ${date}`,
  number: (at, of) => `${at} van ${of}`,
  task: 'Vind een betere beurt.',
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
    'Bekijk een gespeelde partij en laat die analyseren: de fouten komen hier, en komen terug na 1, 3, 7 en 21 dagen.',
};
export default nl;
