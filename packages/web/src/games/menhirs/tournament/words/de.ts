import type en from './en.ts';

const de: typeof en = {
  won: 'Wer hat gewonnen?',
  tie: 'Remis',
  roundOfGame: 'Spielrunde',
  inTime: 'nicht verlängert',
  prolonged: 'verlängert',
  enter: (name, round, points) => `${name} in Spielrunde ${round}: ${points} Punkte`,
  enterTie: 'Unentschieden: keine Punkte',
  chooseFirst: 'Sieger und Runde antippen',
  inRound: (name, round) => `${name} in ${round}`,
  inRoundProlonged: (name, round) => `${name} in ${round}, verlängert`,
  plus: (points) => `${points} Punkte`,
};
export default de;
