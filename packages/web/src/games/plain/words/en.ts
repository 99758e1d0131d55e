export default {
  position: 'Position',
  yourTurn: (name: string) => `${name} to play. Choose an action.`,
  waiting: (name: string) => `Waiting for ${name}.`,
  played: (name: string, action: string) => `${name}: ${action}`,
  noMoves: 'Nothing has been played yet.',
  wins: (name: string) => `${name} wins`,
  tie: 'Nobody wins',
  byRules: 'The game is over.',
  byTime: (name: string) => `${name} ran out of time.`,
  byResigning: (name: string) => `${name} gave up.`,
  byAgreement: 'The players agreed to end the game.',
};
