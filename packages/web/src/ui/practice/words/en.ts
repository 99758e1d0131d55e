export default {
  opponent: 'Opponent',
  startOver: 'Start over',
  tryAgain: 'Try again',
  notQuite: 'Not quite.',
  next: 'Next',
};
