import type en from './en.ts';

const nl: typeof en = {
  title: 'Op de televisie',
  takeSeat: 'Schuif aan',
  scan: 'Richt de camera van je telefoon op het vierkant. Of open',
  typeCode: 'en typ de code.',
  qr: 'Een code om met een telefoon te scannen',
  firstChooses: 'De eerste telefoon kiest het spel.',
  stays: 'Wat van jou is blijft op je telefoon: je zetten, je geheimen, je claims.',
  free: 'Vrij',
  scanToSit: 'scan en ga zitten',
  ready: 'klaar',
  away: 'even weg',
  computer: 'computer',
  startsByItself: 'Het spel begint als alle plaatsen bezet zijn.',
  remote: 'OK: volledig scherm. In het spel ◀ ▶: terugkijken.',
  watchAlong: 'Kijk mee',
  choose: 'Wat gaan we spelen?',
  chooseAbout:
    'Je kiest het spel op deze telefoon, en de televisie laat het zien. De anderen scannen dezelfde code om te gaan zitten.',
  showTable: 'Op een televisie tonen',
  showAbout: 'Open op de televisie het adres van deze pagina met #/tv, en vul de code in die daar staat.',
  code: 'Code van de televisie',
  show: 'Tonen',
  shown: 'Het staat op de televisie.',
  forTelevision: 'Is dit de code van een televisie? Kies er een spel voor',
};
export default nl;
