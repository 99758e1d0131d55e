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
  by: {
    menhirs: 'een spel voor twee van Niels Pieterse',
    floors: 'een spel voor twee tot zeven van Friedemann Friese',
  },
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
  basic:
    'De basisopstelling. Voor gevorderden: leg om de beurt alle 17 tegels; de hoeken bij de deuren blijven vrij, teleporters nooit naast elkaar.',
  scheduleNote:
    'Van de gedrukte teller kennen wij alleen ronde 1: allebei alleen verplaatsen. De rest van de bovenste tabel is onze reconstructie; vul de onderste in naar je eigen teller.',
  floors: [
    {
      title: 'Doel',
      lines: [
        'Breng je fiches van de ingang naar de uitgang. Op één na allemaal buiten: je wint meteen. Anders wint wie er de meeste buiten heeft; bij een gelijke stand wie dat aantal het eerst haalde.',
      ],
    },
    {
      title: 'Fiches',
      lines: [
        'Om de beurt verzet ieder één fiche en draait het om, tot alle fiches geweest zijn. De twee kanten zijn samen 7.',
        'Zoveel vakjes als het toont, of minder, nooit schuin, heen en weer mag. Over fiches heen, maar er niet op eindigen.',
        'Eerste ronde: ieder twee fiches. Binnenkomen en naar buiten gaan kosten elk één punt.',
      ],
    },
    {
      title: 'Monster',
      lines: [
        'Draai een kaart om. Kijken, stap, kijken, stap: zoveel stappen als er staat, en tot slot een blik. Bij een kaart met happen: tot er zoveel zijn opgegeten, hoogstens 20 stappen. De allereerste kaart is er nooit zo een.',
        'Het kijkt vooruit, naar links en rechts, nooit achterom. Het draait naar wie het dichtstbij is. Gelijk, of niemand: rechtdoor.',
        'Over de rand komt het bij dezelfde letter aan de andere kant binnen en houdt zijn richting.',
      ],
    },
    {
      title: 'Delen',
      lines: [
        'Deel 1: zeven kaarten. Wie wordt opgegeten begint buiten opnieuw. Schud dan alle acht. Deel 2: acht kaarten, en wie wordt opgegeten ligt eruit.',
        'Na elke ronde gaat de startmarkering naar links.',
      ],
    },
  ],
  effects: {
    title: 'Wat doet wat',
    head: ['', 'Een fiche\u00a0…', 'Het monster kijkt\u00a0…', 'Het monster\u00a0…'],
    rows: {
      s: [
        'Steen',
        'duwt er één, als het vakje erachter vrij is',
        'er niet voorbij',
        'duwt hem met alles wat er in een rij achter staat',
      ],
      c: ['Kristal', 'duwt er één, als een steen', 'erdoorheen', 'duwt het, als een steen'],
      r: [
        'Rechtsaf­steen',
        'duwt er één, als een steen',
        'er niet voorbij',
        'duwt hem nooit: draait rechtsaf en gaat daarheen. Kijken gaat voor',
      ],
      h: ['Omkeer­steen', 'duwt er één, als een steen', 'er niet voorbij', 'duwt hem nooit: keert om. Kijken gaat voor'],
      P: [
        'Bloed',
        'glijdt voor één punt recht naar de overkant',
        'eroverheen',
        'glijdt er in één stap over en eet alles onderweg',
      ],
      '1': [
        'Teleporter',
        'mag er niet op',
        'eroverheen',
        'verschijnt op de andere van het paar, in de richting van de pijl daar. Wat erin wordt geduwd is weg',
      ],
      edge: ['Rand', 'kan niet verder', 'er niet voorbij', 'gaat erdoor. Wat eraf wordt geduwd is weg'],
      token: ['Fiche', 'mag erover, niet erop eindigen', 'alleen het eerste', 'eet het op'],
    },
    foot: 'Een tegel die op de ingang of de uitgang wordt geduwd, verdwijnt uit het spel. Wat op bloed wordt geduwd glijdt naar de overkant als die vrij is.',
  },
};
export default nl;
