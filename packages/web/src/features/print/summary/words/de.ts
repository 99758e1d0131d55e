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
  by: {
    menhirs: 'ein Spiel für zwei von Niels Pieterse',
    floors: 'ein Spiel für zwei bis sieben von Friedemann Friese',
  },
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
  basic:
    'Der Grundaufbau. Für Fortgeschrittene: Legt reihum alle 17 Plättchen; die Ecken bei den Türen bleiben frei, Teleporter nie nebeneinander.',
  scheduleNote:
    'Vom gedruckten Rundenzähler kennen wir nur Runde 1: Beide bewegen nur. Der Rest der oberen Tabelle ist unsere Rekonstruktion; füllt die untere nach eurem Zähler aus.',
  floors: [
    {
      title: 'Ziel',
      lines: [
        'Bring deine Figuren vom Eingang zum Ausgang. Alle bis auf eine draußen: Du gewinnst sofort. Sonst gewinnt, wer die meisten draußen hat; bei Gleichstand, wer zuerst so weit war.',
      ],
    },
    {
      title: 'Figuren',
      lines: [
        'Reihum zieht jeder eine Figur und dreht sie um, bis alle gezogen sind. Beide Seiten ergeben zusammen 7.',
        'So viele Felder, wie sie zeigt, oder weniger, nie schräg, auch hin und her. Über Figuren hinweg, aber nicht auf ihnen enden.',
        'Erste Runde: jeder zwei Figuren. Hineingehen und Hinausgehen kosten je einen Punkt.',
      ],
    },
    {
      title: 'Monster',
      lines: [
        'Deckt eine Karte auf. Blick, Schritt, Blick, Schritt: so viele Schritte, wie darauf steht, am Ende ein letzter Blick. Bei einer Karte mit Happen: bis so viele gefressen sind, höchstens 20 Schritte. Die allererste Karte ist nie so eine.',
        'Es schaut nach vorn, links und rechts, nie zurück. Es dreht sich zu dem, der am nächsten ist. Gleich weit oder niemand: geradeaus.',
        'Über den Rand kommt es beim gleichen Buchstaben auf der anderen Seite herein und behält die Richtung.',
      ],
    },
    {
      title: 'Teile',
      lines: [
        'Teil 1: sieben Karten. Wer gefressen wird, fängt draußen neu an. Dann alle acht mischen. Teil 2: acht Karten, und wer gefressen wird, ist ausgeschieden.',
        'Nach jeder Runde wandert der Startmarker nach links.',
      ],
    },
  ],
  effects: {
    title: 'Was bewirkt was',
    head: ['', 'Eine Figur\u00a0…', 'Das Monster sieht\u00a0…', 'Das Monster\u00a0…'],
    rows: {
      s: [
        'Stein',
        'schiebt einen, wenn das Feld dahinter frei ist',
        'nicht daran vorbei',
        'schiebt ihn mit allem, was in einer Reihe dahinter steht',
      ],
      c: ['Kristall', 'schiebt einen, wie einen Stein', 'hindurch', 'schiebt ihn, wie einen Stein'],
      r: [
        'Rechts­dreh­stein',
        'schiebt einen, wie einen Stein',
        'nicht daran vorbei',
        'schiebt ihn nie: dreht nach rechts und geht dorthin. Der Blick geht vor',
      ],
      h: [
        'Kehr­stein',
        'schiebt einen, wie einen Stein',
        'nicht daran vorbei',
        'schiebt ihn nie: kehrt um. Der Blick geht vor',
      ],
      P: [
        'Blut',
        'rutscht für einen Punkt geradewegs hinüber',
        'darüber hinweg',
        'rutscht in einem Schritt hinüber und frisst alles auf dem Weg',
      ],
      '1': [
        'Teleporter',
        'darf nicht darauf',
        'darüber hinweg',
        'erscheint auf dem Partner, in Richtung seines Pfeils. Was hineingeschoben wird, ist weg',
      ],
      edge: ['Rand', 'kommt nicht weiter', 'nicht daran vorbei', 'geht hindurch. Was hinausgeschoben wird, ist weg'],
      token: ['Figur', 'darf darüber, nicht darauf enden', 'nur die erste', 'frisst sie'],
    },
    foot: 'Ein Plättchen, das auf den Eingang oder Ausgang geschoben wird, verlässt das Spiel. Was auf Blut geschoben wird, rutscht hinüber, wenn dort frei ist.',
  },
};
export default de;
