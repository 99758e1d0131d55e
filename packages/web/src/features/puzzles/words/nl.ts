import type en from './en.ts';

const nl: typeof en = {
  today: 'Vandaag',
  grade: (grade) => `Moeilijkheid ${grade} van 5`,
  number: (number) => `Nr. ${number}`,
  solvedOf: (solved, of) => `${solved} van ${of} opgelost`,
  row: (days) => (days === 1 ? '1 dag op rij' : `${days} dagen op rij`),
  best: (days) => `Langste reeks: ${days}`,
  rowHow: 'Los er elke dag een op om hem vast te houden.',
  rowStart: 'Los er vandaag een op, en morgen weer: hoeveel dagen op rij?',
  puzzle: (kind, number, state) => `${kind}, nr. ${number}${state}`,
  states: { open: '', alone: ', opgelost', helped: ', antwoord gezien' },
  moreHint: 'Nog een hint',
  solution: 'Toon het antwoord',
  next: 'Volgende puzzel',
  all: 'Alle puzzels',
  solved: 'Opgelost!',
  shown: 'Dat is het antwoord.',
  lost: 'Die puzzel bestaat niet.',
  nextUnsolved: (number) => `Volgende onopgeloste: nr. ${number}`,
  due: (count) => (count === 0 ? 'vandaag geen' : `vandaag ${count}`),
};
export default nl;
