export default {
  few: 'Too few games to tell',
  leadTitle: (changes: number) =>
    changes === 0
      ? 'The lead seldom changes'
      : changes === 1
        ? 'The lead changes once'
        : `The lead changes ${changes} times`,
  leadChanges: 'Changes of the lead in a game',
};
