import type en from './en.ts';

const de: typeof en = {
  sheets: {
    floors: { title: 'Finstere Flure', about: 'Die Regeln in Kürze, und was jedes Plättchen tut' },
    'floors-puzzles': { title: 'Finstere Flure: Rätsel', about: 'Sechs Rätsel, Lösungen auf dem Kopf' },
  },
  credit: 'Finstere Flure ist ein Spiel von Friedemann Friese. Ein inoffizielles Blatt von Speeltafel.',
  hallKey:
    'Schwarze Figuren gehören dir. ✱ Ausgang, ▲ Eingang. Eine Figur mit doppeltem Ring darf ziehen, so weit die Zahl reicht.',
  monsterAsk:
    'Lass das Monster alle weißen Figuren fressen und die schwarzen verschonen. Es läuft, bis es so weit ist.',
  monsterMove: (tokens) => `Du darfst ${tokens} ziehen.`,
  monsterLay: (tiles) => `Du legst: ${tiles}.`,
  saveAsk: (tokens, cards) => `Zieh ${tokens} so, dass keine der Karten ${cards} dich eine Figur kostet.`,
  hit: (bites) => `${bites} Happen`,
  lay: (tile, square) => `${tile} auf ${square}`,
  outside: 'draußen',
  stays: 'bleibt',
  leaves: 'hinaus',
  hall: (number) => `Halle von Rätsel ${number}`,
  by: 'ein Spiel für zwei bis sieben von Friedemann Friese',
  parts: [
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
  basic:
    'Der Grundaufbau. Für Fortgeschrittene: Legt reihum alle 17 Plättchen; die Ecken bei den Türen bleiben frei, Teleporter nie nebeneinander.',
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
