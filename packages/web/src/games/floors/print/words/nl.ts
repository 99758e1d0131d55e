import type en from './en.ts';

const nl: typeof en = {
  sheets: {
    floors: { title: 'Finstere Flure', about: 'De regels in het kort, en wat elke tegel doet' },
    'floors-puzzles': { title: 'Finstere Flure: puzzels', about: 'Zes puzzels, oplossingen ondersteboven' },
  },
  credit: 'Finstere Flure is een spel van Friedemann Friese. Een onofficieel blad van Speeltafel.',
  hallKey:
    'Zwarte fiches zijn van jou. ✱ uitgang, ▲ ingang. Een fiche met een dubbele ring mag lopen, zover het getal reikt.',
  monsterAsk: 'Laat het monster alle witte fiches opeten en de zwarte sparen. Het loopt tot het zover is.',
  monsterMove: (tokens) => `Je mag ${tokens} verzetten.`,
  monsterLay: (tiles) => `Je legt: ${tiles}.`,
  saveAsk: (tokens, cards) => `Verzet ${tokens} zo dat geen van de kaarten ${cards} je een fiche kost.`,
  hit: (bites) => (bites === 1 ? '1 hap' : `${bites} happen`),
  lay: (tile, square) => `${tile} op ${square}`,
  outside: 'buiten',
  stays: 'blijft',
  leaves: 'eruit',
  hall: (number) => `Zaal van puzzel ${number}`,
  by: 'een spel voor twee tot zeven van Friedemann Friese',
  parts: [
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
  basic:
    'De basisopstelling. Voor gevorderden: leg om de beurt alle 17 tegels; de hoeken bij de deuren blijven vrij, teleporters nooit naast elkaar.',
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
