import type en from './en.ts';

const de: typeof en = {
  title: 'Auf dem Fernseher',
  takeSeat: 'Setzt euch dazu',
  scan: 'Richte die Kamera deines Handys auf das Quadrat. Oder öffne',
  typeCode: 'und gib den Code ein.',
  qr: 'Ein Code zum Scannen mit dem Handy',
  firstChooses: 'Das erste Handy wählt das Spiel.',
  stays: 'Was dir gehört, bleibt auf dem Handy: deine Züge, deine Geheimnisse, deine Ansagen.',
  free: 'Frei',
  scanToSit: 'scannen und Platz nehmen',
  ready: 'bereit',
  away: 'gerade weg',
  computer: 'Computer',
  startsByItself: 'Das Spiel beginnt, sobald alle Plätze besetzt sind.',
  remote: 'OK: Vollbild. Im Spiel ◀ ▶: zurückblicken.',
  watchAlong: 'Zuschauen',
  choose: 'Was spielen wir?',
  chooseAbout:
    'Du wählst das Spiel auf diesem Handy, und der Fernseher zeigt es. Die anderen scannen denselben Code und setzen sich dazu.',
  showTable: 'Auf einem Fernseher zeigen',
  showAbout: 'Öffne auf dem Fernseher die Adresse dieser Seite mit #/tv und gib den Code ein, der dort steht.',
  code: 'Code des Fernsehers',
  show: 'Zeigen',
  shown: 'Jetzt auf dem Fernseher.',
  forTelevision: 'Ist das der Code eines Fernsehers? Wähle ein Spiel für ihn',
};
export default de;
