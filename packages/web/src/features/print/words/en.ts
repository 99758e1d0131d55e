export default {
  title: 'Sheets to print',
  lead: 'One A4 page each, made for black and white.',
  print: 'Print',
  language: 'Language of the sheet',
  difficulty: 'Difficulty',
  difficulties: { easy: 'Easy', middle: 'Medium', hard: 'Hard' },
  pageOf: (page: number, of: number) => `Page ${page} of ${of}`,
  previous: 'Previous page',
  next: 'Next page',
};
