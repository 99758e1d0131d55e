const games: Readonly<Record<string, string>> = { menhirs: 'Menhirs', floors: 'Finstere Flure' };

export default {
  games,
  sentences: {
    turn: 'It is your turn.',
    question: 'A player has a question for you.',
    rematch: 'You are asked for another game.',
    round: 'The next round begins.',
    'check-in': 'The next round begins. Check in, or you lose your board.',
    start: 'Check in for the first round of your tournament.',
    newcomer: 'A player would like to sit down at your table.',
    invitation: 'You are invited to a game.',
    trial: 'This is how you will be called.',
  },
  left: (hours: number): string => (hours === 1 ? 'You have 1 hour left.' : `You have ${hours} hours left.`),
  together: (count: number): string => (count === 1 ? '1 game waits for you.' : `${count} games wait for you.`),
};
