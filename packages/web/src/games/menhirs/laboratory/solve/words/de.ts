import type en from './en.ts';

const de: typeof en = {
  choose: (left) => (left === 1 ? 'Wähle noch einen Menhir' : `Wähle ${left} Menhire`),
  ready: 'Fünf Menhire: Dieses Brett lässt sich lösen',
  about:
    'Jede Stellung dieses Bretts wird ausgerechnet: Wer gewinnt Adam Way, wenn beide fehlerlos spielen? Das dauert einige Minuten und braucht 2,7 GB Speicher und einen richtigen Computer.',
  deal: 'Auslosen',
  solve: 'Lösen',
  solving: 'Dieses Brett wird gelöst',
  beginning: 'Dieses Brett wird gelöst',
  minutesLeft: (minutes) => (minutes === 1 ? 'Noch etwa eine Minute' : `Noch etwa ${minutes} Minuten`),
  done: (percent) => `${percent} % fertig`,
  paused: 'Angehalten',
  goOn: 'Weiter',
  lastRounds: 'Die letzten zwei Runden',
  lengths: 'Wie lange ein Sieg dauert',
  prolonged: 'Die verlängerte Partie',
  firstPass: 'Die Partie bis zur Entscheidung',
  states: { done: 'fertig', now: 'läuft', waits: 'wartet' },
  meanwhile:
    'Du darfst die Seite schließen: Was fertig ist, bleibt und geht weiter, wenn du dieses Brett wieder lösen lässt.',
  tied: 'Dieses Brett ist unentschieden',
  wins: (seat) => `${seat} gewinnt dieses Brett`,
  perfect: 'Wenn beide fehlerlos spielen.',
  exact: 'Jede Stellung dieses Bretts ist jetzt genau bekannt: Die Analyse nutzt es sofort.',
  notKept: 'Dieser Browser hat keinen Platz, um das gelöste Brett zu behalten.',
  keptBoards: 'Auf diesem Gerät gelöst',
  drop: (board) => `Das gelöste Brett ${board} entfernen`,
  failures: {
    memory:
      'Dieses Gerät hat zu wenig freien Speicher: Lösen braucht 2,7 GB. Schließ andere Seiten oder nimm einen richtigen Computer.',
    other: 'Das Lösen brach ab. Was fertig war, ist gespeichert: Versuch es noch einmal.',
  },
  playAgainst: 'Dagegen spielen',
  solveThis: 'Dieses Brett lösen',
};
export default de;
