export default {
  about: 'Shift banks of fog until every standing stone is free. The last push wins.',
  players: (designer: string) => `2 players, by ${designer}`,
  lesson: 'Push the fog off the last standing stone.',
  rules: (designer: string) => `A game for two by ${designer}`,
  companion:
    'Rounds, takings, the secret choice, the three seconds for a claim, points. And a referee for any position.',
};
