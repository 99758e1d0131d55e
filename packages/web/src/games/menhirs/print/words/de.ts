import type en from './en.ts';

const MOVING = [
  'Du musst eine Nebelbank einen Schritt bewegen. Eine Bank ist aller Nebel, der zusammenhängt, und sei es ein Plättchen.',
  'Eine Bank aus 6 oder mehr darfst du teilen: Der Teil, der geht, hängt zusammen und hat mindestens 3, und jedes Stück, das bleibt, auch.',
  'Kein Plättchen darf das Moor verlassen oder auf anderem Nebel landen.',
  'Du darfst den letzten Zug des anderen nicht rückgängig machen: genau diese Plättchen geradewegs zurück. Eine größere oder kleinere Gruppe darf. Das entfällt, wenn eines davon weggenommen wurde.',
];
const GOAL = {
  title: 'Ziel',
  lines: [
    'Wer Nebel so bewegt, dass kein stehender Stein mehr unter Nebel liegt, gewinnt sofort. Durch Wegnehmen oder Legen gewinnt man nie.',
  ],
};

const de: typeof en = {
  sheets: {
    'menhirs-adam': { title: 'Menhirs: Adam Way', about: 'Die Regeln in Kürze, Rundenleiste und Punkte' },
    'menhirs-v2': { title: 'Menhirs: 2.0', about: 'Die Regeln in Kürze, mit einem Plan zum Ausfüllen' },
    'menhirs-score': { title: 'Menhirs: Wertungsblatt', about: 'Für einen Abend oder ein Turnier' },
    'menhirs-puzzles': { title: 'Menhirs: Rätsel', about: 'Sechs Rätsel, Lösungen auf dem Kopf' },
  },
  credit: 'Menhirs ist ein Spiel von Niels Pieterse. Ein inoffizielles Blatt von Speeltafel.',
  moorKey:
    'Schwarzer Stein: frei. Weißer Stein auf Schraffur: unter Nebel. Pfeile: der zuletzt bewegte Nebel. Gestrichelt: ein eben weggenommenes Plättchen.',
  moorNames: 'In den Lösungen steht ein Platz für seine ganze Bank.',
  seat: { 1: 'Norden', 2: 'Süden' },
  ask: {
    'win-in-one': (seat) => `${seat} zieht und gewinnt.`,
    'claim-or-not': (seat) => `${seat}: ansagen, ziehen oder keins von beiden?`,
    'which-taking': (seat) => `${seat} hat gezogen. Welches Plättchen muss weg, damit der andere nicht gewinnen kann?`,
    'win-in-two': (seat) => `${seat} gewinnt mit dem zweiten Zug.`,
    'win-in-three': (seat) => `${seat} gewinnt mit dem dritten Zug.`,
  },
  momentAdam: (round, north, south) => `Adam Way, Runde ${round}. Noch wegzunehmen: Norden ${north}, Süden ${south}.`,
  momentMust: (round) => `Adam Way, Runde ${round}: Ein Plättchen muss weg.`,
  momentUp: (game, round, takings) => `${game}, Runde ${round}. In den Runden ${takings} muss ein Plättchen weg.`,
  take: (place) => `${place} wegnehmen`,
  takeNone: 'nichts wegnehmen',
  claimFirst: 'ansagen!',
  noClaim: 'nicht ansagen',
  moor: (number) => `Stellung von Rätsel ${number}`,
  score: {
    event: 'Verein, Abend, Turnier',
    date: 'Datum',
    game: 'Nr.',
    north: 'Norden (beginnt)',
    south: 'Süden',
    winner: 'Sieger',
    how: 'Wie',
    round: 'Runde',
    prolonged: 'Verlängert',
    points: 'Punkte',
    hows: 'Wie: Z durch einen Zug, A durch eine Ansage, F durch eine falsche Ansage des anderen, W weil der andere weiterging, = unentschieden',
    ranking: 'Rangfolge: erst Siege, dann Punkte',
    name: 'Name',
    wins: 'Siege',
    place: 'Platz',
    nobody: 'Niemand gewinnt: Wollte nur einer weitergehen, bekommt der andere 12. Sonst 0 und 0.',
  },
  by: 'ein Spiel für zwei von Niels Pieterse',
  track: 'Runden',
  place: 'legen',
  decide: 'wählen',
  must: 'muss weg',
  first: 'Punkte',
  second: 'Punkte, verlängert',
  schedule: 'Wer muss wegnehmen',
  reconstruction: 'Rekonstruktion',
  own: 'Wie auf eurem Rundenzähler',
  names: 'Die Plätze',
  north: 'Norden',
  south: 'Süden',
  adam: [
    GOAL,
    {
      title: 'Aufbau',
      lines: [
        'Legt 7 Steine und 23 Waldplättchen zufällig aus. Norden dreht einen Stein um, dann Süden einen anderen: Sie sind nun Wald.',
        'Nebel auf die 5, die stehen. Runde 12: Legt abwechselnd die anderen 6 Nebelplättchen, Norden zuerst, auf Plätze ohne Nebel.',
      ],
    },
    { title: 'Nebel bewegen', lines: MOVING },
    {
      title: 'Wegnehmen',
      lines: [
        'Runden 11 bis 3: Nach dem Bewegen darfst du ein Nebelplättchen wegnehmen, insgesamt drei.',
        'Runden 2 und 1: Nach dem Bewegen musst du eins wegnehmen.',
        'Mindestens ein Stein muss unter Nebel bleiben.',
      ],
    },
    {
      title: 'Die Wahl',
      lines: [
        'Nach Runde 3, oder nach der Runde, in der beide ihr drittes Plättchen weggenommen haben, wählt ihr geheim: verlängern oder weitergehen.',
        'Beide verlängern: zurück zu Runde 12. Jeder legt abwechselnd zurück, was er weggenommen hat, und darf wieder drei wegnehmen. Eine zweite Wahl gibt es nicht.',
        'Sonst: weiter mit Runde 2.',
      ],
    },
    {
      title: 'Ansagen',
      lines: [
        'Vom Zug des anderen bis 3 Sekunden nach seinem Ende darfst du ansagen, dass du einen Gewinnzug hast. Nicht in den Runden 12 und 1.',
        'Ein eben weggenommenes Plättchen kommt zurück. Du machst einen Zug: Gewinnt er, gewinnst du; wenn nicht, verlierst du.',
      ],
    },
    {
      title: 'Ende',
      lines: [
        'Hat in Runde 1 niemand gewonnen: Wollte nur einer weitergehen, verliert er, und der andere bekommt 12. Sonst ist es unentschieden.',
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
        'Der 3. und der 5. Stein, der erscheint, wird verdeckt gelegt und gilt als Wald. Nebel auf die anderen 5.',
        'Legt abwechselnd die 6 übrigen Nebelplättchen auf Plätze ohne Nebel. Wer beginnt, ist Norden.',
      ],
    },
    { title: 'Nebel bewegen', lines: MOVING },
    {
      title: 'Runden',
      lines: [
        'Zwölf Runden, aufwärts gezählt, Norden zuerst. Wo der Plan es sagt, musst du nach dem Bewegen ein Nebelplättchen wegnehmen.',
        'Mindestens ein Stein muss unter Nebel bleiben. Darf kein Plättchen weg, dann bleibt alles liegen.',
        'Keine Ansagen, keine Wahl, kein freiwilliges Wegnehmen.',
      ],
    },
    {
      title: 'Ende',
      lines: [
        'Der Sieger bekommt einen Punkt je Nebelplättchen auf dem Moor. Nach Runde 12 ohne Sieg ist es unentschieden.',
      ],
    },
  ],
  scheduleNote:
    'Vom gedruckten Rundenzähler kennen wir nur Runde 1: Beide bewegen nur. Der Rest der oberen Tabelle ist unsere Rekonstruktion; füllt die untere nach eurem Zähler aus.',
};
export default de;
