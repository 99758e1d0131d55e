import type en from './en.ts';

const de: typeof en = {
  today: 'Heute',
  grade: (grade) => `Schwierigkeit ${grade} von 5`,
  number: (number) => `Nr. ${number}`,
  solvedOf: (solved, of) => `${solved} von ${of} gelöst`,
  row: (days) => (days === 1 ? '1 Tag in Folge' : `${days} Tage in Folge`),
  best: (days) => `Längste Folge: ${days}`,
  rowHow: 'Löse jeden Tag eins, damit sie weitergeht.',
  rowStart: 'Löse heute eins und morgen wieder: Wie viele Tage in Folge?',
  puzzle: (kind, number, state) => `${kind}, Nr. ${number}${state}`,
  states: { open: '', alone: ', gelöst', helped: ', Lösung gesehen' },
  moreHint: 'Noch ein Tipp',
  solution: 'Lösung zeigen',
  next: 'Nächstes Rätsel',
  all: 'Alle Rätsel',
  solved: 'Gelöst!',
  shown: 'Das ist die Lösung.',
  lost: 'Dieses Rätsel gibt es nicht.',
  nextUnsolved: (number) => `Nächstes ungelöstes: Nr. ${number}`,
  due: (count) => (count === 0 ? 'heute keine' : `heute ${count}`),
};
export default de;
