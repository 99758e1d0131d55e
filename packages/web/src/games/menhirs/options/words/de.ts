import type en from './en.ts';

const de: typeof en = {
  grace: 'Zeit für eine Ansage nach dem Zug',
  seconds: (count) => `${count} s`,
  spokenSeconds: (count) => (count === 1 ? '1 Sekunde' : `${count} Sekunden`),
  untimed: 'unbegrenzt',
  schedule: 'Runden, in denen Nebel weg muss',
  scheduleAbout:
    'Die Rundenleiste des gedruckten Spiels kennen wir nicht. Wenn du es hast, stell die Runden so ein, wie sie dort stehen.',
  takes: (name, round) => `${name} nimmt in Runde ${round} weg`,
  drawBoard: 'Das Brett selbst zeichnen',
  drawBoardAbout: 'Ihr wählt, wo die Menhire stehen, nicht der Zufall. So eine Partie wird nicht gewertet.',
  drawn: (count) => (count === 5 ? 'Fünf Menhire: Nichts wird umgedreht.' : 'Sieben Menhire, wie ausgelost.'),
  drawMore: (count, counts) => `${count} von ${counts.join(' oder ')} Menhiren. Bis dahin wird das Brett ausgelost.`,
  boardTerm: 'Ein gezeichnetes Brett',
  begins: 'Wer beginnt?',
  startSits: 'Wo sitzt der Startspieler?',
  sides: { north: 'Norden', south: 'Süden' },
  southBegins: 'Der Startspieler sitzt im Süden',
  variant: 'Welche Variante?',
  variants: { adam: 'Adam Way', v2: '2.0', base: 'Grundspiel' },
  game: (variant) => `Menhirs: ${variant}`,
  variantAbout: {
    adam: 'Die übliche Variante: Die Runden zählen herunter, Nebel darf weg, und ein Sieg kann angesagt werden.',
    v2: 'Zwölf Runden; eine Tabelle sagt, wann Nebel weg muss. Ohne Ansagen.',
    base: 'Wie 2.0, mit allen sieben Menhiren. Eine Rekonstruktion.',
  },
  claims: 'Sieg ansagen',
  claimsAbout:
    'Nach dem Zug des anderen darfst du sagen, dass du jetzt gewinnen kannst. Diesen Zug musst du dann auch machen.',
  hidden: 'Verdeckter Nebel',
  hiddenAbout: 'Was unter dem Nebel liegt, siehst du nicht: Merk es dir.',
  fog: 'Was liegt unter dem Nebel?',
  fogs: { seen: 'Durchsichtig', hidden: 'Verdeckt' },
  fogAbout: {
    seen: 'Du siehst die Menhire durch den Nebel.',
    hidden: 'Du siehst nicht, was unter dem Nebel liegt: Merk es dir. So steht es auf dem Blatt von 2.0.',
  },
  clock: 'Uhr',
  claimWithin: (seconds) => `Bis ${seconds} Sekunden nach dem Zug des anderen.`,
  claimUntimed: 'Bis du selbst ziehst.',
  claimAtOnce: 'Nur bis der Zug des anderen vorbei ist.',
  noClaims: 'Ohne Siegansagen',
  decision: 'Die Entscheidung',
  decisions: { secret: 'Geheim', aloud: 'Laut' },
  decisionAbout: {
    secret: 'Beide wählen gleichzeitig, und keiner sieht die Wahl des anderen.',
    aloud: 'Der Reihe nach gefragt. Wer zuerst „weitergehen“ sagt, verliert, wenn niemand gewinnt.',
  },
  decisionAloud: 'Die Entscheidung laut',
  graceAbout: 'Für neue Partien Menhirs.',
  characters: {
    lamb: 'Hüpft über die Heide und sieht wenig. Ein sanfter erster Gegner.',
    wanderer: 'Kennt die Wege, verirrt sich aber in dichtem Nebel.',
    shepherd: 'Behält fast alles im Blick und verpasst selten einen Sieg.',
    'peat-cutter': 'Von Berufs wegen vorsichtig: übersieht in einem Zug nichts.',
    'stone-setter': 'Plant voraus und lässt dir wenige sichere Züge.',
    druid: 'Sieht weit durch den Nebel und stellt Fallen.',
    'mist-walker': 'Volle Stärke. Denkt so tief wie möglich.',
  },
};

export default de;
