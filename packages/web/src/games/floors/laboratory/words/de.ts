import type en from './en.ts';

const ordinals = ['erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste', 'siebte'] as const;

const de: typeof en = {
  givenHall: 'eine eigene Halle',
  deal: 'Auslosen',
  clear: 'Leeren',
  loneTeleporter: 'Ein Teleporter braucht einen zweiten seiner Farbe. Bis dahin gilt die letzte vollständige Halle.',
  seatWins: (seat) => `${seat} gewinnt`,
  measures: {
    'no-winner': 'Niemand gewinnt',
    'ends-early': 'Alle bis auf eine frei',
    'ends-with-last-card': 'Letzte Karte gespielt',
    'ends-with-none-left': 'Keine Figur mehr im Schloss',
    'from-behind': 'Aus dem Rückstand gewonnen, von den entschiedenen',
    rounds: 'Runden je Partie',
    'lead-changes': 'Führungswechsel',
    out: 'Figuren, die freikamen',
    'eaten-first-half': 'Gefressen in Abschnitt 1',
    'eaten-second-half': 'Gefressen in Abschnitt 2',
    'bad-luck': 'Gefressen über die Chance der Karten hinaus',
    'bad-luck-of-winner': 'Dasselbe, beim Sieger',
  },
  fairSeats: 'Jeder Platz gewinnt seinen Anteil',
  seatTooOften: (seat) => `Der ${ordinals[seat - 1]} Platz gewinnt zu oft`,
  seatTooSeldom: (seat) => `Der ${ordinals[seat - 1]} Platz gewinnt zu selten`,
  seatsNote: (fair) =>
    `Siege nach Platz, mit 95-%-Intervallen; die gestrichelte Linie ist der gerechte Anteil, ${fair}. Eine Raute weicht ab.`,
  roundsTitle: (rounds) => `Die Hälfte der Partien endet bis Runde ${rounds}`,
  roundsNote: 'Partien nach Zahl der Runden, beide Abschnitte zusammen, und wie sie endeten.',
  luckTitle: (tokens) => `Sieger hatten um ${tokens} Figuren Glück`,
  noLuckTitle: 'Sieger hatten kaum mehr Glück',
  luckNote:
    'Gefressene Figuren des Siegers, abzüglich der genauen Chance vor jeder Karte: unter 0 waren die Karten gnädig.',
  eatenTitle: (square, eaten) => `${square} ist am tödlichsten: ${eaten} Figuren in 100 Partien`,
  eatenNote:
    'Je größer das Quadrat, desto öfter wurde eine Figur gefressen, die dort stand. Zahlen: Figuren in 100 Partien, ab 10.',
  eatenAll: (squares) => `Gefressene Figuren in 100 Partien: ${squares.join(', ')}`,
  leadNote: 'Vorn liegt, wer die beste Siegchance hat, bevor das Monster läuft, mit mindestens 5 % Abstand.',
};
export default de;
