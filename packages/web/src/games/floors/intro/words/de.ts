import type en from './en.ts';

const de: typeof en = {
  about: 'Schleich dich am schläfrigen Monster vorbei aus der Burg. Es geht auf die nächste Figur los, die es sieht.',
  players: (designer) => `2 bis 7 Spieler, von ${designer}`,
  hints: 'in Finstere Flure sind gefährdete Figuren markiert',
  lesson: 'Raus aus der Burg, bevor das Monster dich findet.',
  rules: (designer) => `Ein Spiel für 2 bis 7 von ${designer}`,
  companion: 'Runden und Karten. Und ein Schiedsrichter, der das Monster Schritt für Schritt für dich laufen lässt.',
};
export default de;
