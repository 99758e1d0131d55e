import type en from './en.ts';

const nl: typeof en = {
  chapterStage: (stage, round) => `Deel ${stage}, ronde ${round}`,
  graph: 'Kans om te winnen',
  percent: (n) => `${n}%`,
  chanceOf: (name, percent) => `${name}: ${percent}%`,
  gaveAway: (name, percent) => `${name}: geeft ${percent}% van de winstkans weg.`,
  reasons: {
    wins: 'wint het spel',
    leaves: (token) => `${token} komt naar buiten`,
    enters: (token) => `${token} komt binnen`,
    nearer: (token, n) => (n === 1 ? `${token} is 1 stap dichterbij` : `${token} is ${n} stappen dichterbij`),
    farther: (token, n) => (n === 1 ? `${token} is 1 stap verder weg` : `${token} is ${n} stappen verder weg`),
    danger: (token, cards, of) => `${token} wordt bij ${cards} van de ${of} kaarten opgegeten`,
    eaten: (token) => `${token} wordt bij elke kaart opgegeten`,
    escapes: (token, cards, of) => `${token} ontsnapt aan ${cards} van de ${of} kaarten`,
    onlySafe: 'de enige beurt waarbij iedereen veilig blijft',
    steers: (token, cards, of) => `stuurt het monster naar ${token}: ${cards} van de ${of} kaarten erbij`,
  },
  luckAndSkill: 'Geluk en kunde',
  luckHow: 'In honderdsten van de winstkans.',
  player: 'Speler',
  lostBySkill: 'Weggegeven',
  luckOfCards: 'Geluk met de kaarten',
  bestCard: (name, card) => `${name}: gelukkigste kaart ${card}.`,
  worstCard: (name, card) => `${name}: ongelukkigste kaart ${card}.`,
  watch: 'Bekijk de tocht',
  steps: 'De tocht, stap voor stap',
  endings: {
    'all-but-one': 'Alle fiches op één na zijn buiten.',
    'last-card': 'De laatste kaart is gespeeld.',
    'none-left': 'Er is geen fiche meer in het kasteel.',
  },
  ranking: 'Eindstand',
  place: 'Plaats',
  tokensOut: 'Fiches buiten',
};
export default nl;
