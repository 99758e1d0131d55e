import type en from './en.ts';

const nl: typeof en = {
  cutOut: {
    how: 'Print op karton en knip langs de streepjeslijnen. Vouw de figuur dubbel bij de kop en vouw de voet naar buiten, zodat hij blijft staan. Een schijf ligt in de zaal: de wig wijst waarheen het monster kijkt.',
    above: 'van boven',
    disc: (size) => `${size} mm`,
  },
  sheets: {
    floors: { title: 'Finstere Flure', about: 'De regels in het kort, en wat elke tegel doet' },
    'floors-monster': { title: 'Jouw monster', about: 'Een figuur om te vouwen en twee schijven, om uit te knippen.' },
    'floors-puzzles': { title: 'Finstere Flure: puzzels', about: 'Zes puzzels, oplossingen ondersteboven' },
  },
  credit: 'Finstere Flure is een spel van Friedemann Friese. Een onofficieel blad van Speeltafel.',
  hallKey:
    'Zwarte figuren zijn van jou. ✱ uitgang, ▲ ingang. Een figuur met een dubbele ring mag lopen, zover het getal reikt.',
  monsterAsk: 'Laat het monster alle witte figuren opeten en de zwarte sparen. Het loopt tot het zover is.',
  monsterMove: (tokens) => `Je mag ${tokens} verzetten.`,
  monsterLay: (tiles) => `Je legt: ${tiles}.`,
  saveAsk: (tokens, cards) => `Verzet ${tokens} zo dat geen van de kaarten ${cards} je een figuur kost.`,
  hit: (bites) => (bites === 1 ? '1 treffer' : `${bites} treffers`),
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
        'Breng je figuren van de ingang naar de uitgang. Op één na allemaal buiten: je wint meteen. Anders eindigt het spel na de laatste kaart, of in deel 2 als er geen figuur meer in het spel is: wie de meeste figuren buiten heeft, wint; bij een gelijke stand wie dat aantal het eerst haalde. Niemand buiten: geen winnaar.',
      ],
    },
    {
      title: 'Speelfiguren',
      lines: [
        'Om de beurt verzet ieder één figuur en draait hem om, tot alle figuren geweest zijn. De twee kanten zijn samen 7.',
        'Zoveel vakjes als hij toont, of minder, nooit schuin, heen en weer mag. Over figuren heen, maar er niet op eindigen. Nooit op het vakje van het monster of op een telepoort.',
        'Eerste ronde: ieder brengt twee figuren naar binnen en draait de andere alleen om. Binnenkomen en naar buiten gaan kosten elk één stap. Later mag een figuur ook buiten wachten.',
        'Is de weg over het bloed versperd, dan stopt de figuur op het bloed en mag hij met nog een stap verder. Geen laatste stap op het bloed als de figuur op een andere zou eindigen.',
      ],
    },
    {
      title: 'Monster',
      lines: [
        'Draai een kaart om. Kijken, stap, kijken, stap: zoveel stappen als er staat, en tot slot een blik. Bij een kaart met treffers: tot er zoveel zijn opgegeten, hoogstens 20 stappen. De allereerste kaart is nooit 1 treffer of 2 treffers.',
        'Het kijkt vooruit, naar links en rechts, nooit achterom. Het draait naar de dichtstbijzijnde figuur. Gelijk, of niemand: rechtdoor.',
        'Over de rand komt het bij dezelfde letter aan de andere kant binnen en houdt zijn richting.',
        'Een figuur die over de rand of op een telepoort wordt geduwd, telt als opgegeten, ook voor de treffers.',
      ],
    },
    {
      title: 'Delen',
      lines: [
        'Deel 1: zeven kaarten. Een figuur die wordt opgegeten komt buiten terug, met dezelfde kant boven, en mag vanaf de volgende ronde weer naar binnen. Schud dan alle acht. Deel 2: acht kaarten, en een figuur die wordt opgegeten ligt eruit.',
        'Na elke ronde gaat de startmarkering naar links.',
        'Met zijn tweeën: breng niet te vroeg twee figuren naar buiten. Met zes of zeven: de 5 mag als 3 treffers tellen.',
      ],
    },
  ],
  basic:
    'De basisopstelling. Wie het meest op het monster lijkt, begint. Voor gevorderden: leg om de beurt alle 17 tegels; de ingang, de uitgang en de vakjes ernaast blijven vrij, telepoorten nooit naast elkaar. Wie links zit van degene die de laatste tegel legde, begint.',
  effects: {
    title: 'Wat doet wat',
    head: ['', 'Een figuur\u00a0…', 'Het monster kijkt\u00a0…', 'Het monster\u00a0…'],
    rows: {
      s: [
        'Steen',
        'duwt er één, als het vakje erachter vrij is',
        'er niet voorbij',
        'duwt hem met alles wat er in een rij achter staat',
      ],
      c: ['Kristal', 'duwt er één, als een steen', 'erdoorheen', 'duwt het, als een steen'],
      r: [
        'Draaisteen rechts',
        'duwt er één, als een steen',
        'er niet voorbij',
        'duwt hem nooit: draait naar rechts en gaat daarheen, als het kijken het niet eerst draaide',
      ],
      h: [
        'Draaisteen 180°',
        'duwt er één, als een steen',
        'er niet voorbij',
        'duwt hem nooit: keert om, als het kijken het niet eerst draaide',
      ],
      P: [
        'Bloed',
        'glijdt in één stap recht naar de overkant',
        'eroverheen, vakje voor vakje',
        'glijdt er in één stap over en eet alles onderweg',
      ],
      '1': [
        'Telepoort',
        'mag er niet op',
        'eroverheen',
        'verschijnt op de andere van het paar, in de richting van de pijl daar. Wat het erin duwt is weg',
      ],
      edge: ['Rand', 'kan niet verder', 'er niet voorbij', 'gaat erdoor. Wat het eraf duwt is weg'],
      token: ['Figuur', 'mag erover, niet erop eindigen', 'alleen de eerste', 'eet hem op'],
    },
    foot: 'Een tegel die op de ingang of de uitgang wordt geduwd, verdwijnt uit het spel. Wat op bloed wordt geduwd glijdt naar de overkant als die vrij is; anders blijft het op het bloed.',
  },
};
export default nl;
