import type en from './en.ts';

const de: typeof en = {
  who: 'Wer spielt?',
  kind: (number) => `Spieler ${number}: Mensch oder Computer`,
  person: 'Mensch',
  computer: 'Computer',
  here: 'Hier',
  friend: 'Ein Freund',
  friendAbout: 'Setzt sich über deinen Link hierher.',
  thatIsYou: (name) => `${name}, das bist du.`,
  yourGuest: 'Dein Gast',
  name: (number) => `Name von Spieler ${number}`,
  nameHint: 'Name, wenn du magst',
  level: (number) => `Stärke von Spieler ${number}`,
  levelOf: (name, number, of) => `${name}, ${number} von ${of}`,
  byLot: 'Auslosen',
  ownVariant: (name: string) => `Variante: „${name}“`,
  withoutName: 'Ohne den Namen',
};
export default de;
