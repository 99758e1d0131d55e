import type en from './en.ts';

const de: typeof en = {
  steps: {
    hide: {
      title: 'Verstecken',
      text: 'Das Monster schaut entlang der Reihen und Spalten, und ein Stein beendet seine Sicht. Abseits seines Wegs und hinter einem Stein erreicht dich keine Karte.',
      task: 'Abschnitt 2; die Karten 5, 7, 8 und 10 sind übrig. Zieh deine 2 so, dass keine davon sie kostet.',
      hint: 'Rutsch durch die Blutlache. Hinter dem Stein auf h7 sieht das Monster dich nicht.',
      done: 'Es schaut in deine Richtung und sieht einen Stein. Zwei Felder waren vor allen vier Karten sicher, dies war eines davon.',
    },
    lure: {
      title: 'Locken',
      text: 'Das Monster wendet sich der nächsten Figur zu, die es sieht. Stell dich dorthin, wo es dich sieht, aber nicht erwischt: Unterwegs trifft es die anderen.',
      task: 'Die Karten 5, 7 und 8 sind übrig. Zieh deine 5 so, dass jede von ihnen den anderen eine Figur kostet und keine dich.',
      hint: 'Tritt in die Reihe 5, in der das Monster steht. Ein Feld genügt.',
      done: 'Es wendet sich dir zu, macht einen Schritt und sieht eine nähere Figur. Du warst nur der Köder.',
    },
    sight: {
      title: 'Die Deckung wegschieben',
      text: 'Eine Figur hinter einem Stein fühlt sich sicher. Schieb den Stein fort, und das Monster sieht sie. Du ziehst zuletzt, also bleibt keine Zeit zur Flucht.',
      task: 'Die Karten 5, 8 und 10 sind übrig. Auf i7 versteckt sich eine Figur hinter einem Stein. Lass das Monster sie sehen und bleib selbst sicher.',
      hint: 'Geh nach h6 und dann weiter nach j6: Du schiebst den Stein vor dir her.',
      done: 'Der Stein ging mit dir, und das Monster schaut geradewegs auf die Figur auf i7.',
    },
    count: {
      title: 'Karten zählen',
      text: 'Gespielte Karten kommen nicht wieder. Manchmal ist kein Feld ganz sicher: Dann wähl das, das die wenigsten Karten erreichen.',
      task: 'Vier Karten sind übrig: 5, 7, 8 und 10. Finde das Feld, auf dem nur eine davon deine 4 kostet.',
      hint: 'Das Monster kommt auf der Reihe 7 in deine Spalte und dreht sich zu dir. Lauf vor ihm weg, so weit du kannst.',
      done: 'Nur die 10 erwischt dich hier: eine Karte von vieren statt drei.',
    },
    hits: {
      title: 'Wenn nur Treffer übrig sind',
      text: 'Bei einem Treffer läuft das Monster, bis es eine oder zwei Figuren hat. Sicher zu stehen genügt nicht: Andere müssen näher sein als du.',
      task: 'Die Karten 1 Treffer und 2 Treffer sind übrig. Zieh deine 4 so, dass das Monster bei beiden an den anderen satt wird.',
      hint: 'Geh die Reihe 8 entlang, durch die Blutlache, auf die andere Seite des Monsters.',
      done: 'Es erwischt zuerst die anderen und bleibt stehen. Bei zwei Treffern sind es zwei von ihnen.',
    },
    early: {
      title: 'Zwei zu früh draußen',
      text: 'Zu zweit: Bringst du früh zwei Figuren hinaus, hast du nur noch zwei zu ziehen, und die letzten Züge der anderen Seite bleiben ohne Antwort.',
      task: 'Die andere Seite hat zwei Figuren draußen und die beiden anderen schon gezogen. Du ziehst zweimal nacheinander. Die Karten 5, 7 und 10 sind übrig: Jede soll sie eine Figur kosten und keine dich.',
      hint: 'Eine Figur tritt hinter den Rücken des Monsters. Die andere lockt es die Reihe 3 entlang.',
      done: 'Zwei Züge nacheinander und keine Antwort: Deshalb sind zwei Figuren zu früh draußen gefährlich.',
    },
  },
  why: {
    eaten: (card) => `Bei der Karte ${card} erwischt das Monster deine Figur. Sieh zu.`,
    spared: (card) => `Bei der Karte ${card} frisst das Monster keine Figur der anderen. Sieh zu.`,
    risky: (cards, of) => `${cards} der ${of} übrigen Karten kosten dich hier die Figur. Sieh dir eine davon an.`,
  },
};
export default de;
