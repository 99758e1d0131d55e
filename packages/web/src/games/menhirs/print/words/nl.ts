import type en from './en.ts';

const MOVING = [
  'Je moet één mistbank één stap verplaatsen. Een bank is alle mist die aan elkaar ligt, al is het één tegel.',
  'Een bank van 6 of meer mag je splitsen: het deel dat gaat ligt aan elkaar en telt er minstens 3, en elk stuk dat blijft ook.',
  'Geen tegel mag van de heide af of op andere mist belanden.',
  'Je mag de laatste zet van de ander niet terugdraaien: precies die tegels rechtstreeks terug. Een grotere of kleinere groep mag wel. Dit vervalt als een van die tegels is weggenomen.',
];
const GOAL = {
  title: 'Doel',
  lines: [
    'Wie mist zo verplaatst dat er geen staande steen meer onder mist ligt, wint meteen. Met wegnemen of leggen win je nooit.',
  ],
};

const nl: typeof en = {
  sheets: {
    'menhirs-adam': { title: 'Menhirs: Adam Way', about: 'De regels in het kort, rondespoor en punten' },
    'menhirs-v2': { title: 'Menhirs: 2.0', about: 'De regels in het kort, met een schema om in te vullen' },
    'menhirs-score': { title: 'Menhirs: scoreblad', about: 'Voor een avond of een toernooi' },
    'menhirs-puzzles': { title: 'Menhirs: puzzels', about: 'Zes puzzels, oplossingen ondersteboven' },
  },
  credit: 'Menhirs is een spel van Niels Pieterse. Een onofficieel blad van Speeltafel.',
  moorKey:
    'Zwarte steen: vrij. Witte steen op arcering: onder mist. Pijlen: de mist die het laatst verplaatst is. Stippellijn: een net weggenomen tegel.',
  moorNames: 'In de oplossingen staat één plek voor de hele bank.',
  seat: { 1: 'Noord', 2: 'Zuid' },
  ask: {
    'win-in-one': (seat) => `${seat} zet en wint.`,
    'claim-or-not': (seat) => `${seat}: claimen, zetten of geen van beide?`,
    'which-taking': (seat) => `${seat} heeft gezet. Welke tegel gaat weg, zodat de ander niet kan winnen?`,
    'win-in-two': (seat) => `${seat} wint met de tweede zet.`,
    'win-in-three': (seat) => `${seat} wint met de derde zet.`,
  },
  momentAdam: (round, north, south) => `Adam Way, ronde ${round}. Nog weg te nemen: Noord ${north}, Zuid ${south}.`,
  momentMust: (round) => `Adam Way, ronde ${round}: er moet een tegel weg.`,
  momentUp: (game, round, takings) => `${game}, ronde ${round}. In ronde ${takings} moet er een tegel weg.`,
  take: (place) => `${place} wegnemen`,
  takeNone: 'niets wegnemen',
  claimFirst: 'claimen!',
  noClaim: 'niet claimen',
  moor: (number) => `Stelling van puzzel ${number}`,
  score: {
    event: 'Club, avond, toernooi',
    date: 'Datum',
    game: 'Nr.',
    north: 'Noord (begint)',
    south: 'Zuid',
    winner: 'Winnaar',
    how: 'Hoe',
    round: 'Ronde',
    prolonged: 'Verlengd',
    points: 'Punten',
    hows: 'Hoe: Z door een zet, C door een claim, O door een onterechte claim van de ander, D omdat de ander doorging, = gelijkspel',
    ranking: 'Rangschikking: eerst gewonnen spellen, dan punten',
    name: 'Naam',
    wins: 'Gewonnen',
    place: 'Plaats',
    nobody: 'Niemand wint: koos er maar één voor doorgaan, dan krijgt de ander 12. Anders 0 en 0.',
  },
  by: 'een spel voor twee van Niels Pieterse',
  track: 'Rondes',
  place: 'leggen',
  decide: 'kiezen',
  must: 'moet weg',
  first: 'Punten',
  second: 'Punten, verlengd',
  schedule: 'Wie moet wegnemen',
  reconstruction: 'Reconstructie',
  own: 'Zoals op je eigen rondeteller',
  names: 'De plekken',
  north: 'Noord',
  south: 'Zuid',
  adam: [
    GOAL,
    {
      title: 'Opstelling',
      lines: [
        'Leg 7 stenen en 23 bostegels willekeurig. Noord draait een steen om, dan Zuid een andere: die zijn nu bos.',
        'Mist op de 5 die staan. Ronde 12: leg om de beurt de andere 6 misttegels, Noord eerst, op plekken zonder mist.',
      ],
    },
    { title: 'Mist verplaatsen', lines: MOVING },
    {
      title: 'Wegnemen',
      lines: [
        'Ronde 11 tot 3: na het verplaatsen mag je één misttegel wegnemen, drie in totaal.',
        'Ronde 2 en 1: na het verplaatsen moet je er één wegnemen.',
        'Minstens één steen moet onder mist blijven.',
      ],
    },
    {
      title: 'De keuze',
      lines: [
        'Na ronde 3, of na de ronde waarin allebei hun derde tegel hebben weggenomen, kiezen jullie in het geheim: verlengen of doorgaan.',
        'Allebei verlengen: terug naar ronde 12. Ieder legt om de beurt terug wat hij wegnam, en mag er weer drie wegnemen. Een tweede keuze komt er niet.',
        'Anders: door naar ronde 2.',
      ],
    },
    {
      title: 'Claimen',
      lines: [
        'Vanaf de zet van de ander tot 3 seconden na diens beurt mag je claimen dat je een winnende zet hebt. Niet in ronde 12 en 1.',
        'Een net weggenomen tegel gaat terug. Je speelt één zet: wint die, dan win jij; zo niet, dan verlies je.',
      ],
    },
    {
      title: 'Het einde',
      lines: [
        'Wint niemand in ronde 1: koos er maar één voor doorgaan, dan verliest die en krijgt de ander 12 punten. Anders is het gelijkspel.',
        'De winnaar krijgt punten naar de ronde, zie het rondespoor; een claim telt in zijn ronde. De verliezer krijgt niets.',
      ],
    },
  ],
  v2: [
    GOAL,
    {
      title: 'Opstelling',
      lines: [
        'Schud alle 30 tegels gedekt en draai ze een voor een open: a1, a2, a3, b1 en zo door tot g3.',
        'De 3e en de 5e steen die verschijnt leg je gedekt: die gelden als bos. Mist op de andere 5.',
        'Leg om de beurt de 6 andere misttegels op plekken zonder mist. Wie begint is Noord.',
      ],
    },
    { title: 'Mist verplaatsen', lines: MOVING },
    {
      title: 'Rondes',
      lines: [
        'Twaalf rondes, oplopend geteld, Noord eerst. Waar het schema het zegt, moet je na het verplaatsen één misttegel wegnemen.',
        'Minstens één steen moet onder mist blijven. Mag er geen tegel weg, dan gaat er geen weg.',
        'Geen claims, geen keuze, niets vrijwillig wegnemen.',
      ],
    },
    {
      title: 'Het einde',
      lines: ['De winnaar krijgt één punt per misttegel op de heide. Na ronde 12 zonder winst is het gelijkspel.'],
    },
  ],
  scheduleNote:
    'Van de gedrukte teller kennen wij alleen ronde 1: allebei alleen verplaatsen. De rest van de bovenste tabel is onze reconstructie; vul de onderste in naar je eigen teller.',
};
export default nl;
