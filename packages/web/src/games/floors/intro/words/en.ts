export default {
  lesson: 'Out of the castle, before the monster finds you.',
  rules: (designer: string) => `A game for 2 to 7 by ${designer}`,
  companion: 'Rounds and cards. And a referee who walks the monster for you, step by step.',
};
