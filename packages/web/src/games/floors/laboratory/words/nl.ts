import type en from './en.ts';

const ordinals = ['eerste', 'tweede', 'derde', 'vierde', 'vijfde', 'zesde', 'zevende'] as const;

const nl: typeof en = {
  givenHall: 'een eigen zaal',
  deal: 'Willekeurig',
  clear: 'Leegmaken',
  loneTeleporter: 'Een telepoort heeft een tweede van zijn kleur nodig. Tot dan telt de laatste volledige zaal.',
  seatWins: (seat) => `${seat} wint`,
  measures: {
    'no-winner': 'Niemand wint',
    'ends-early': 'Allen op één na eruit',
    'ends-with-last-card': 'Laatste kaart gespeeld',
    'ends-with-none-left': 'Geen figuur meer in het kasteel',
    'from-behind': 'Gewonnen na achterstand, van de besliste spellen',
    rounds: 'Rondes per spel',
    'lead-changes': 'Wisselingen van de leiding',
    out: 'Figuren die eruit kwamen',
    'eaten-first-half': 'Opgegeten in deel 1',
    'eaten-second-half': 'Opgegeten in deel 2',
    'bad-luck': 'Opgegeten boven de kans van de kaarten',
    'bad-luck-of-winner': 'Hetzelfde, van de winnaar',
  },
  fairSeats: 'Elke plaats wint haar deel',
  seatTooOften: (seat) => `De ${ordinals[seat - 1]} plaats wint te vaak`,
  seatTooSeldom: (seat) => `De ${ordinals[seat - 1]} plaats wint te zelden`,
  seatsNote: (fair) =>
    `Winst per plaats, met intervallen van 95%; de stippellijn is het eerlijke deel, ${fair}. Een ruit wijkt af.`,
  roundsTitle: (rounds) => `De helft van de spellen is voorbij in ronde ${rounds}`,
  roundsNote: 'Spellen naar aantal rondes, beide delen samen, en hoe ze eindigden.',
  luckTitle: (tokens) => `Winnaars hadden ${tokens} figuur geluk`,
  noLuckTitle: 'Winnaars hadden nauwelijks meer geluk',
  luckNote: 'Opgegeten figuren van de winnaar, min de precieze kans vóór elke kaart: onder 0 waren de kaarten gunstig.',
  eatenTitle: (square, eaten) => `${square} is het dodelijkst: ${eaten} figuren in 100 spellen`,
  eatenNote:
    'Hoe groter het vlak, hoe vaker een figuur daar werd opgegeten. Getallen: figuren in 100 spellen, vanaf 10.',
  eatenAll: (squares) => `Opgegeten figuren in 100 spellen: ${squares.join(', ')}`,
  leadNote: 'De leiding heeft wie de beste winstkans heeft voordat het monster loopt, met minstens 5% verschil.',
};
export default nl;
