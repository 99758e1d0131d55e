import type en from './en.ts';

const nl: typeof en = {
  solveBoards: 'Een bord oplossen',
  mirror: 'Spiegelen',
  deal: 'Delen',
  clear: 'Leegmaken',
  undrawn: 'Tik plaatsen aan om menhirs neer te zetten. Zonder tekening deelt het toeval het bord.',
  measures: {
    'first-wins': 'Noord wint',
    'second-wins': 'Zuid wint',
    tie: 'Gelijkspel',
    'won-by-claim': 'Gewonnen met een claim',
    'unjust-claim': 'Verloren door een onterechte claim',
    'reaches-decision': 'Haalt het keuzemoment',
    prolonged: 'Verlengd',
    'from-behind': 'Gewonnen na achterstand, van de besliste spellen',
    'went-on-and-lost': 'Verloren door door te gaan',
    moves: 'Zetten per spel',
    'moves-to-win': 'Zetten tot de winst',
    points: 'Punten van de winnaar',
    taken: 'Weggenomen tegels',
    choices: 'Mogelijke zetten per beurt',
    'forced-share': 'Beurten met hooguit één veilige zet',
    'trap-share': 'Beurten zonder veilige zet',
    'lead-changes': 'Wisselingen van de leiding',
  },
  even: (ties) => `Geen van beide staat voor; gelijkspel: ${ties}`,
  ahead: (seat, ties) => `${seat} staat voor; gelijkspel: ${ties}`,
  seatsNote: 'Winst per kant, met intervallen van 95%. Noord begint.',
  placedByChance: 'Op een getekend bord wordt de mist willekeurig gelegd.',
  lengthTitle: (move) => `De helft van de winst valt uiterlijk bij zet ${move}`,
  lengthNote: 'Gewonnen spellen naar aantal zetten, en de gelijke spelen.',
  claimsTitle: (just, unjust) => {
    if (just + unjust === 0) return 'Niemand claimt';
    return unjust === 0 ? `Alle ${just} claims zijn terecht` : `${unjust} van ${just + unjust} claims zijn onterecht`;
  },
  claimsNote: 'Spellen die met een claim eindigden, en de keuze op het keuzemoment.',
  just: 'terecht',
  unjust: 'onterecht',
  wentOn: 'Doorgegaan',
  overBefore: 'eerder afgelopen',
  fogTitle: (places) => `De mist trekt samen op ${places.join(' en ')}`,
  fogNote:
    'Deel van de beurten, in %, waarin een veld onder mist ligt. Waar de verdeling eerlijk is, is dit een gewoonte van de speler.',
  fogAll: (places) =>
    `Deel van de beurten onder mist: ${places.map(([name, share]) => `${name} ${share}%`).join(', ')}`,
  leadNote: 'Wie minder gebrek had aan veilige zetten, heeft de leiding.',
  choicesTitle: (choices) => `Zo’n ${choices} zetten om te overwegen`,
  choicesNote: 'Mogelijke zetten, beurt voor beurt: het midden en de binnenste 80%.',
};
export default nl;
