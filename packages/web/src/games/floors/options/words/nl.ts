import type en from './en.ts';

const nl: typeof en = {
  count: 'Hoeveel spelers?',
  begins: 'Wie begint?',
  beginsAbout:
    'Volgens de spelregels: wie het meest op het monster lijkt. Wie dat is, beslissen jullie. In het volgende spel begint wie links daarvan zit.',
  hall: 'Welke zaal?',
  halls: { basic: 'Basis', random: 'Gevorderd, willekeurig', lay: 'Gevorderd, zelf leggen', drawn: 'Getekend' },
  hallAbout: {
    basic: 'Gewone stenen en twee bloedplassen, altijd op dezelfde plek. Goed voor een eerste spel.',
    random: 'Kristallen, draaistenen, telepoorten en bloedplassen, willekeurig gelegd.',
    lay: 'Alle zeventien tegels; vóór het spel leggen jullie ze om de beurt.',
    drawn: 'De zaal zoals die in de werkplaats getekend is.',
  },
  short: 'Korter deel 2',
  shortAbout: 'Zeven monsterkaarten in plaats van acht in deel 2.',
  five: 'De 5 telt als drie treffers',
  fiveAbout: 'Voor zes of zeven spelers: bij de 5 loopt het monster tot het er drie te pakken heeft.',
  monster: 'Monster',
  monsterAbout: 'Het monster aan jullie tafel. Iedereen daar ziet het.',
  build: 'Zelf bouwen',
  monsterTerm: (name) => `Monster: ${name}`,
  playersTerm: (count) => `${count} spelers`,
  hallTerm: (hall) => `Zaal: ${hall}`,
  characters: {
    'lost-guest': 'Rent naar de deur alsof er geen monster is.',
    'kitchen-boy': 'Hoopt dat het monster vandaag lui is.',
    'candle-bearer': 'Let op het monster, maar niet op zijn lange dagen.',
    'night-watch': 'Rekent met elke kaart en duwt stenen.',
    gravedigger: 'Bedenkt wat de anderen straks doen.',
    castellan: 'Kent elke hoek en weet wie daar gezien wordt.',
    'monster-tamer': 'Op volle kracht. Laat het monster dansen.',
  },
};
export default nl;
