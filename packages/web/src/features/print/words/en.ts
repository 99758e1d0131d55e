export default {
  lead: 'One A4 page each, made for black and white.',
  language: 'Language of the sheet',
  difficulty: 'Difficulty',
  difficulties: { easy: 'Easy', middle: 'Medium', hard: 'Hard' },
  pageOf: (page: number, of: number) => `Page ${page} of ${of}`,
  previous: 'Previous page',
  next: 'Next page',
};
