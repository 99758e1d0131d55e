export default {
  opponent: 'Opponent',
  startOver: 'Start over',
  hint: 'Hint',
  tryAgain: 'Try again',
  notQuite: 'Not quite.',
};
