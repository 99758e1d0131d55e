import type en from './en.ts';

const de: typeof en = {
  steps: {
    trapped: {
      title: 'Schon gefangen',
      text: 'Eine Partie kann verloren sein, bevor der letzte Fehler passiert. Hier hast du sechs Züge, und nach jedem kann die andere Seite gewinnen. Ein Plättchen wegzunehmen hilft nicht: Sie sagt den Sieg an.',
      task: 'Sieh selbst: Mach irgendeinen der sechs Züge.',
      hint: 'Zieh zum Beispiel f4 nach Norden und schau, was die andere Seite ansagt.',
      done: 'Alle sechs Züge verlieren, der Fehler lag also früher: Du saßt schon in der Falle. In diesem Kurs stellst du solche Fallen.',
    },
    trap: {
      title: 'Eine Falle',
      text: 'Zähl die Züge der anderen Seite, nicht deine eigenen. Eine Falle ist ein Zug, nach dem jede Antwort verliert.',
      task: 'Finde den Zug, nach dem die andere Seite keine sichere Antwort mehr hat.',
      hint: 'Das Plättchen auf d5 bedeckt keinen Menhir. Wohin damit, sodass nichts zum Abwarten bleibt?',
      done: 'Acht Antworten, und nach jeder gewinnst du.',
    },
    tight: {
      title: 'Fast eine Falle',
      text: 'Vollständige Fallen sind selten. Das Zweitbeste ist eine Stellung mit kaum einer sicheren Antwort: Die muss erst einmal jemand finden.',
      task: 'Mach einen Zug, nach dem die andere Seite nur noch einen sicheren Zug hat.',
      hint: 'Schau auf die Nebelbank aus b4, c5 und d5.',
      done: 'Zwölf Züge, und nur einer ist sicher: dieselbe Bank noch einmal nach Nordosten.',
    },
    spend: {
      title: 'Wann sich eine Wegnahme lohnt',
      text: 'Wegnehmen ist mehr als Verteidigung: Es kann die letzte sichere Antwort nehmen. Vor der Entscheidung darfst du es dreimal, also tu es dort, wo es eine Falle schließt.',
      task: 'Zieh und nimm ein Plättchen weg, sodass die andere Seite keine sichere Antwort hat.',
      hint: 'Zieh die fünf Plättchen um e3 nach Süden. Welches Plättchen könnte die andere Seite dann noch sicher ziehen?',
      done: 'Ohne b4 verlieren alle sechs Antworten. Mit b4 gab es einen Ausweg.',
    },
    door: {
      title: 'Wann eine Wegnahme zu spät kommt',
      text: 'Was dein Zug öffnet, schließt keine Wegnahme: Die andere Seite darf vorher ansagen, und das Plättchen kommt zurück. Beurteile also den Zug allein.',
      task: 'Du hast dreizehn Züge. Nach zwölf davon sagt die andere Seite den Sieg an. Finde den dreizehnten.',
      hint: 'Zieh alle sechs Plättchen der Bank gemeinsam.',
      done: 'Der einzige sichere Zug von dreizehn. Es gibt nichts anzusagen, also hebst du dir die letzte Wegnahme auf.',
    },
    claim: {
      title: 'Die Chance, die vergeht',
      text: 'Für eine Ansage bleiben nur Sekunden. Such deinen Sieg also, sobald die andere Seite gezogen hat, noch bevor das Plättchen weg ist.',
      task: 'Die andere Seite zog fünf Plättchen und nahm c4 weg. Kannst du gewinnen, wenn c4 wieder liegt? Sag den Sieg an und gewinne.',
      hint: 'Leg c4 in Gedanken zurück: Dann sind alle sieben Plättchen eine Bank. Teil sie: b3, c4, d5 und d6 können ohne die anderen ziehen.',
      done: 'Ein einziger Zug beweist diese Ansage. Ohne sie gab es gar keinen Sieg.',
    },
    two: {
      title: 'Eine Falle hinter der Falle',
      text: 'Die stärksten Züge stellen zwei Fallen: Die einzige Antwort, die nicht sofort verliert, führt in die zweite.',
      task: 'Lass der anderen Seite eine einzige sichere Antwort. Dann schließ die zweite Falle und gewinne.',
      hint: 'Zuerst die Bank aus d1, d2, e2 und f1 nach Südwesten. Nach der Antwort: die Bank von b2 nach Südosten.',
      done: 'Drei Züge in einem Plan. Es gab eine sichere Antwort, und sie führte in die zweite Falle.',
    },
    'go-on': {
      title: 'Die Entscheidung: weitergehen',
      text: 'Frag dich bei der Entscheidung nur eines: Kann ich in Runde 2 und 1 den Sieg erzwingen? Dann geh weiter. Allein weiterzugehen ist kein Risiko, wenn du gewinnst.',
      task: 'Beide haben drei Plättchen weggenommen, also kommt die Entscheidung früh. Gibt es für dich in Runde 2 eine Falle?',
      hint: 'In Runde 2 ziehst du zuerst, und alle müssen ein Plättchen wegnehmen. Such einen Zug und eine Wegnahme, die keine sichere Antwort lassen.',
      done: 'In Runde 2 schließt du eine Falle, in Runde 1 gewinnst du, was auch immer die andere Seite wählt.',
    },
    prolong: {
      title: 'Die Entscheidung: verlängern',
      text: 'Kann niemand den Sieg erzwingen, verliert, wer allein weitergeht. Dann verlängerst du.',
      task: 'Die andere Seite will verlängern. In dieser Stellung kannst du in zwei Runden keinen Sieg erzwingen. Was wählst du?',
      hint: 'Wer allein weitergeht und nicht gewinnt, verliert.',
      done: 'Beide verlängern, und es geht zurück zu Runde 12. Allein weiterzugehen hätte verloren.',
    },
  },
  why: {
    opponentWins: 'Schau: Jetzt befreit die andere Seite den letzten Menhir und gewinnt.',
    opponentClaims: 'Schau: Die andere Seite sagt den Sieg an und gewinnt. Keine Wegnahme hätte das verhindert.',
    escapes: 'Die andere Seite hat eine sichere Antwort. Schau.',
    roomy: (safe) => `So bleiben ${safe} sichere Züge. Es gibt einen Zug, der nur einen übrig lässt.`,
    unjust: 'Du kannst jetzt nicht gewinnen: Diese Ansage wäre zu Unrecht und verliert die Partie.',
    unproven: 'Dieser Zug befreit den letzten Menhir nicht. Nach einer Ansage ist die Partie damit verloren.',
    notClaimed: 'Ohne das weggenommene Plättchen gewinnt nichts mehr. Sag den Sieg an, bevor du ziehst.',
    wentOn:
      'Du gingst allein weiter und kannst den Sieg nicht erzwingen: Gewinnt in Runde 2 und 1 niemand, verlierst du.',
    prolonged: 'Du konntest in Runde 2 und 1 den Sieg erzwingen. Verlängern verschenkt ihn.',
  },
};
export default de;
