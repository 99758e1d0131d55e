export default {
  lesson: 'Push the fog off the last standing stone.',
  rules: (designer: string) => `A game for two by ${designer}`,
  companion:
    'Rounds, takings, the secret choice, the three seconds for a claim, points. And a referee for any position.',
};
