import type en from './en.ts';

const de: typeof en = {
  steps: {
    setup: {
      title: 'Umdrehen und legen',
      text: 'Eine Partie beginnt mit sieben Menhiren. Jede Seite dreht einen um: Er gilt für den Rest der Partie als Wald. Auf die anderen fünf kommt Nebel, und jede Seite legt noch drei Plättchen.',
      task: 'Dreh einen Menhir um und leg dann ein Nebelplättchen.',
      hint: 'Tipp auf einen Menhir und bestätige. Tipp dann auf einen Platz ohne Nebel und bestätige.',
      done: 'So fängt es an. Befreie nun die fünf Menhire: Wer mit einem Zug den letzten befreit, gewinnt.',
    },
    free: {
      title: 'Was gewinnt',
      text: 'Nebel zieht über eine Heide mit hohen stehenden Steinen, den Menhiren. Wer so zieht, dass kein Menhir mehr unter Nebel liegt, gewinnt sofort.',
      task: 'Ein Menhir liegt noch unter Nebel, auf d4. Tipp auf den Nebel dort und schick ihn fort.',
      hint: 'Tipp auf den Nebel auf d4 und dann auf einen Pfeil. Jede Richtung passt.',
      done: 'Der letzte Menhir steht frei: Du gewinnst.',
    },
    bank: {
      title: 'Eine Bank zieht als Ganzes',
      text: 'Nebelplättchen, die sich berühren, sind eine Bank, und eine Bank zieht als Ganzes: einen Schritt in eine Richtung.',
      task: 'Unter derselben Bank liegen zwei Menhire. Befreie beide mit einem Zug, ohne einen anderen zuzudecken.',
      hint: 'Schau, wo jedes der vier Plättchen landet. Nach Nordosten und Südwesten ist alles frei.',
      done: 'Alle vier Plättchen zogen zusammen, und kein Menhir liegt mehr unter Nebel.',
    },
    edge: {
      title: 'Der Rand des Bretts',
      text: 'Alle Plättchen der Bank müssen auf dem Brett bleiben. Nah am Rand bleiben nur wenige Richtungen.',
      task: 'Diese lange Bank kann nur in zwei Richtungen. Nimm die, die gewinnt.',
      hint: 'Nach Südwesten würde der Nebel den Menhir auf b1 zudecken.',
      done: 'Süden war richtig. Die Pfeile zeigen immer, was erlaubt ist.',
    },
    split: {
      title: 'Eine große Bank teilen',
      text: 'Eine Bank ab sechs Plättchen darf man teilen: Mindestens drei gehen, und jedes Stück, das bleibt, hat auch mindestens drei.',
      task: 'Löse die drei Plättchen mit den zwei Menhiren heraus und gewinne.',
      hint: 'Tipp auf die Bank. Tipp dann auf b2, c2 und d3, die Plättchen, die ziehen sollen, und schick sie nach Norden oder Süden.',
      done: 'Drei gingen, drei blieben. Solche Teilungen übersieht man leicht.',
    },
    ko: {
      title: 'Ko: kein Zug zurück',
      text: 'Den letzten Zug der anderen Seite darfst du nicht einfach umkehren. Genau diese Plättchen dürfen nicht geradewegs zurück, auch nicht, wenn du danach eins wegnehmen würdest. Mehr oder weniger Plättchen schon.',
      task: 'Die andere Seite zog eben c3, c4, d4 und d5 nach Südosten. Zieh trotzdem Nebel nach Nordwesten.',
      hint: 'Nimm die ganze Bank aus sieben, oder löse drei Plättchen heraus, etwa c3, c4 und d4.',
      done: 'Sieben Plättchen sind nicht dieselben vier, also ist das erlaubt.',
    },
    careful: {
      title: 'Keine Tür öffnen',
      text: 'Liegen noch zwei Menhire unter Nebel und du befreist einen davon, kann die andere Seite meistens den letzten befreien und gewinnen.',
      task: 'Mach einen Zug, nach dem die andere Seite nicht gewinnen kann.',
      hint: 'Der Nebel auf d6 bedeckt nichts. Mit ihm zu ziehen heißt warten, und Warten ist hier sicher.',
      done: 'Jetzt gibt es keinen Gewinnzug gegen dich. Wer den vorletzten Menhir befreit, verliert meistens.',
    },
    take: {
      title: 'Ein Plättchen wegnehmen',
      text: 'In Runde 11 bis 3 darfst du nach dem Zug ein Nebelplättchen vom Brett nehmen, höchstens dreimal. In Runde 2 und 1 musst du. Mindestens ein Menhir muss bedeckt bleiben.',
      task: 'Das ist Runde 1, und niemand darf mehr ansagen. Du hast gezogen, und nun könnte die andere Seite die Bank aus sechs teilen und gewinnen. Nimm das eine Plättchen weg, das dies verhindert.',
      hint: 'Sechs kann man teilen, fünf nicht.',
      done: 'Ohne d3 hat die Bank fünf Plättchen: keine Teilung, kein Gewinn. In einer früheren Runde hätte eine Ansage d3 zurückgebracht: Das siehst du im nächsten Schritt.',
    },
    claim: {
      title: 'Den Sieg ansagen',
      text: 'In jeder Runde von 11 bis 2 darfst du den Sieg ansagen, wenn dich der Zug der anderen Seite gewinnen lässt, und noch drei Sekunden, nachdem sie fertig ist. Ein inzwischen weggenommenes Plättchen kommt zurück, und du musst den Gewinnzug spielen.',
      task: 'Die andere Seite zog f4 nach f3, sah die Gefahr und nahm b3 weg. Sag den Sieg an und gewinne.',
      hint: 'Erst ansagen. Mit b3 kann die Bank aus sechs nach Nordosten oder Südosten.',
      done: 'Zu Recht angesagt. Ohne das wäre der Gewinn weg gewesen.',
    },
    pitfall: {
      title: 'Wann man nicht ansagt',
      text: 'Wer den Sieg ansagt, holt das genommene Plättchen zurück, und Ko gilt wie immer: Der letzte Zug darf nicht umgekehrt werden. Hast du dann keinen Gewinnzug, verlierst du.',
      task: 'Die andere Seite zog drei Plättchen nach Südosten und nahm g1 weg. Gewinne, mit oder ohne Ansage.',
      hint: 'Ohne g1 sind die zwei Plättchen nicht die drei, die zogen. Also dürfen sie zurück.',
      done: 'Keine Ansage nötig: Zwei Plättchen sind nicht drei, der Weg zurück war frei.',
    },
    decide: {
      title: 'Die Entscheidung',
      text: 'Die Runden zählen von 12 bis 1. Nach Runde 3 kommt die Entscheidung: Beide wählen geheim. Verlängern beide, geht es zurück zu Runde 12, und alle legen ihre genommenen Plättchen zurück. Will nur eine Seite weiter und niemand gewinnt, verliert sie.',
      task: 'Wähle Verlängern, wie die andere Seite auch, und leg eines deiner Plättchen zurück aufs Brett.',
      hint: 'Drück auf „Verlängern“ und tipp dann auf einen Platz ohne Nebel.',
      done: 'Zurück in Runde 12: Das Spiel bekommt ein zweites Leben, aber ein Sieg zählt nun nur noch 11 bis 1 Punkte.',
    },
  },
  why: {
    covered: (places) => `Es liegt noch ein Menhir unter Nebel: ${places}.`,
    opponentWins: 'Schau: Jetzt befreit die andere Seite den letzten Menhir und gewinnt.',
    otherWay: 'Das ist erlaubt, aber die Aufgabe heißt: Nebel nach Nordwesten.',
    notClaimed: 'Ohne b3 auf dem Brett gewinnt nichts mehr. Sag den Sieg an, bevor du ziehst.',
    unproven: 'Nach der Ansage zählt nur ein Gewinnzug. Dieser befreit den letzten Menhir nicht, du würdest verlieren.',
    tileBack:
      'Die Ansage bringt g1 zurück. Dann sperrt Ko den drei Plättchen den Weg zurück, nichts anderes gewinnt, und du würdest verlieren.',
    wentOn:
      'Die andere Seite wählte Verlängern. Du gingst allein weiter: Gewinnt in Runde 2 und 1 niemand, verlierst du. Probier die andere Wahl.',
  },
};
export default de;
