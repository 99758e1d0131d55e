export default {
  about: 'Shift clusters of fog until every menhir is free. The last push wins.',
  players: (designer: string) => `2 players, by ${designer}`,
  lesson: 'Push the fog off the last menhir.',
  rules: (designer: string) => `A game for two by ${designer}`,
  companion:
    'Rounds, takings, the decision moment, the three seconds for a claim, points. And a referee for any position.',
};
