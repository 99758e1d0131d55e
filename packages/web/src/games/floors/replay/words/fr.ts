import type en from './en.ts';

const cardsOf = (n: number): string => (n === 1 ? '1 carte' : `${n} cartes`);

const fr: typeof en = {
  monster: 'Le monstre',
  chapterStage: (stage, round) => `Manche ${stage}, tour ${round}`,
  graph: 'Chances de gagner',
  percent: (n) => `${n} %`,
  chanceOf: (name, percent) => `${name} : ${percent} %`,
  gaveAway: (name, percent) => `${name} : ${percent} % de chances de gagner perdues.`,
  reasons: {
    wins: 'gagne la partie',
    leaves: (token) => `${token} sort`,
    enters: (token) => `${token} entre`,
    nearer: (token, n) => (n === 1 ? `${token} s’approche d’un pas` : `${token} s’approche de ${n} pas`),
    farther: (token, n) => (n === 1 ? `${token} s’éloigne d’un pas` : `${token} s’éloigne de ${n} pas`),
    danger: (token, cards, of) => `${token} est mangé avec ${cardsOf(cards)} sur ${of}`,
    eaten: (token) => `${token} est mangé avec toutes les cartes`,
    escapes: (token, cards, of) => `${token} échappe à ${cardsOf(cards)} sur ${of}`,
    onlySafe: 'le seul tour qui met tout le monde à l’abri',
    steers: (token, cards, of) => `attire le monstre vers ${token} : ${cardsOf(cards)} de plus sur ${of}`,
  },
  luckAndSkill: 'Chance et adresse',
  luckHow:
    'En points de pourcentage des chances de gagner, additionnés sur tous les tours : +10 les fait passer de 40 % à 50 %.',
  player: 'Joueur',
  lostBySkill: 'Perdu',
  luckOfCards: 'Chance aux cartes',
  bestCard: (name, card) => `${name} : carte la plus heureuse ${card}.`,
  worstCard: (name, card) => `${name} : carte la plus malheureuse ${card}.`,
  watch: 'Voir le trajet',
  steps: 'Le trajet, pas à pas',
  endings: {
    'all-but-one': 'Tous les pions sauf un sont dehors.',
    'last-card': 'La dernière carte est jouée.',
    'none-left': 'Il n’y a plus de pion dans le château.',
  },
  ranking: 'Classement',
  place: 'Rang',
  tokensOut: 'Pions dehors',
};
export default fr;
