export default {
  won: 'Who won?',
  tie: 'Tie',
  roundOfGame: 'Round of the game',
  inTime: 'not prolonged',
  prolonged: 'prolonged',
  enter: (name: string, round: number, points: number) => `${name} in game round ${round}: ${points} points`,
  enterTie: 'A tie: no points',
  chooseFirst: 'Tap the winner and the round',
  inRound: (name: string, round: number) => `${name} in ${round}`,
  inRoundProlonged: (name: string, round: number) => `${name} in ${round}, prolonged`,
  plus: (points: number) => `${points} points`,
};
