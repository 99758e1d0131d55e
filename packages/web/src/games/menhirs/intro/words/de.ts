import type en from './en.ts';

const de: typeof en = {
  about: 'Schieb Nebelbänke fort, bis jeder Menhir frei steht. Der letzte Schub gewinnt.',
  players: (designer) => `2 Spieler, von ${designer}`,
  lesson: 'Schieb den Nebel vom letzten Menhir.',
  rules: (designer) => `Ein Spiel für zwei von ${designer}`,
  companion:
    'Runden, weggenommene Plättchen, die Entscheidung, die drei Sekunden für eine Ansage, Punkte. Und ein Schiedsrichter für jede Stellung.',
};
export default de;
