import type en from './en.ts';

const fr: typeof en = {
  won: 'Qui a gagné ?',
  tie: 'Nulle',
  roundOfGame: 'Manche de la partie',
  inTime: 'sans prolongation',
  prolonged: 'prolongée',
  enter: (name, round, points) => `${name} à la manche ${round} : ${points} points`,
  enterTie: 'Partie nulle : aucun point',
  chooseFirst: 'Touchez le vainqueur et la manche',
  inRound: (name, round) => `${name} en ${round}`,
  inRoundProlonged: (name, round) => `${name} en ${round}, prolongée`,
  plus: (points) => `${points} points`,
  notPlayedOut: 'Au temps ou par abandon',
  notPlayedOutAbout: 'L’adversaire n’avait plus de temps ou a abandonné. Touchez la manche où c’était.',
  early: (won) => `${won}, partie interrompue`,
  paperHint: 'Cochez le vainqueur, entourez la manche',
};
export default fr;
