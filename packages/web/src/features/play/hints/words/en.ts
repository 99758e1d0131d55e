export default {
  hint: 'Hint',
  title: 'What could I play?',
  thinking: 'Having a look…',
  nothing: 'Nothing can be said about this moment. Trust your nose.',
  failed: 'That did not work. Please try again.',
};
