import type en from './en.ts';

const de: typeof en = {
  chapterStage: (stage, round) => `Teil ${stage}, Runde ${round}`,
  graph: 'Gewinnchance',
  percent: (n) => `${n} %`,
  chanceOf: (name, percent) => `${name}: ${percent} %`,
  gaveAway: (name, percent) => `${name}: verschenkt ${percent} % Gewinnchance.`,
  reasons: {
    wins: 'gewinnt die Partie',
    leaves: (token) => `${token} kommt hinaus`,
    enters: (token) => `${token} kommt herein`,
    nearer: (token, n) => (n === 1 ? `${token} ist 1 Schritt näher` : `${token} ist ${n} Schritte näher`),
    farther: (token, n) => (n === 1 ? `${token} ist 1 Schritt weiter weg` : `${token} ist ${n} Schritte weiter weg`),
    danger: (token, cards, of) => `${token} wird mit ${cards} von ${of} Karten gefressen`,
    eaten: (token) => `${token} wird mit jeder Karte gefressen`,
    escapes: (token, cards, of) => `${token} entkommt ${cards} von ${of} Karten`,
    onlySafe: 'der einzige Zug, bei dem alle sicher bleiben',
    steers: (token, cards, of) => `lenkt das Monster auf ${token}: ${cards} von ${of} Karten mehr`,
  },
  luckAndSkill: 'Glück und Können',
  luckHow: 'In Hundertsteln der Gewinnchance.',
  player: 'Spieler',
  lostBySkill: 'Verschenkt',
  luckOfCards: 'Kartenglück',
  bestCard: (name, card) => `${name}: glücklichste Karte ${card}.`,
  worstCard: (name, card) => `${name}: unglücklichste Karte ${card}.`,
  watch: 'Den Weg ansehen',
  steps: 'Der Weg, Schritt für Schritt',
  endings: {
    'all-but-one': 'Alle Figuren bis auf eine sind draußen.',
    'last-card': 'Die letzte Karte ist gespielt.',
    'none-left': 'Keine Figur ist mehr in der Burg.',
  },
  ranking: 'Rangliste',
  place: 'Platz',
  tokensOut: 'Figuren draußen',
};
export default de;
