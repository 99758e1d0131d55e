export default {
  about: 'Slip past a drowsy monster and out of the castle. It goes for the nearest figure it sees.',
  players: (designer: string) => `2 to 7 players, by ${designer}`,
  hints: 'in Finstere Flure, figures in danger are marked',
  lesson: 'Out of the castle, before the monster finds you.',
  rules: (designer: string) => `A game for 2 to 7 by ${designer}`,
  companion: 'Rounds and cards. And a referee who walks the monster for you, step by step.',
};
