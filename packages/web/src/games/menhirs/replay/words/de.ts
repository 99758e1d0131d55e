import type en from './en.ts';

const turns = (n: number): string => (n === 1 ? '1 Zug' : `${n} Zügen`);

const de: typeof en = {
  chapterProlonged: (round) => `Runde ${round}, verlängert`,
  graph: 'Wer steht besser',
  provenWin: (name) => `${name}: Sieg lässt sich erzwingen`,
  muchBetter: (name) => `${name}: die Oberhand`,
  better: (name) => `${name}: etwas besser`,
  even: 'Ausgeglichen',
  holding: (holding, of) =>
    of === 1
      ? 'Der einzige Zug hält.'
      : of === holding
        ? `Alle ${of} Züge halten, soweit der Computer sehen kann.`
        : `${holding} von ${of} Zügen ${holding === 1 ? 'hält' : 'halten'}, soweit der Computer sehen kann.`,
  allLose: (of) => (of === 1 ? 'Der einzige Zug verliert.' : `Alle ${of} Züge verlieren.`),
  verdicts: { win: 'gewinnt', tie: 'unentschieden', loss: 'verliert', open: 'noch offen' },
  bank: (place, way) => `die Bank auf ${place} ${way}`,
  part: (places, way) => `${places} ${way}`,
  thenTake: (turn, place) => `${turn}, dann ${place} wegnehmen`,
  claim: 'den Sieg ansagen',
  why: {
    wins: 'befreit den letzten Menhir',
    givesAway: (turn) => `verschenkt einen Sieg in einem Zug: ${turn}`,
    givesClaim: (turn) => `erlaubt eine berechtigte Ansage: ${turn}`,
    forcesWin: 'erzwingt den Sieg',
    forcesWinIn: (n) => `erzwingt den Sieg in ${turns(n)}`,
    losesByForce: 'verliert zwangsläufig',
    losesIn: (n) => `verliert in ${turns(n)}`,
    onlyTurn: 'der einzige Zug, der hält',
    traps: (safe, of) => (safe === 1 ? `1 von ${of} Antworten ist sicher` : `${safe} von ${of} Antworten sind sicher`),
    noReply: 'keine Antwort ist sicher',
  },
  slips: {
    'missed-win': (name, turn) => `${name}: Hier lag ein Sieg bereit: ${turn}.`,
    'missed-claim': (name) => `${name}: Eine Ansage hätte hier gewonnen.`,
    'unjust-claim': (name) => `${name}: eine Ansage ohne Gewinnzug.`,
    gift: (name, turn) => `${name}: Das verschenkt einen Sieg in einem Zug: ${turn}.`,
    'let-slip': (name, turn) => `${name}: Das lässt einen erzwungenen Sieg aus: ${turn}.`,
    blunder: (name) => `${name}: Ab hier ist die Niederlage erzwungen.`,
  },
  riddles: {
    'missed-win': (name) => `${name}: Hier lag ein Sieg bereit.`,
    'let-slip': (name) => `${name}: Das lässt einen erzwungenen Sieg aus.`,
  },
  safeTurns: (safe, of) => `${safe} von ${of} Zügen ${safe === 1 ? 'verlor' : 'verloren'} nicht sofort.`,
  endings: {
    uncovered: 'Der letzte Menhir steht frei.',
    claim: 'Durch eine Ansage, die stimmte.',
    'unjust-claim': 'Durch eine Ansage, deren Zug nicht gewann.',
    'went-on': 'Die andere Seite wollte weitergehen und gewann nicht.',
    tie: 'Die letzte Runde ist vorbei, und niemand hat den letzten Menhir befreit.',
  },
  points: (n) => (n === 1 ? '1 Punkt' : `${n} Punkte`),
};
export default de;
