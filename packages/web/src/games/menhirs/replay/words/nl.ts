import type en from './en.ts';

const turns = (n: number): string => (n === 1 ? '1 beurt' : `${n} beurten`);

const nl: typeof en = {
  chapterProlonged: (round) => `Ronde ${round}, verlengd`,
  graph: 'Wie staat er beter voor',
  provenWin: (name) => `${name}: winst is af te dwingen`,
  muchBetter: (name) => `${name}: de overhand`,
  better: (name) => `${name}: iets beter`,
  even: 'Gelijk',
  holding: (holding, of) =>
    of === 1
      ? 'De enige beurt houdt stand.'
      : of === holding
        ? `Alle ${of} beurten houden stand, voor zover de computer kan zien.`
        : `${holding} van de ${of} beurten ${holding === 1 ? 'houdt' : 'houden'} stand, voor zover de computer kan zien.`,
  allLose: (of) => (of === 1 ? 'De enige beurt verliest.' : `Alle ${of} beurten verliezen.`),
  verdicts: { win: 'wint', tie: 'gelijkspel', loss: 'verliest', open: 'nog open' },
  bank: (place, way) => `het cluster op ${place} ${way}`,
  part: (places, way) => `${places} ${way}`,
  thenTake: (turn, place) => `${turn}, daarna ${place} wegnemen`,
  claim: 'de winst claimen',
  why: {
    wins: 'bevrijdt de laatste menhir',
    givesAway: (turn) => `geeft winst in één zet weg: ${turn}`,
    givesClaim: (turn) => `maakt een terechte claim mogelijk: ${turn}`,
    forcesWin: 'dwingt winst af',
    forcesWinIn: (n) => `dwingt winst af in ${turns(n)}`,
    losesByForce: 'verliest onherroepelijk',
    losesIn: (n) => `verliest in ${turns(n)}`,
    onlyTurn: 'de enige beurt die standhoudt',
    traps: (safe, of) =>
      safe === 1 ? `1 van de ${of} antwoorden is veilig` : `${safe} van de ${of} antwoorden zijn veilig`,
    noReply: 'geen antwoord is veilig',
  },
  slips: {
    'missed-win': (name, turn) => `${name}: hier lag winst klaar: ${turn}.`,
    'missed-claim': (name) => `${name}: hier had een claim gewonnen.`,
    'unjust-claim': (name) => `${name}: een claim zonder winnende zet.`,
    gift: (name, turn) => `${name}: dit geeft winst in één zet weg: ${turn}.`,
    'let-slip': (name, turn) => `${name}: dit laat een afgedwongen winst lopen: ${turn}.`,
    blunder: (name) => `${name}: vanaf hier is verlies niet te vermijden.`,
  },
  riddles: {
    'missed-win': (name) => `${name}: hier lag winst klaar.`,
    'let-slip': (name) => `${name}: dit laat een afgedwongen winst lopen.`,
  },
  safeTurns: (safe, of) => `${safe} van de ${of} beurten ${safe === 1 ? 'verloor' : 'verloren'} niet meteen.`,
  endings: {
    uncovered: 'De laatste menhir staat vrij.',
    claim: 'Door een terechte claim.',
    'unjust-claim': 'Door een onterechte claim.',
    'went-on': 'De ander wilde doorgaan en won niet.',
    tie: 'De laatste ronde ging voorbij en niemand bevrijdde de laatste menhir.',
  },
  points: (n) => (n === 1 ? '1 punt' : `${n} punten`),
};
export default nl;
