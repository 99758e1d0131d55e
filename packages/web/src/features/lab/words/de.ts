import type en from './en.ts';

const de: typeof en = {
  title: 'Labor',
  lead: 'Computerspieler spielen eine Variante sehr oft, und du siehst, wie sie ist: wer gewinnt, wie lange es dauert, wo es geschieht.',
  game: 'Spiel',
  variant: 'Was wird gemessen?',
  compare: 'Mit einer anderen Variante vergleichen',
  compareAbout: 'Beide werden gespielt, und du siehst, welche Unterschiede echt sind.',
  otherVariant: 'Die andere Variante',
  players: 'Wer spielt?',
  allSeats: 'Stärke aller Spieler',
  different: 'Verschiedene Stärken',
  differentAbout: 'Sie tauschen von Partie zu Partie die Plätze. So siehst du, wie viel Können zählt.',
  games: 'Partien',
  positions: 'Betrachtete Stellungen pro Zug',
  seed: 'Startzahl',
  seedAbout: 'Dieselbe Startzahl ergibt dieselben Partien.',
  measure: 'Messen',
  playing: 'Die Computerspieler spielen',
  progress: (done, of) => `${done} von ${of} Partien`,
  change: 'Einstellungen',
  moreGames: 'Mehr Partien',
  figures: 'Zahlen',
  summary: (game, variants, games, levels) =>
    `${game}: ${variants.join(' und ')}. ${variants.length === 1 ? '' : 'Je '}${games} Partien, ${levels.length === 1 ? `alle Spieler: ${levels[0]}` : levels.join(', ')}.`,
  skillTitle: (level, score) => `${level} holt ${score}`,
  skillNote:
    'Was ein Platz jeder Stärke im Schnitt bekam: ein Sieg ist 100 %, ein Unentschieden wird geteilt. Mit 95-%-Intervallen.',
  wins: (level) => `${level} gewinnt`,
  score: (level) => `Ausbeute: ${level}`,
  counted: 'Was gezählt wurde',
  difference: 'Unterschied',
  differences: {
    differs: 'ein echter Unterschied',
    'may-be-chance': 'kann Zufall sein',
    'too-few-games': 'zu wenige Partien für ein Urteil',
  },
  noDifference: 'Kein Unterschied, der mehr als Zufall ist',
  realDifferences: (real, of) =>
    real === 1 ? `1 von ${of} Zahlen ist wirklich anders` : `${real} von ${of} Zahlen sind wirklich anders`,
  comparisonNote:
    '≠ ein echter Unterschied (99 %), ≈ kann Zufall sein. Die Achsen gehen von 0 bis 100 %, mit 95-%-Intervallen.',
  allFigures: 'Alle Zahlen',
  interval: (low, high) => `${low} bis ${high}`,
  habit: 'Mit 95-%-Intervallen. Die Zahlen sagen über die Computerspieler so viel wie über das Spiel.',
  unreadable: {
    options: 'Dieser Link nennt eine Variante, die es nicht gibt. Hier sind die üblichen Einstellungen.',
    levels:
      'Dieser Link nennt Spieler, die es nicht gibt, oder nicht einen je Platz. Hier sind die üblichen Einstellungen.',
    number: 'Dieser Link nennt eine Zahl, die zu groß oder keine Zahl ist. Hier sind die üblichen Einstellungen.',
  },
};
export default de;
