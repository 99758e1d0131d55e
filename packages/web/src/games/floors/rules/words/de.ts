import type { FloorsBook } from '../book.ts';

const de: FloorsBook = {
  title: 'Die Regeln von Finstere Flure',
  credit:
    'Finstere Flure ist ein Spiel für 2 bis 7 von Friedemann Friese (2F-Spiele, 2f-spiele.de). Dies ist eine inoffizielle digitale Fassung; die Regeln stehen hier in unseren eigenen Worten.',
  sections: {
    goal: {
      title: 'Worum es geht',
      body: [
        'Die Geschichte in Kürze: Aus dem hohen Norden hast du drei Schätze zu Fürst Fieso gebracht, um die Fee Fabula freizubekommen. Doch der Fürst kann Fremde nicht leiden. Er sperrt dich in seine Burg, und durch ihre dunklen Hallen streift Furunkulus, sein Monster, das späten Besuch besonders gern hat.',
        'Bring deine Figuren vom Eingang zum Ausgang auf der anderen Seite. Das Monster ist dumm, aber verlässlich: Es geht immer auf die nächste Figur los, die es sieht.',
        'Wer alle Figuren bis auf eine draußen hat, gewinnt sofort.',
      ],
    },
    hall: {
      title: 'Die Halle',
      body: [
        'Die Halle hat 156 Felder: 16 mal 11, zwei Ecken sind stufig abgeschnitten. Der Eingang ist unten rechts, der Ausgang oben links. Das Monster beginnt auf dem Ausgangsfeld und blickt nach rechts.',
        'An den Wänden stehen Regale mit Buchstaben, jeder zweimal. Sie zeigen, wo das Monster wieder hereinkommt, wenn es durch eine Wand geht.',
        { figure: 'hall', caption: 'Der Grundaufbau: elf Steinblöcke und zwei Blutlachen.' },
      ],
    },
    material: {
      title: 'Figuren, Karten und Plättchen',
      body: [
        {
          list: [
            'Spielfiguren: je vier bei 2 bis 4 Spielern, anfangs mit 1, 3, 4 und 5; je drei bei 5 bis 7 Spielern, mit 1, 4 und 5. Vorder- und Rückseite ergeben sieben.',
            'Monsterbewegungskarten, kurz Monsterkarten: 5, 7, 7, 8, 8, 10 und die Trefferkarten „1 Treffer“ und „2 Treffer“.',
            'Flurplättchen: 3 Steinblöcke, 2 Kristalle, 4 Umlenksteine rechts, 2 Umlenksteine 180°, 2 Paar Teleporter und 2 Blutlachen, eine mit 2 mal 2 und eine mit 1 mal 4 Feldern. Die elf Steine aller Arten sind auf der Rückseite einfache Steinblöcke.',
          ],
        },
      ],
    },
    setup: {
      title: 'Der Aufbau',
      body: [
        'Grundspiel: Elf Steinblöcke und die zwei Blutlachen liegen wie im Bild oben. Es beginnt, wer dem Monster am ähnlichsten sieht; in der nächsten Partie, wer links davon sitzt.',
        'Spiel für Fortgeschrittene: Reihum legt jeder ein Plättchen nach Wahl, bis alle 17 liegen. Sie dürfen sich nicht überlappen und nicht über den Rand ragen. Eingang, Ausgang und die jeweils zwei Felder daneben bleiben frei. Zwei Teleporter dürfen nicht nebeneinander liegen, schräg gegenüber schon; wer einen legt, wählt seinen Pfeil. Blutlachen darf man drehen. Es beginnt, wer links von dem sitzt, der das letzte Plättchen gelegt hat.',
      ],
    },
    round: {
      title: 'Eine Runde',
      body: [
        'Vom Startspieler an zieht reihum jeder eine seiner Figuren, bis alle Figuren gezogen haben. Dann wird die oberste Monsterkarte aufgedeckt, und das Monster läuft. Der Startspielerstein wandert nach links.',
        'In der ersten Runde bringt jeder nur zwei Figuren nach Wahl herein; die anderen werden nur umgedreht.',
      ],
    },
    walking: {
      title: 'Eine Figur ziehen',
      body: [
        'Eine Figur geht höchstens so viele Felder, wie sie zeigt, nicht schräg, um beliebig viele Ecken, auch hin und her. Sie darf auch stehen bleiben. In jedem Fall wird sie danach umgedreht.',
        {
          list: [
            'Hereinkommen kostet einen Schritt, für das Eingangsfeld. Später darf eine Figur auch draußen warten; umgedreht wird sie trotzdem.',
            'Vom Ausgangsfeld führt ein weiterer Schritt hinaus.',
            'Über andere Figuren darf man hinweggehen, wobei ihr Feld mitzählt, aber nicht auf ihnen stehen bleiben.',
            'Nie auf das Feld des Monsters, auf einen Teleporter oder vom Brett.',
            'Wer alle Figuren gezogen hat, wird übersprungen.',
          ],
        },
        { figure: 'walk', caption: 'Eine 4 unterwegs: drei Felder nach rechts, eins nach oben. Danach zeigt sie 3.' },
      ],
    },
    pushing: {
      title: 'Schieben',
      body: [
        'Eine Figur schiebt einen Stein, Kristall oder Umlenkstein vor sich her: immer nur einen, auf ein freies Feld oder auf Blut. Ist dahinter noch ein solcher Stein, eine Figur, das Monster, ein Teleporter oder der Rand, geht es nicht.',
        'Ein Plättchen, das auf das Ein- oder Ausgangsfeld geschoben wird, ist sofort aus dem Spiel. Figuren schieben nie Figuren.',
        { figure: 'push', caption: 'Die Figur schiebt den Stein mit. Am zweiten Stein käme sie nicht weiter.' },
      ],
    },
    spills: {
      title: 'Rutschen auf Blut',
      body: [
        'Ein einziger Schritt auf eine Blutlache trägt die Figur geradeaus auf das erste Feld dahinter. Ein Stein dort wird geschoben, wenn es geht.',
        {
          list: [
            'Ist der Weg versperrt, bleibt die Figur auf dem letzten Feld der Blutlache, das sie erreicht. Dort darf der Zug enden, oder sie geht mit einem weiteren Schritt in irgendeine Richtung und rutscht wieder.',
            'Figuren im Weg halten das Rutschen nicht auf. Aber auf ihnen enden darf man nicht: Mit dem letzten Schritt darf man kein Rutschen beginnen, das auf einer Figur endet.',
            'Ein Stein, der auf eine Blutlache geschoben wird, rutscht auch hinüber oder bleibt auf dem letzten freien Feld liegen. Dort liegt er, bis ihn etwas weiterschiebt.',
          ],
        },
        { figure: 'spill', caption: 'Ein Schritt für das Rutschen über vier Felder Blut, und danach noch einer.' },
      ],
    },
    looking: {
      title: 'Das Monster schaut',
      body: [
        'Vor jedem Schritt und noch einmal am Ende schaut das Monster geradeaus, nach links und nach rechts; nie nach hinten und nie schräg.',
        'Wände, Steine und Umlenksteine beenden die Sicht. Durch Kristalle und über Blutlachen und Teleporter sieht es hinweg. In jeder Richtung zählt die erste Figur, mit ihrem Abstand in Feldern.',
        {
          list: [
            'Eine Figur ist am nächsten: Es dreht sich zu ihr.',
            'Zwei oder drei sind gleich nah: Es behält die Richtung.',
            'Es sieht niemanden: Es behält die Richtung.',
          ],
        },
        {
          figure: 'look',
          caption:
            'Von den Figuren in Sicht ist die linke die nächste. Die hinter dem Rücken des Monsters zählt nicht.',
        },
        {
          figure: 'tie',
          caption: 'Zwei Felder Boden voraus, zwei Felder Blut zur Seite: gleich weit, also geradeaus.',
        },
      ],
    },
    stepping: {
      title: 'Das Monster geht',
      body: [
        'Dann macht es einen Schritt nach vorn. Eine Figur dort wird gefressen. Steine und Kristalle werden geschoben, mit allem, was lückenlos dahinter steht, auch Figuren. Was über den Rand oder auf einen Teleporter geschoben wird, ist weg; eine Figur gilt als gefressen.',
        'Was es auf eine Blutlache schiebt, rutscht von selbst hinüber und hält vor allem, was im Weg ist; eine Figur, die gegen einen Stein rutscht, schiebt ihn, wenn das Feld dahinter frei ist.',
        'Über eine Blutlache rutscht das Monster in einem Schritt, ohne zu schauen; es frisst und schiebt, was im Weg ist, und am Rand des Bretts geht es durch die Wand weiter. Auf Blut bleibt es nur stehen, wenn Umlenksteine ihm dort keinen Ausweg lassen.',
        {
          figure: 'basic',
          caption:
            'Ein Weg von acht Schritten. Es rutscht über das Blut und frisst eine Figur, schiebt einen Stein und die Figur dahinter nacheinander vom Brett und frisst noch eine. Am Ende dreht es nach rechts: Sieben Felder entfernt sieht es die nächste.',
        },
      ],
    },
    walls: {
      title: 'Durch die Wand',
      body: [
        'Das Monster geht durch Wände. Es kommt beim gleichen Buchstaben gegenüber herein, im selben Schritt und in derselben Richtung. Was dort steht, wird wie immer gefressen oder geschoben.',
        { figure: 'wall', caption: 'Bei H oben hinaus, bei H unten herein.' },
      ],
    },
    special: {
      title: 'Umlenksteine und Teleporter',
      body: [
        'Ein Umlenkstein direkt voraus wird vom Monster nie geschoben. Zuerst schaut es: Steht die nächste Figur links oder rechts, dreht es sich dorthin, und der Stein tut nichts. Sonst dreht der Stein es, eine Vierteldrehung nach rechts oder eine halbe Drehung, und es geht in diese Richtung, ohne noch einmal zu schauen. Steht es wieder vor einem Umlenkstein, dreht es sich weiter; nach vier Drehungen ohne Ausweg bleibt es stehen.',
        'Auf einem Teleporter erscheint es im selben Schritt auf dem Partner, in Richtung des Pfeils dort.',
        {
          figure: 'advanced',
          caption:
            'Acht Schritte. Der Umlenkstein rechts direkt voraus tut nichts: Das Monster schaut zuerst, und die nächste Figur steht links. Dann der Teleporter, eine Figur gefressen, der Umlenkstein 180° und der Teleporter zurück. Am Ende schiebt es einen Kristall, und der Kristall eine Figur.',
        },
      ],
    },
    cards: {
      title: 'Die Karten',
      body: [
        'Eine Zahl sagt, wie viele Schritte das Monster macht. Bei einer Trefferkarte läuft es, bis eine oder zwei Figuren gefressen oder über den Rand oder auf einen Teleporter geschoben sind, was ebenso zählt, aber höchstens 20 Schritte. Der Schritt des letzten Treffers wird beendet; dann schaut es noch einmal.',
        'Die allererste Karte der Partie ist nie eine mit einem oder zwei Treffern: Kommt eine, gilt die nächste, und sie wird wieder eingemischt.',
      ],
    },
    effects: {
      title: 'Was wirkt wie',
      body: [
        {
          table: {
            head: ['', 'Eine Figur', 'Das Monster schaut', 'Das Monster geht', 'Was dagegengeschoben wird'],
            rows: [
              [
                'Steinblock',
                'schiebt einen',
                'sieht nicht weiter',
                'schiebt ihn und die Reihe dahinter',
                'wird vom Monster mitgeschoben; hält eine Figur auf',
              ],
              ['Kristall', 'schiebt einen', 'sieht hindurch', 'schiebt ihn und die Reihe dahinter', 'wie ein Stein'],
              [
                'Umlenkstein rechts',
                'schiebt einen',
                'sieht nicht weiter',
                'dreht nach rechts, geht dann',
                'wie ein Stein, in einer Reihe',
              ],
              [
                'Umlenkstein 180°',
                'schiebt einen',
                'sieht nicht weiter',
                'kehrt um, geht dann',
                'wie ein Stein, in einer Reihe',
              ],
              [
                'Teleporter',
                'darf nicht darauf',
                'sieht darüber hinweg',
                'kommt zum Partner, in Richtung des Pfeils',
                'vom Monster: ist weg; von einer Figur: geht nicht',
              ],
              [
                'Blutlache',
                'rutscht mit einem Schritt hinüber',
                'sieht darüber, zählt jedes Feld',
                'rutscht in einem Schritt hinüber',
                'rutscht hinüber oder hält vor dem, was im Weg ist',
              ],
              [
                'Figur',
                'geht darüber, darf nicht halten',
                'die nächste zählt',
                'frisst sie',
                'wird vom Monster mitgeschoben; hält eine Figur auf',
              ],
              [
                'Rand',
                'kommt nicht weiter',
                'sieht nicht weiter',
                'kommt beim gleichen Buchstaben herein',
                'vom Monster: ist weg; von einer Figur: geht nicht',
              ],
            ],
          },
        },
      ],
    },
    stages: {
      title: 'Zwei Abschnitte und das Ende',
      body: [
        'Abschnitt 1 endet nach der siebten Karte; die achte wird nicht gespielt. In diesem Abschnitt kommt eine gefressene Figur mit derselben Seite nach oben zurück vor den Eingang und darf ab der nächsten Runde wieder hinein.',
        'Dann werden alle acht Karten für Abschnitt 2 gemischt, der acht Runden dauert. Eine Figur, die jetzt gefressen wird, ist aus dem Spiel.',
        {
          list: [
            'Alle deine Figuren bis auf eine draußen: Du gewinnst sofort.',
            'Die letzte Karte ist gespielt, oder keine Figur ist mehr im Spiel: Die Partie ist zu Ende. Es gewinnt, wer die meisten Figuren draußen hat; bei Gleichstand, wer die Zahl zuerst erreicht hat. Niemand draußen: niemand gewinnt.',
            'Eine Figur, die an der Ausgangsecke vom Brett geschoben wird, gilt als gefressen.',
          ],
        },
      ],
    },
    options: {
      title: 'Optionen und Spielerzahl',
      body: [
        {
          list: [
            'Zu zweit: Bringt nicht zu früh zwei Figuren hinaus. Die andere Seite hat dann mehr Figuren zu ziehen und das letzte Wort, bevor das Monster läuft.',
            'Bei 6 oder 7 Spielern ist die Halle voll, und die 5 kann als „3 Treffer“ zählen: Macht es vor dem Beginn aus.',
            'Auch Abschnitt 2 kann nach sieben Karten enden, wie in manchen Ausgaben.',
            'Die Plättchen können zufällig statt einzeln gelegt werden.',
          ],
        },
      ],
    },
    puzzles: {
      title: 'Monsterrätsel',
      body: [
        'In unseren Monsterrätseln läuft das Monster ohne Ende. Davor darfst du ein wenig ändern: markierte Figuren innerhalb ihrer Zahl ziehen oder ein Plättchen legen. Gelöst ist das Rätsel, wenn alle Feinde gefressen sind; verloren, wenn eine eigene Figur gefressen wird oder sich alles wiederholt.',
      ],
    },
    notation: {
      title: 'Eine Partie aufschreiben',
      body: [
        'Ein Feld hat einen Buchstaben für die Spalte, a bis p von links, und eine Zahl für die Reihe, 1 bis 11 von unten. Der Ausgang ist a11, der Eingang p1.',
        {
          table: {
            head: ['Geschrieben', 'Bedeutung'],
            rows: [
              ['A4:p1-p2-o2', 'die 4 von Spieler A kommt herein und geht weiter; vom Rutschen nur das Ende'],
              ['A4:.', 'sie bleibt stehen oder wartet draußen'],
              ['A4:a11-exit', 'sie geht hinaus'],
              ['lay s@c9', 'ein Stein wird auf c9 gelegt'],
              ['card 8', 'das Monster macht acht Schritte'],
            ],
          },
        },
      ],
    },
    readings: {
      title: 'Wo wir entscheiden mussten',
      body: [
        'Die gedruckten Regeln und ihre Übersetzungen weichen hier und da voneinander ab. Wir lesen sie so:',
        {
          list: [
            'Am Eingang bleiben drei Felder frei, am Ausgang ebenso.',
            'Ein Plättchen ist aus dem Spiel, wenn es auf das Ein- oder Ausgangsfeld geschoben wird. Eine Figur, die das Monster dorthin schiebt, bleibt dort stehen.',
            'Gleich weit zu stehen hält einen Umlenkstein nicht auf.',
            'Nach vier Drehungen in einem Schritt ohne Ausweg bleibt das Monster stehen, und der Schritt ist verbraucht.',
            'Auch ein Umlenkstein, auf den das Monster beim Rutschen über Blut trifft, dreht es, und es rutscht in dieser Richtung weiter.',
            'Was zum Rand des Bretts rutscht, bleibt auf dem Blut.',
            'In Abschnitt 2 endet die Partie auch, wenn keine Figur mehr auf dem Brett steht oder draußen wartet.',
            'In der ersten Runde muss eine Figur, die hineinkann, auch hinein: Draußen zu warten ist keine der beiden. Eine Figur, die nicht hineinkann, darf draußen bleiben und zählt mit.',
            'Die 5 als drei Treffer darf die erste Karte sein. Nur die Karten mit einem und mit zwei Treffern dürfen es nicht.',
          ],
        },
      ],
    },
  },
};
export default de;
