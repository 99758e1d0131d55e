export default {
  title: 'What could I play?',
  thinking: 'Having a look…',
  nothing: 'Nothing can be said about this moment. Trust your instincts.',
  another: (number: number, of: number) => `Turn ${number} of ${of}: show the next`,
};
