import type en from './en.ts';

const de: typeof en = {
  lesson: 'Schieb den Nebel vom letzten Stein.',
  rules: (designer) => `Ein Spiel für zwei von ${designer}`,
  companion:
    'Runden, weggenommene Plättchen, die geheime Wahl, die drei Sekunden für eine Ansage, Punkte. Und ein Schiedsrichter für jede Stellung.',
};
export default de;
