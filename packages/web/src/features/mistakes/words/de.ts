import type en from './en.ts';

const de: typeof en = {
  title: 'Deine eigenen Fehler',
  inARow: (count) => `${count} in Folge`,
  against: (names, date) => `Gegen ${names}, ${date}`,
  number: (at, of) => `${at} von ${of}`,
  task: 'Finde einen besseren Zug.',
  taskWin: 'Finde etwas Besseres: Es gibt einen Gewinn.',
  youPlayed: (turn) => `Du hast ${turn} gespielt.`,
  checking: 'Antwort wird geprüft…',
  found: 'Gefunden!',
  notIt: 'Noch nicht der beste.',
  answer: 'Antwort',
  skip: 'Auslassen',
  returns: 'Kommt wieder nach Tagen',
  today: 'heute',
  days: (days) => `${days} T`,
  none: 'Heute gibt es nichts zu üben.',
  noneHow:
    'Fehler aus deinen Partien kommen hierher und nach 1, 3, 7 und 21 Tagen wieder. Auch die Auswertung einer Partie sammelt sie.',
  lookFor: (count) => (count === 1 ? 'In meiner letzten Partie suchen' : `In meinen letzten ${count} Partien suchen`),
  looking: (game, of) => `Partie ${game} von ${of} wird durchgesehen…`,
};
export default de;
