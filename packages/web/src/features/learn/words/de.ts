import type en from './en.ts';

const de: typeof en = {
  intro:
    'Kurze Aufgaben auf dem echten Brett. Probier einfach aus: Es kann nichts passieren, und zu jedem Nein gibt es den Grund.',
  designer: (designer) => `Ein Spiel von ${designer}`,
  progress: (done, of) => `${done} von ${of} Schritten geschafft`,
  begin: 'Anfangen',
  goOn: 'Weitermachen',
  again: 'Noch einmal von vorn',
  step: (number, of) => `Schritt ${number} von ${of}`,
  stepNamed: (number, title) => `${number}. ${title}`,
  stepDone: (number, title) => `${number}. ${title}, geschafft`,
  allSteps: 'Alle Schritte',
  showMe: 'Zeig es mir',
  finish: 'Fertig',
  right: 'Richtig!',
  finished: 'Das war die ganze Lektion.',
  finishedText:
    'Jetzt weißt du genug für eine echte Partie. Die Regeln sind immer zur Hand, und die Rätsel sind eine gute Übung.',
  strategy: 'Strategie',
  strategyAbout: 'Der zweite Kurs: wie man gewinnt. Stellungen zum Ausspielen, jede nachgerechnet.',
  strategyFinished: 'Jetzt kennst du die Kniffe.',
  strategyFinishedText: 'Wende sie in einer Partie an, bevor es jemand anderes tut.',
  play: 'Eine Partie spielen',
  rules: 'Die Regeln',
  lessons: 'Alle Lektionen',
};
export default de;
