import type en from './en.ts';

const de: typeof en = {
  order: 'Spieler in der Reihenfolge der Plätze antippen',
  place: (place) => `Platz ${place}`,
  out: (name) => `Figuren, die ${name} hinausgebracht hat`,
  disagrees: 'Wer mehr Figuren draußen hat, steht weiter vorn. Bitte Reihenfolge oder Zahlen berichtigen.',
  undo: 'Letztes Antippen zurücknehmen',
  enter: (name) => `${name} wird Erster`,
  enterNobody: 'Niemand kam hinaus',
  still: (count) => (count === 1 ? 'noch 1 Spieler' : `noch ${count} Spieler`),
  text: (name, out) => `${name} mit ${out} draußen`,
  none: 'niemand draußen',
  paperHint: 'Plätze eintragen, Zahl der Figuren draußen einkreisen',
};
export default de;
