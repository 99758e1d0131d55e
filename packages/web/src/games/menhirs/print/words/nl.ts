import type en from './en.ts';

const MOVING = [
  'Je moet één mistcluster één stap verplaatsen. Een cluster is alle mist die aan elkaar ligt, al is het één tegel. Een vrije menhir mag weer bedekt worden.',
  'Een cluster van 6 of meer mag je splitsen: het deel dat gaat ligt aan elkaar en telt er minstens 3, en elk stuk dat blijft ook. Na zijn stap mag het de rest weer raken.',
  'Geen tegel mag van het bord af of op andere mist belanden.',
  'Ko: je mag de laatste zet van de ander niet terugdraaien, precies die tegels rechtstreeks terug, ook niet als je daarna een tegel wegneemt. Een grotere of kleinere groep mag wel. Ko vervalt als de ander daarna een van die tegels wegnam.',
];
const GOAL = {
  title: 'Doel',
  lines: [
    'Wie mist zo verplaatst dat er geen menhir meer onder mist ligt, wint meteen. Met wegnemen of leggen win je nooit.',
  ],
};

const nl: typeof en = {
  sheets: {
    'menhirs-adam': { title: 'Menhirs: Adam Way', about: 'De regels in het kort, rondenspoor en punten' },
    'menhirs-v2': { title: 'Menhirs: 2.0', about: 'De regels in het kort, met een tabel om in te vullen' },
    'menhirs-score': { title: 'Menhirs: scoreblad', about: 'Voor een avond of een toernooi' },
    'menhirs-puzzles': { title: 'Menhirs: puzzels', about: 'Zes puzzels, oplossingen ondersteboven' },
  },
  credit: 'Menhirs is een spel van Niels Pieterse. Een onofficieel blad van Speeltafel.',
  moorKey:
    'Zwarte menhir: vrij. Witte menhir op arcering: onder mist. Pijlen: de mist die het laatst verplaatst is. Stippellijn: een net weggenomen tegel.',
  moorNames: 'In de oplossingen staat één plek voor het hele cluster.',
  ask: {
    'win-in-one': (seat) => `${seat} zet en wint.`,
    'claim-or-not': (seat) => `${seat}: claimen, zetten of geen van beide?`,
    'which-taking': (seat) => `${seat} heeft gezet. Welke tegel gaat weg, zodat de ander niet kan winnen?`,
    'win-in-two': (seat) => `${seat} wint met de tweede zet.`,
    'win-in-three': (seat) => `${seat} wint met de derde zet.`,
  },
  momentAdam: (round, north, south) => `Adam Way, ronde ${round}. Nog weg te nemen: Noord ${north}, Zuid ${south}.`,
  momentNoClaims: 'Claimen kan niet.',
  momentMust: (round) => `Adam Way, ronde ${round}: er moet een tegel weg.`,
  momentUp: (game, round, takings) => `${game}, ronde ${round}. In ronde ${takings} moet er een tegel weg.`,
  claimFirst: 'claimen!',
  noClaim: 'niet claimen',
  moor: (number) => `Stelling van puzzel ${number}`,
  score: {
    event: 'Club, avond, toernooi',
    date: 'Datum',
    game: 'Nr.',
    first: 'Startspeler',
    second: 'Tweede speler',
    winner: 'Winnaar',
    how: 'Hoe',
    round: 'Ronde',
    prolonged: 'Verlengd',
    points: 'Punten',
    hows: 'Hoe: Z door een zet, C door een claim, O door een onterechte claim van de ander, D omdat alleen de ander doorging, = gelijkspel',
    ranking: 'Rangschikking: eerst gewonnen spellen, dan punten',
    name: 'Naam',
    wins: 'Gewonnen',
    place: 'Plaats',
    nobody: 'Niemand wint: koos er maar één voor doorgaan, dan krijgt de ander 12. Anders 0 en 0.',
  },
  by: 'een spel voor twee van Niels Pieterse',
  place: 'leggen',
  decide: 'kiezen',
  first: 'Punten',
  second: 'Punten, verlengd',
  schedule: 'Wie moet wegnemen',
  reconstruction: 'Reconstructie',
  own: 'Zoals op je eigen rondenspoor',
  names: 'De plekken',
  startPlayer: 'Startspeler',
  secondPlayer: 'Tweede speler',
  adam: [
    GOAL,
    {
      title: 'Opstelling',
      lines: [
        'Leg 7 menhirs en 23 bostegels willekeurig. De startspeler draait een menhir om, dan de ander een andere: die zijn nu bos. Beginners kiezen zo dat weinig van de andere vijf naast elkaar staan.',
        'Mist op de 5 die staan. Ronde 12: leg om de beurt de andere 6 misttegels, de startspeler eerst, op plekken zonder mist.',
      ],
    },
    { title: 'Mist verplaatsen', lines: MOVING },
    {
      title: 'Wegnemen',
      lines: [
        'Ronde 11 tot 3: na het verplaatsen mag je één misttegel wegnemen, ieder drie in totaal.',
        'Ronde 2 en 1: na het verplaatsen moet je er één wegnemen.',
        'Minstens één menhir moet onder mist blijven.',
      ],
    },
    {
      title: 'Het keuzemoment',
      lines: [
        'Na ronde 3, of na de ronde waarin allebei hun derde tegel hebben weggenomen, kiezen jullie in het geheim: verlengen of doorgaan.',
        'Allebei verlengen: terug naar ronde 12. Ieder legt om de beurt terug wat hij wegnam, en mag er weer drie wegnemen. De tweede keer is er geen keuze.',
        'Anders: door naar ronde 2.',
        'Of hardop, de startspeler eerst: wie als eerste ‘doorgaan’ zegt, verliest als enige als niemand wint.',
      ],
    },
    {
      title: 'Claimen',
      lines: [
        'Vanaf de zet van de ander tot 3 seconden na diens beurt mag je claimen dat je een winnende zet hebt. Niet in ronde 12 en 1.',
        'Een net weggenomen tegel gaat terug. Je speelt één zet, en ko geldt: wint die, dan win jij; zo niet, dan verlies je.',
      ],
    },
    {
      title: 'Het einde',
      lines: [
        'Wint niemand in ronde 1: koos er maar één voor doorgaan, dan verliest die en krijgt de ander 12 punten. Anders is het gelijkspel.',
        'De winnaar krijgt punten naar de ronde, zie het rondenspoor; een claim telt in zijn ronde. De verliezer krijgt niets.',
      ],
    },
  ],
  v2: [
    GOAL,
    {
      title: 'Opstelling',
      lines: [
        'Schud alle 30 tegels gedekt en draai ze een voor een open: a1, a2, a3, b1 en zo door tot g3.',
        'De 3e en de 5e menhir die verschijnt leg je gedekt: die gelden als bos. Mist op de andere 5; vanaf nu kijkt niemand eronder.',
        'Leg om de beurt de 6 andere misttegels op plekken zonder mist. Wie begint is de startspeler.',
      ],
    },
    { title: 'Mist verplaatsen', lines: MOVING },
    {
      title: 'Rondes',
      lines: [
        'Twaalf rondes, oplopend geteld, de startspeler eerst. Zeg hardop wat je gaat doen en verplaats dan. Waar de tabel het zegt, moet je daarna één misttegel wegnemen.',
        'Minstens één menhir moet onder mist blijven. Mag er geen tegel weg, dan gaat er geen weg.',
        'Geen claims, geen keuzemoment, niets vrijwillig wegnemen.',
      ],
    },
    {
      title: 'Het einde',
      lines: ['De winnaar krijgt één punt per misttegel op het bord. Na ronde 12 zonder winst is het gelijkspel.'],
    },
  ],
  scheduleNote:
    'Van het gedrukte rondenspoor kennen wij alleen ronde 1: allebei alleen verplaatsen. De rest van de bovenste tabel is onze reconstructie; vul de onderste in naar je eigen rondenspoor.',
};
export default nl;
