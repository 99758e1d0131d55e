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
  notPlayedOut: 'Op tijd of door opgave',
  notPlayedOutAbout: 'De ander had geen tijd meer of gaf op. Tik de ronde aan waarin dat was.',
  early: (won) => `${won}, niet uitgespeeld`,
  paperHint: 'Kruis de winnaar aan, omcirkel de ronde',
};
export default nl;
