import type en from './en.ts';

const de: typeof en = {
  lesson: 'Raus aus der Burg, bevor das Monster dich findet.',
  rules: (designer) => `Ein Spiel für 2 bis 7 von ${designer}`,
  companion: 'Runden und Karten. Und ein Schiedsrichter, der das Monster Schritt für Schritt für dich laufen lässt.',
};
export default de;
