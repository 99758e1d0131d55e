import type en from './en.ts';

const nl: typeof en = {
  choose: (left) => (left === 1 ? 'Kies nog één menhir' : `Kies ${left} menhirs`),
  ready: 'Vijf menhirs: dit bord kan worden opgelost',
  about:
    'Elke stelling van dit bord wordt uitgerekend: wie wint Adam Way als beiden foutloos spelen? Dat duurt een paar minuten en vraagt 2,7 GB geheugen en een gewone computer.',
  deal: 'Delen',
  solve: 'Oplossen',
  solving: 'Dit bord wordt opgelost',
  beginning: 'Dit bord wordt opgelost',
  minutesLeft: (minutes) => (minutes === 1 ? 'Nog ongeveer één minuut' : `Nog ongeveer ${minutes} minuten`),
  done: (percent) => `${percent} % klaar`,
  paused: 'Gepauzeerd',
  goOn: 'Verder',
  lastRounds: 'De laatste twee rondes',
  lengths: 'Hoe lang winnen duurt',
  prolonged: 'Het verlengde spel',
  firstPass: 'Het spel tot het keuzemoment',
  states: { done: 'klaar', now: 'bezig', waits: 'wacht' },
  meanwhile: 'Je mag deze pagina sluiten: wat klaar is, blijft bewaard en gaat verder als je dit bord weer oplost.',
  tied: 'Dit bord is gelijkspel',
  wins: (seat) => `${seat} wint dit bord`,
  perfect: 'Als beiden foutloos spelen.',
  exact: 'Elke stelling van dit bord is nu precies bekend: de analyse gebruikt het meteen.',
  notKept: 'Deze browser heeft geen ruimte om het opgeloste bord te bewaren.',
  keptBoards: 'Opgelost op dit apparaat',
  drop: (board) => `Het opgeloste bord ${board} verwijderen`,
  failures: {
    memory:
      'Dit apparaat heeft te weinig vrij geheugen: oplossen vraagt 2,7 GB. Sluit andere pagina’s, of neem een gewone computer.',
    other: 'Het oplossen brak af. Wat klaar was, is bewaard: probeer het opnieuw.',
  },
  playAgainst: 'Ertegen spelen',
  solveThis: 'Dit bord oplossen',
};
export default nl;
