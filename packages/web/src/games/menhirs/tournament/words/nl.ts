import type en from './en.ts';

const nl: typeof en = {
  won: 'Wie heeft er gewonnen?',
  tie: 'Gelijk',
  roundOfGame: 'Ronde van het spel',
  inTime: 'niet verlengd',
  prolonged: 'verlengd',
  enter: (name, round, points) => `${name} in spelronde ${round}: ${points} punten`,
  enterTie: 'Gelijkspel: geen punten',
  chooseFirst: 'Tik de winnaar en de ronde aan',
  inRound: (name, round) => `${name} in ${round}`,
  inRoundProlonged: (name, round) => `${name} in ${round}, verlengd`,
  plus: (points) => `${points} punten`,
};
export default nl;
