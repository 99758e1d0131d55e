import type { MenhirsBook } from '../book.ts';

const de: MenhirsBook = {
  title: 'Die Regeln von Menhirs',
  credit:
    'Menhirs ist ein Spiel für zwei von Niels Pieterse (NRPGames). Dies ist eine inoffizielle digitale Fassung; die Regeln stehen hier in unseren eigenen Worten.',
  sections: {
    goal: {
      title: 'Worum es geht',
      body: [
        'Nebel liegt über einer Heide mit hohen stehenden Steinen, den Menhiren. Abwechselnd zieht ihr Nebel. Wer so zieht, dass kein Menhir mehr unter Nebel liegt, gewinnt sofort.',
        'Nur ein Zug gewinnt. Nebel wegzunehmen oder hinzulegen nie. Wer den letzten Menhir befreit, gewinnt also, und wer den vorletzten befreit, bereut es meistens.',
        {
          figure: 'win',
          caption:
            'Fünf Menhire liegen unter einer Nebelbank. Zieht sie nach Norden oder Südosten, sind alle frei: ein Sieg in Runde 11, der ersten Runde mit Zügen, und 22 Punkte wert.',
        },
      ],
    },
    moor: {
      title: 'Das Brett',
      body: [
        'Das Brett hat 30 sechseckige Plätze in sieben Spalten, a bis g. In jeder Spalte zählen die Plätze von Norden. Einer sitzt im Norden, der andere im Süden; jeder der beiden kann der Startspieler sein.',
        'Es gibt 7 Menhirplättchen, 23 Waldplättchen und 11 Nebelplättchen. Auf einem Platz liegt höchstens ein Nebelplättchen. Nebel darf auf Menhiren und auf Wald liegen.',
        'Ein umgedrehter Menhir gilt für den Rest der Partie als Wald.',
        {
          figure: 'start',
          caption:
            'Bereit für Runde 11: fünf Menhire unter Nebel, zwei umgedreht, und sechs weitere Nebelplättchen gelegt.',
        },
      ],
    },
    moving: {
      title: 'Nebel ziehen',
      body: [
        'Nebelplättchen, die sich direkt oder über andere berühren, bilden eine Nebelbank. Auch ein einzelnes Plättchen ist eine Bank. Wer am Zug ist, zieht eine Bank einen Schritt in eine von sechs Richtungen: Norden, Nordosten, Südosten, Süden, Südwesten oder Nordwesten.',
        {
          list: [
            'Die ganze Bank zieht und behält ihre Form.',
            'Jedes Plättchen muss auf dem Brett bleiben.',
            'Kein Plättchen darf auf Nebel landen, der liegen bleibt.',
            'Ziehen ist Pflicht. Es geht immer etwas.',
            'Ein befreiter Menhir darf wieder bedeckt werden.',
          ],
        },
        {
          figure: 'bank',
          caption:
            'Diese Bank aus vier zieht nach Nordosten. Sie befreit c3 und d4 und bedeckt keinen anderen Menhir: ein Sieg.',
        },
        { figure: 'edge', caption: 'Am Rand entlang: Diese fünf können nur nach Süden oder Südwesten. Süden gewinnt.' },
      ],
    },
    splitting: {
      title: 'Eine Nebelbank teilen',
      body: [
        'Von einer Bank ab sechs Plättchen darf auch nur ein Stück ziehen. Mindestens drei zusammenhängende Plättchen gehen, und jedes Stück, das zurückbleibt, hat ebenfalls mindestens drei.',
        'Nach dem Schritt darf das Stück den Rest oder eine andere Bank wieder berühren.',
        {
          figure: 'split',
          caption:
            'Eine Bank aus sechs: b2, c2 und d3 ziehen nach Norden, befreien zwei Menhire und gewinnen; a1, a2 und a3 bleiben.',
        },
      ],
    },
    ko: {
      title: 'Ko: kein Zug zurück',
      body: [
        'Den Zug, den die andere Seite eben machte, darfst du nicht umkehren: Genau die Plättchen, die zogen, dürfen nicht geradewegs zurück. Mehr oder weniger Plättchen dürfen dorthin, und den eigenen letzten Zug darf man umkehren.',
        'Ko gilt auch, wenn die Plättchen sich mit einer größeren Bank verbunden haben, und auch, wenn du danach ein Plättchen wegnehmen würdest. Ko entfällt, wenn die andere Seite nach ihrem Zug eines dieser Plättchen weggenommen hat, und wenn eine verlängerte Partie zu Runde 12 zurückgeht.',
        {
          figure: 'ko',
          caption:
            'Vier Plättchen kamen aus dem Nordwesten: c3, c4, d4 und d5. Genau diese dürfen nicht zurück. Alle sieben schon, und drei der vier auch.',
        },
      ],
    },
    taking: {
      title: 'Nebel wegnehmen',
      body: [
        'Nach deinem Zug darfst du manchmal, und musst du manchmal, ein Nebelplättchen vom Brett nehmen. Du suchst es aus. Mindestens ein Menhir muss unter Nebel bleiben.',
        'Wann das erlaubt ist, hängt von der Variante ab; siehe die Runden weiter unten.',
      ],
    },
    setup: {
      title: 'Adam Way: der Aufbau',
      body: [
        'Adam Way, kurz für Amsterdam Way, ist die Hauptvariante. Alle Bodenplättchen werden gemischt und offen ausgelegt.',
        'Der Startspieler dreht einen Menhir um, danach der andere einen zweiten. Auf die übrigen fünf kommt Nebel. Kennt ihr das Spiel noch nicht, wählt so, dass von den fünf wenige nebeneinander stehen.',
      ],
    },
    rounds: {
      title: 'Adam Way: die Runden',
      body: [
        'Die Runden zählen von 12 bis 1. In jeder Runde außer Runde 12 sind beide einmal dran, der Startspieler zuerst.',
        {
          table: {
            head: ['Runde', 'Was zu tun ist'],
            rows: [
              [
                '12',
                'Legt abwechselnd die anderen sechs Nebelplättchen, jedes auf einen Platz ohne Nebel. Gewinnen oder ansagen kann noch niemand.',
              ],
              ['11 bis 3', 'Ziehen. Danach darfst du ein Plättchen wegnehmen, höchstens dreimal in diesen Runden.'],
              ['nach 3', 'Die Entscheidung: verlängern oder weitergehen?'],
              ['2 und 1', 'Ziehen, dann ein Plättchen wegnehmen: Jetzt ist es Pflicht.'],
            ],
          },
        },
        'Haben beide vor Runde 3 schon drei Plättchen genommen, wird die Runde zu Ende gespielt, und die Entscheidung kommt früher.',
      ],
    },
    decision: {
      title: 'Adam Way: die Entscheidung',
      body: [
        'Beide wählen gleichzeitig und geheim: verlängern oder weitergehen.',
        {
          list: [
            'Beide verlängern: zurück zu Runde 12. Abwechselnd legen beide so viele Plättchen zurück, wie sie genommen haben, auf Plätze ohne Nebel, auch auf freie Menhire. Dann wieder Runde 11 bis 3, mit drei neuen Wegnahmen. Beim zweiten Mal gibt es keine Wahl: Es geht gleich mit Runde 2 weiter.',
            'Sonst geht es mit Runde 2 weiter, und es wird gemerkt, wer weitergehen wollte.',
          ],
        },
        'Hat nach Runde 1 niemand gewonnen: Wurde nicht verlängert und wollte nur eine Seite weitergehen, verliert sie, und die andere bekommt 12 Punkte. In allen anderen Fällen ist es unentschieden.',
      ],
    },
    claims: {
      title: 'Adam Way: den Sieg ansagen',
      body: [
        'Hat die andere Seite gezogen, schau genau hin: Kannst du jetzt gewinnen? Dann darfst du den Sieg ansagen, sobald sie gezogen hat und bis ihr Zug zu Ende ist, dazu drei Sekunden länger. Nicht in Runde 12 und 1.',
        {
          list: [
            'Die andere Seite darf kein Plättchen mehr wegnehmen; ein schon genommenes kommt zurück.',
            'Du musst jetzt einen Zug machen, und Ko gilt wie immer.',
            'Befreit er den letzten Menhir, gewinnst du. Mit jedem anderen Zug verlierst du.',
          ],
        },
        'Wegnehmen macht einen unvorsichtigen Zug also nicht gut, außer wenn niemand rechtzeitig ansagt. In Runde 1 und in einer Partie ohne Ansagen schon.',
        'Die drei Sekunden enden früher, wenn du deinen eigenen Zug beginnst. Man kann auch 0, 5 oder 10 Sekunden wählen, unbegrenzte Zeit oder gar keine Ansagen.',
        {
          figure: 'claim',
          caption:
            'f4 zog nach Norden, dann wurde b3 weggenommen. Die Ansage bringt b3 zurück, und die Bank aus sechs gewinnt nach Nordosten oder Südosten.',
        },
        'Ein Tipp: Schon vor diesem Zug saß man in der Falle. Es gab sechs Züge, und nach jedem konnte die andere Seite gewinnen. Mit solchen Fallen gewinnt man Partien.',
        {
          figure: 'pitfall',
          caption:
            'Drei Plättchen zogen nach Südosten, dann wurde g1 weggenommen. Hier würde eine Ansage verlieren: Mit g1 sperrt Ko den Weg zurück. Ohne Ansage dürfen die zwei Plättchen, die noch da sind, nach Nordwesten und gewinnen.',
        },
      ],
    },
    points: {
      title: 'Punkte und Turniere',
      body: [
        'In Adam Way zählt ein früher Sieg mehr. Wer verliert, bekommt nichts; unentschieden heißt 0 zu 0.',
        {
          table: {
            head: ['Der Sieg bringt', 'Punkte'],
            rows: [
              ['ohne Verlängerung', 'die Runde plus 11: von 22 bis 12'],
              ['nach Verlängerung', 'die Zahl der Runde: von 11 bis 1'],
              ['durch eine Ansage, zu Recht oder nicht', 'gezählt in der Runde der Ansage'],
              ['weil nur die andere Seite weiterging', '12'],
            ],
          },
        },
        'Im Turnier zählen zuerst die Siege, dann die Punkte.',
      ],
    },
    v2: {
      title: 'Variante 2.0',
      body: [
        'Die Bodenplättchen werden eins nach dem anderen aufgedeckt, von a1 bis g3. Der dritte und der fünfte Menhir, die erscheinen, werden verdeckt hingelegt. Auf die anderen fünf kommt Nebel; die übrigen sechs Plättchen legt ihr abwechselnd.',
        'Es gibt 12 Runden, aufwärts gezählt. In jeder Runde ziehen beide; in manchen Runden müssen sie danach ein Plättchen wegnehmen. Sag am Tisch laut, was du tun wirst, bevor du es tust. Es gibt keine Ansagen, keine Entscheidung und kein freiwilliges Wegnehmen.',
        'In welchen Runden das ist, steht auf der Rundenleiste des gedruckten Spiels. Wir kennen sie nur für Runde 1, in der nichts weggenommen wird. Unsere Tabelle, beide in Runde 4, 6, 8, 10 und 12, ist eine Rekonstruktion; wer das Spiel besitzt, kann seine Tabelle beim Start einer Partie eingeben.',
        'Darf kein Plättchen weg, wird das Wegnehmen ausgelassen. Nach Runde 12 ohne Sieg ist es unentschieden. Der Sieg zählt so viele Punkte, wie Nebelplättchen auf dem Brett liegen.',
      ],
    },
    base: {
      title: 'Grundspiel (eine Rekonstruktion)',
      body: [
        'Wie 2.0, aber alle sieben Menhire bleiben: Nebel auf sieben, vier Plättchen zu legen. Es hat eine eigene Tabelle zum Wegnehmen. Wir haben es aus dem zusammengestellt, was bekannt ist; es kann vom gedruckten Spiel abweichen.',
      ],
    },
    hidden: {
      title: 'Verdeckter Nebel',
      body: [
        'Am Tisch kann man nicht unter den Nebel schauen. Mit verdecktem Nebel sieht niemand, was darunter liegt: Man muss es sich merken. Ohne ihn scheinen die Menhire durch.',
        'Den Aufbau sehen beide, bevor der Nebel kommt.',
      ],
    },
    notation: {
      title: 'Eine Partie aufschreiben',
      body: [
        {
          table: {
            head: ['Geschrieben', 'Bedeutung'],
            rows: [
              ['~c2', 'den Menhir auf c2 umdrehen'],
              ['+c3', 'Nebel auf c3 legen'],
              ['f4:N', 'die ganze Bank von f4 nach Norden ziehen'],
              ['b2.c2.d3:N', 'dieses Stück einer Bank nach Norden ziehen'],
              ['-b3', 'den Nebel von b3 nehmen'],
              ['!', 'den Sieg ansagen'],
              ['P, G', 'verlängern, weitergehen'],
            ],
          },
        },
      ],
    },
    readings: {
      title: 'Wo wir entscheiden mussten',
      body: [
        'Die gedruckten Regeln lassen ein paar Dinge offen. Wir lesen sie so:',
        {
          list: [
            'Jedes Stück, das beim Teilen zurückbleibt, braucht drei Plättchen. Das Stück, das zog, darf den Rest danach wieder berühren.',
            'Der Startspieler dreht zuerst einen Menhir um.',
            'Bei der Entscheidung wählen beide geheim und gleichzeitig.',
            'In den gedruckten Regeln wird die Entscheidung ausgesprochen; darum gibt es auch die Option „laut“: Der Startspieler wird zuerst gefragt. Wer zuerst „weitergehen“ sagt, trägt allein das Risiko eines Unentschiedens, und der andere wird nicht mehr gefragt.',
            'Wer ansagt, muss den Gewinnzug spielen.',
            'Gegen den letzten Zug einer Runde darf man auch in der nächsten Runde noch ansagen, und auch bei der Entscheidung. Gezählt wird in der Runde dieses Zugs. Haben beide verlängert, ist es zu spät.',
            'Wollen beide weitergehen und niemand gewinnt, ist es unentschieden.',
            'Auf dem Blatt von 2.0 steht, dass man gewöhnlich nicht sieht, was unter dem Nebel liegt. Darum ist der Nebel in 2.0 unter Menschen verdeckt, und durchsichtig in Adam Way, im Grundspiel und gegen den Computer, der nichts vergisst. Beides lässt sich wählen.',
          ],
        },
      ],
    },
  },
};
export default de;
