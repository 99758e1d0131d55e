import type en from './en.ts';

const nl: typeof en = {
  count: 'Hoeveel spelers?',
  hall: 'Welke zaal?',
  halls: { basic: 'Basis', random: 'Gevorderd, willekeurig', lay: 'Gevorderd, zelf leggen' },
  hallAbout: {
    basic: 'Gewone stenen en twee plassen, altijd op dezelfde plek. Goed voor een eerste spel.',
    random: 'Kristallen, draaistenen, teleporters en plassen, willekeurig gelegd.',
    lay: 'Alle zeventien tegels; vóór het spel leggen jullie ze om de beurt.',
  },
  short: 'Kortere tweede helft',
  shortAbout: 'Zeven monsterkaarten in plaats van acht in de tweede helft.',
  five: 'De 5 is drie happen',
  fiveAbout: 'Voor zes of zeven spelers: bij de 5 loopt het monster tot het er drie te pakken heeft.',
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
