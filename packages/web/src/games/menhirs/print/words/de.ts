import type en from './en.ts';

const MOVING = [
  'Du musst eine Nebelbank einen Schritt bewegen. Eine Bank ist aller Nebel, der zusammenhängt, und sei es ein Plättchen. Ein befreiter Menhir darf wieder bedeckt werden.',
  'Eine Bank aus 6 oder mehr darfst du teilen: Der Teil, der geht, hängt zusammen und hat mindestens 3, und jedes Stück, das bleibt, auch. Nach seinem Schritt darf er den Rest wieder berühren.',
  'Kein Plättchen darf das Brett verlassen oder auf anderem Nebel landen.',
  'Ko: Du darfst den letzten Zug des anderen nicht umkehren, genau diese Plättchen geradewegs zurück, auch nicht, wenn du danach eins wegnimmst. Eine größere oder kleinere Gruppe darf. Ko entfällt, wenn der andere danach eins davon wegnahm.',
];
const GOAL = {
  title: 'Ziel',
  lines: [
    'Wer Nebel so bewegt, dass kein Menhir mehr unter Nebel liegt, gewinnt sofort. Durch Wegnehmen oder Legen gewinnt man nie.',
  ],
};

const de: typeof en = {
  sheets: {
    'menhirs-adam': { title: 'Menhirs: Adam Way', about: 'Die Regeln in Kürze, Rundenleiste und Punkte' },
    'menhirs-v2': { title: 'Menhirs: 2.0', about: 'Die Regeln in Kürze, mit einer Tabelle zum Ausfüllen' },
    'menhirs-score': { title: 'Menhirs: Wertungsblatt', about: 'Für einen Abend oder ein Turnier' },
    'menhirs-puzzles': { title: 'Menhirs: Rätsel', about: 'Sechs Rätsel, Lösungen auf dem Kopf' },
  },
  credit: 'Menhirs ist ein Spiel von Niels Pieterse. Ein inoffizielles Blatt von Speeltafel.',
  moorKey:
    'Schwarzer Menhir: frei. Weißer Menhir auf Schraffur: unter Nebel. Pfeile: der zuletzt bewegte Nebel. Gestrichelt: ein eben weggenommenes Plättchen.',
  moorNames: 'In den Lösungen steht ein Platz für seine ganze Bank.',
  ask: {
    'win-in-one': (seat) => `${seat} zieht und gewinnt.`,
    'claim-or-not': (seat) => `${seat}: ansagen, ziehen oder keins von beiden?`,
    'which-taking': (seat) => `${seat} hat gezogen. Welches Plättchen muss weg, damit der andere nicht gewinnen kann?`,
    'win-in-two': (seat) => `${seat} gewinnt mit dem zweiten Zug.`,
    'win-in-three': (seat) => `${seat} gewinnt mit dem dritten Zug.`,
  },
  momentAdam: (round, north, south) => `Adam Way, Runde ${round}. Noch wegzunehmen: Norden ${north}, Süden ${south}.`,
  momentNoClaims: 'Es gibt keine Ansagen.',
  momentMust: (round) => `Adam Way, Runde ${round}: Ein Plättchen muss weg.`,
  momentUp: (game, round, takings) => `${game}, Runde ${round}. In den Runden ${takings} muss ein Plättchen weg.`,
  claimFirst: 'ansagen!',
  noClaim: 'nicht ansagen',
  moor: (number) => `Stellung von Rätsel ${number}`,
  score: {
    event: 'Verein, Abend, Turnier',
    date: 'Datum',
    game: 'Nr.',
    first: 'Startspieler',
    second: 'Zweiter Spieler',
    winner: 'Sieger',
    how: 'Wie',
    round: 'Runde',
    prolonged: 'Verlängert',
    points: 'Punkte',
    hows: 'Wie: Z durch einen Zug, A durch eine Ansage, F durch eine falsche Ansage des anderen, W weil nur der andere weiterging, = unentschieden',
    ranking: 'Rangfolge: erst Siege, dann Punkte',
    name: 'Name',
    wins: 'Siege',
    place: 'Platz',
    nobody: 'Niemand gewinnt: Wollte nur einer weitergehen, bekommt der andere 12. Sonst 0 und 0.',
  },
  by: 'ein Spiel für zwei von Niels Pieterse',
  place: 'legen',
  decide: 'wählen',
  first: 'Punkte',
  second: 'Punkte, verlängert',
  schedule: 'Wer muss wegnehmen',
  reconstruction: 'Rekonstruktion',
  own: 'Wie auf eurer Rundenleiste',
  names: 'Die Plätze',
  startPlayer: 'Startspieler',
  secondPlayer: 'Zweiter Spieler',
  adam: [
    GOAL,
    {
      title: 'Aufbau',
      lines: [
        'Legt 7 Menhire und 23 Waldplättchen zufällig aus. Der Startspieler dreht einen Menhir um, dann der andere einen zweiten: Sie sind nun Wald. Anfänger wählen so, dass von den übrigen fünf wenige nebeneinander stehen.',
        'Nebel auf die 5, die stehen. Runde 12: Legt abwechselnd die anderen 6 Nebelplättchen, der Startspieler zuerst, auf Plätze ohne Nebel.',
      ],
    },
    { title: 'Nebel bewegen', lines: MOVING },
    {
      title: 'Wegnehmen',
      lines: [
        'Runden 11 bis 3: Nach dem Bewegen darfst du ein Nebelplättchen wegnehmen, jeder insgesamt drei.',
        'Runden 2 und 1: Nach dem Bewegen musst du eins wegnehmen.',
        'Mindestens ein Menhir muss unter Nebel bleiben.',
      ],
    },
    {
      title: 'Die Entscheidung',
      lines: [
        'Nach Runde 3, oder nach der Runde, in der beide ihr drittes Plättchen weggenommen haben, wählt ihr geheim: verlängern oder weitergehen.',
        'Beide verlängern: zurück zu Runde 12. Jeder legt abwechselnd zurück, was er weggenommen hat, und darf wieder drei wegnehmen. Beim zweiten Mal gibt es keine Wahl.',
        'Sonst: weiter mit Runde 2.',
        'Oder laut, der Startspieler zuerst: Wer zuerst „weitergehen“ sagt, verliert allein, wenn niemand gewinnt.',
      ],
    },
    {
      title: 'Ansagen',
      lines: [
        'Vom Zug des anderen bis 3 Sekunden, nachdem er fertig ist, darfst du den Sieg ansagen (nicht in 12 und 1).',
        'Ein eben weggenommenes Plättchen kommt zurück. Du machst einen Zug, und Ko gilt: Gewinnt er nicht, verlierst du.',
      ],
    },
    {
      title: 'Ende',
      lines: [
        'Niemand gewinnt in Runde 1: Wollte nur einer weitergehen, verliert er, und der andere bekommt 12. Sonst 0 zu 0.',
        'Der Sieger bekommt Punkte nach der Runde, siehe Leiste; eine Ansage zählt in ihrer Runde. Der Verlierer bekommt nichts.',
      ],
    },
  ],
  v2: [
    GOAL,
    {
      title: 'Aufbau',
      lines: [
        'Mischt alle 30 Plättchen verdeckt und deckt sie einzeln auf: a1, a2, a3, b1 und so weiter bis g3.',
        'Der 3. und der 5. Menhir, der erscheint, wird verdeckt gelegt und gilt als Wald. Nebel auf die anderen 5; von nun an schaut niemand darunter.',
        'Legt abwechselnd die 6 übrigen Nebelplättchen auf Plätze ohne Nebel. Wer beginnt, ist Startspieler.',
      ],
    },
    { title: 'Nebel bewegen', lines: MOVING },
    {
      title: 'Runden',
      lines: [
        'Zwölf Runden, aufwärts gezählt, der Startspieler zuerst. Sag laut, was du tun wirst, und bewege dann. Wo die Tabelle es sagt, musst du danach ein Nebelplättchen wegnehmen.',
        'Mindestens ein Menhir muss unter Nebel bleiben. Darf kein Plättchen weg, dann bleibt alles liegen.',
        'Keine Ansagen, keine Entscheidung, kein freiwilliges Wegnehmen.',
      ],
    },
    {
      title: 'Ende',
      lines: [
        'Der Sieger bekommt einen Punkt je Nebelplättchen auf dem Brett. Nach Runde 12 ohne Sieg ist es unentschieden.',
      ],
    },
  ],
  scheduleNote:
    'Von der gedruckten Rundenleiste kennen wir nur Runde 1: Beide bewegen nur. Der Rest der oberen Tabelle ist unsere Rekonstruktion; füllt die untere nach eurer Rundenleiste aus.',
};
export default de;
