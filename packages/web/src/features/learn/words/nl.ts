import type en from './en.ts';

const nl: typeof en = {
  intro: 'Korte opdrachten op het echte bord. Probeer maar raak: er kan niets misgaan, en bij elk nee hoor je waarom.',
  designer: (designer) => `Een spel van ${designer}`,
  progress: (done, of) => `${done} van de ${of} stappen gedaan`,
  begin: 'Beginnen',
  goOn: 'Verdergaan',
  again: 'Nog eens van voren af aan',
  step: (number, of) => `Stap ${number} van ${of}`,
  stepNamed: (number, title) => `${number}. ${title}`,
  stepDone: (number, title) => `${number}. ${title}, gedaan`,
  allSteps: 'Alle stappen',
  showMe: 'Laat zien',
  finish: 'Klaar',
  right: 'Goed zo!',
  finished: 'Dat was de hele les.',
  finishedText:
    'Je weet nu genoeg voor een echt spel. De regels zijn altijd bij de hand, en met de puzzels kun je goed oefenen.',
  strategy: 'Strategie',
  strategyAbout: 'De tweede cursus: hoe je wint. Stellingen om uit te spelen, allemaal nagerekend.',
  strategyFinished: 'Nu ken je de kneepjes.',
  strategyFinishedText: 'Gebruik ze in een partij, voordat een ander ze tegen jou gebruikt.',
  play: 'Een spel spelen',
  rules: 'De spelregels',
  lessons: 'Alle lessen',
};
export default nl;
