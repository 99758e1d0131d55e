import type en from './en.ts';

const de: typeof en = {
  kinds: {
    monster: 'Füttere das Monster',
    save: 'Rette deine Figuren',
  },
  names: {
    subjects: [
      'Abendessen',
      'Ein Gähnen',
      'Schritte',
      'Eine Schlafmütze',
      'Ein Flüstern',
      'Der Koch',
      'Der verlorene Schlüssel',
      'Ein kalter Hauch',
      'Zwei Augen',
      'Ein Niesen',
    ],
    settings: [
      'unter der Treppe',
      'in der Speisekammer',
      'um Mitternacht',
      'hinter dem Bücherregal',
      'im Keller',
      'bei Kerzenschein',
      'im Turm',
      'auf der Schwelle',
      'bei Tisch',
    ],
  },
  ask: {
    monster:
      'Ändere, was erlaubt ist, und lass das Monster dann endlos laufen. Es soll alle Feinde fressen und keine deiner Figuren, der runden blauen.',
    save: 'Du ziehst in dieser Runde zuletzt. Zieh so, dass keine Karte im Stapel dich eine Figur kostet.',
  },
  hints: {
    token: 'Es geht um die Figur im Licht.',
    row: (row) => `Schau die Reihe ${row} entlang.`,
    ends: (square) => `Sie muss auf ${square} enden.`,
    lay: (square) => `Das Plättchen gehört auf ${square}.`,
    leave: 'Sie muss die Burg verlassen.',
    push: (square) => `Achte auf den Weg: Etwas muss geschoben werden. Sie endet auf ${square}.`,
  },
  why: {
    ownEaten: 'Eine deiner Figuren wurde gefressen.',
    repeats: 'Das Monster läuft im Kreis, und jemand ist noch übrig.',
    costs: (card) => `Bei der Karte ${card} erwischt das Monster eine deiner Figuren.`,
  },
  done: {
    monster: 'Alle Feinde gefressen, und deine sind in Sicherheit.',
    save: 'Keine Karte im Stapel kann dir schaden.',
  },
  shapes: ['Kreise', 'Quadrate', 'Sechsecke', 'Rauten', 'Schilde', 'Kleeblätter', 'Sonnen'],
  tokenOn: (shows, square) => `${shows} auf ${square}`,
  tokenOutside: (shows) => `${shows} draußen`,
  yours: (shapes, tokens) => `Dir gehören die ${shapes} mit dem Ring: ${tokens}.`,
  cards: 'Karten im Stapel',
  layHow: 'Tipp auf ein Feld für das Plättchen.',
  lay: (square) => `Auf ${square} legen`,
  moveHow: 'Tipp auf eine Figur im Licht und zeichne ihren Weg.',
  run: 'Lass es laufen',
  ready: 'Es gibt nichts mehr zu ändern. Lass es laufen.',
  own: 'Blau',
  enemy: 'Feind',
};
export default de;
