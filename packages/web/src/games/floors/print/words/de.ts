import type en from './en.ts';

const de: typeof en = {
  cutOut: {
    how: 'Auf Karton drucken und an den gestrichelten Linien ausschneiden. Die Figur am Kopf umknicken und den Fuß nach außen, damit sie steht. Eine Scheibe liegt in der Halle: Ihr Keil zeigt, wohin das Monster schaut.',
    above: 'von oben',
    disc: (size) => `${size} mm`,
  },
  sheets: {
    floors: { title: 'Finstere Flure', about: 'Die Regeln in Kürze, und was jedes Plättchen tut' },
    'floors-monster': { title: 'Dein Monster', about: 'Eine Figur zum Falten und zwei Scheiben, zum Ausschneiden.' },
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
  hit: (bites) => `${bites} Treffer`,
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
        'Bring deine Figuren vom Eingang zum Ausgang. Alle bis auf eine draußen: Du gewinnst sofort. Sonst endet die Partie nach der letzten Karte oder in Abschnitt 2, wenn keine Figur mehr im Spiel ist: Wer die meisten draußen hat, gewinnt; bei Gleichstand, wer zuerst so weit war. Niemand draußen: niemand gewinnt.',
      ],
    },
    {
      title: 'Spielfiguren',
      lines: [
        'Reihum zieht jeder eine Figur und dreht sie um, bis alle gezogen sind. Beide Seiten ergeben zusammen 7.',
        'So viele Felder, wie sie zeigt, oder weniger, nie schräg, auch hin und her. Über Figuren hinweg, aber nicht auf ihnen enden. Nie auf das Feld des Monsters oder einen Teleporter.',
        'Erste Runde: Jeder bringt zwei Figuren herein und dreht die anderen nur um. Hereinkommen und Hinausgehen kosten je einen Schritt. Später darf eine Figur auch draußen warten.',
        'Ist der Weg über das Blut versperrt, bleibt die Figur auf dem Blut stehen und darf mit einem weiteren Schritt fort. Kein letzter Schritt auf Blut, wenn sie auf einer anderen Figur enden würde.',
      ],
    },
    {
      title: 'Monster',
      lines: [
        'Deckt eine Karte auf. Blick, Schritt, Blick, Schritt: so viele Schritte, wie darauf steht, am Ende ein letzter Blick. Bei einer Karte mit Treffern: bis so viele gefressen sind, höchstens 20 Schritte. Die allererste Karte ist nie 1 Treffer oder 2 Treffer.',
        'Es schaut nach vorn, links und rechts, nie zurück. Es dreht sich zur nächsten Figur. Gleich weit oder niemand: geradeaus.',
        'Über den Rand kommt es beim gleichen Buchstaben auf der anderen Seite herein und behält die Richtung.',
        'Eine Figur, die über den Rand oder auf einen Teleporter geschoben wird, gilt als gefressen, auch für die Treffer.',
      ],
    },
    {
      title: 'Abschnitte',
      lines: [
        'Abschnitt 1: sieben Karten. Eine gefressene Figur kommt draußen zurück, dieselbe Seite oben, und darf ab der nächsten Runde wieder hinein. Dann alle acht mischen. Abschnitt 2: acht Karten, und eine gefressene Figur scheidet aus.',
        'Nach jeder Runde wandert der Startspielerstein nach links.',
        'Zu zweit: Bringt nicht zu früh zwei Figuren hinaus. Zu sechst oder siebt: Die 5 darf als 3 Treffer zählen.',
      ],
    },
  ],
  basic:
    'Grundaufbau: Es beginnt, wer dem Monster am ähnlichsten sieht. Für Fortgeschrittene: Legt reihum alle 17 Plättchen; Eingang, Ausgang und die Felder daneben bleiben frei, Teleporter nie nebeneinander. Es beginnt, wer links von dem sitzt, der das letzte Plättchen gelegt hat.',
  effects: {
    title: 'Was bewirkt was',
    head: ['', 'Eine Figur\u00a0…', 'Das Monster sieht\u00a0…', 'Das Monster\u00a0…'],
    rows: {
      s: [
        'Steinblock',
        'schiebt einen, wenn das Feld dahinter frei ist',
        'nicht daran vorbei',
        'schiebt ihn mit allem, was in einer Reihe dahinter steht',
      ],
      c: ['Kristall', 'schiebt einen, wie einen Stein', 'hindurch', 'schiebt ihn, wie einen Stein'],
      r: [
        'Umlenk­stein rechts',
        'schiebt einen, wie einen Stein',
        'nicht daran vorbei',
        'schiebt ihn nie: dreht nach rechts und geht dorthin, wenn der Blick es nicht schon gedreht hat',
      ],
      h: [
        'Umlenk­stein 180°',
        'schiebt einen, wie einen Stein',
        'nicht daran vorbei',
        'schiebt ihn nie: kehrt um, wenn der Blick es nicht schon gedreht hat',
      ],
      P: [
        'Blut',
        'rutscht mit einem Schritt geradewegs hinüber',
        'darüber hinweg, Feld für Feld',
        'rutscht in einem Schritt hinüber und frisst alles auf dem Weg',
      ],
      '1': [
        'Teleporter',
        'darf nicht darauf',
        'darüber hinweg',
        'erscheint auf dem Partner, in Richtung seines Pfeils. Was es hineinschiebt, ist weg',
      ],
      edge: ['Rand', 'kommt nicht weiter', 'nicht daran vorbei', 'geht hindurch. Was es hinausschiebt, ist weg'],
      token: ['Figur', 'darf darüber, nicht darauf enden', 'nur die erste', 'frisst sie'],
    },
    foot: 'Ein Plättchen, das auf den Eingang oder Ausgang geschoben wird, verlässt das Spiel. Was auf Blut geschoben wird, rutscht hinüber, wenn dort frei ist; sonst bleibt es auf dem Blut.',
  },
};
export default de;
