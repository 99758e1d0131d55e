import type en from './en.ts';

const de: typeof en = {
  title: 'Deine eigenen Fehler',
  inARow: (count) => `${count} in Folge`,
  against: (names, date) => `Gegen ${names}, ${date}`,
  number: (at, of) => `${at} von ${of}`,
  task: 'Finde einen besseren Zug.',
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
    'Sieh dir eine gespielte Partie an und lass sie auswerten: Ihre Fehler kommen hierher und nach 1, 3, 7 und 21 Tagen wieder.',
};
export default de;
