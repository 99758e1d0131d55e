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
  notPlayedOut: 'Auf Zeit oder durch Aufgabe',
  notPlayedOutAbout: 'Die andere Person hatte keine Zeit mehr oder gab auf. Tippe die Runde an, in der das war.',
  early: (won) => `${won}, nicht ausgespielt`,
  paperHint: 'Sieger ankreuzen, Runde einkreisen',
};
export default de;
