import type en from './en.ts';

const de: typeof en = {
  count: 'Wie viele Spieler?',
  begins: 'Wer beginnt?',
  beginsAbout:
    'Nach der Spielregel: wer dem Monster am ähnlichsten sieht. Wer das ist, entscheidet ihr. In der nächsten Partie beginnt, wer links davon sitzt.',
  hall: 'Welche Halle?',
  halls: {
    basic: 'Einfach',
    random: 'Fortgeschritten, ausgelost',
    lay: 'Fortgeschritten, selbst gelegt',
    drawn: 'Gezeichnet',
  },
  hallAbout: {
    basic: 'Einfache Steine und zwei Blutlachen, immer am selben Ort. Gut für die erste Partie.',
    random: 'Kristalle, Umlenksteine, Teleporter und Blutlachen, vom Zufall gelegt.',
    lay: 'Alle siebzehn Plättchen; vor der Partie legt ihr sie reihum, eins nach dem anderen.',
    drawn: 'Die Halle, wie sie in der Werkstatt gezeichnet wurde.',
  },
  short: 'Kürzerer Abschnitt 2',
  shortAbout: 'Sieben statt acht Monsterkarten in Abschnitt 2.',
  five: 'Die 5 zählt als drei Treffer',
  fiveAbout: 'Bei sechs oder sieben Spielern: Auf die 5 läuft das Monster, bis es drei erwischt hat.',
  monster: 'Monster',
  monsterAbout: 'Das Monster an eurem Tisch. Alle dort sehen es.',
  build: 'Selbst bauen',
  monsterTerm: (name) => `Monster: ${name}`,
  playersTerm: (count) => `${count} Spieler`,
  hallTerm: (hall) => `Halle: ${hall}`,
  characters: {
    'lost-guest': 'Rennt zur Tür, als gäbe es kein Monster.',
    'kitchen-boy': 'Hofft, dass das Monster heute faul ist.',
    'candle-bearer': 'Achtet auf das Monster, nur nicht an seinen langen Tagen.',
    'night-watch': 'Rechnet mit jeder Karte und schiebt Steine.',
    gravedigger: 'Bedenkt, was die anderen gleich tun.',
    castellan: 'Kennt jeden Winkel und weiß, wer dort gesehen wird.',
    'monster-tamer': 'Volle Stärke. Lässt das Monster tanzen.',
  },
};
export default de;
