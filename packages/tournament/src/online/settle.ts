/**
 * The automatic consequences of an online tournament's state and the time: boards open, boards are lost, rounds begin.
 */
import { decide } from '../decide.ts';
import { forfeitResult } from '../forfeit.ts';
import { dealOf, sealOfDeal } from '../pairing/lots.ts';
import { roundsOf } from '../pairing/pair.ts';
import { type Board, isDecided, resultOf } from '../tournament.ts';
import type { OnlineFact } from './facts.ts';
import { checkInEnds, foldOnline, isHere, nextRoundAt, type Online, tableInPlay, tablesOf } from './online.ts';
import { pairNow } from './pair-now.ts';

/** An input, because ids of new tables are random. */
export type NewTableId = () => string;

/** An upper bound: each step makes progress, and there are never more steps than boards and rounds. */
const MOST_STEPS = 100;
/** A larger table is played without absent players if at least this many are present. */
const FEWEST_AT_TABLE = 2;

export function settle(start: Online, at: number, newTable: NewTableId): readonly OnlineFact[] {
  const facts: OnlineFact[] = [];
  let online = start;
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = [sealed, dealt, seated, forfeited, begun, finished].map((rule) => rule(online, at, newTable));
    const first = next.find((made) => made.length > 0);
    if (first === undefined) break;
    facts.push(...first);
    online = first.reduce(foldOnline, online);
  }
  return facts;
}

type Rule = (online: Online, at: number, newTable: NewTableId) => readonly OnlineFact[];

const sealed: Rule = ({ tournament, seals }, at) => {
  const round = tournament.rounds.length + 1;
  const needed = tournament.settings.sameDeal && !seals.has(round) && !tournament.finished;
  return needed && round <= roundsOf(tournament)
    ? [{ kind: 'sealed', at, round, seal: sealOfDeal(tournament, round) }]
    : [];
};

const dealt: Rule = ({ tournament, seals, deals, doneAt }, at) => {
  const round = tournament.rounds.length;
  return seals.has(round) && doneAt !== null && !deals.has(round)
    ? [{ kind: 'dealt', at, round, deal: dealOf(tournament, round) }]
    : [];
};

/** Boards of the round that must be played and have no table. */
function waiting(online: Online): readonly Board[] {
  const { tournament } = online;
  const last = tournament.rounds.at(-1);
  if (last === undefined || tournament.finished) return [];
  return last.boards.filter(
    (board) => !isDecided(tournament, board) && tableInPlay(online, last.number, board) === null,
  );
}

const openTable = (online: Online, { number }: Board, at: number, newTable: NewTableId): OnlineFact => ({
  kind: 'seated',
  at,
  round: online.tournament.rounds.length,
  board: number,
  table: newTable(),
});

/** A board opens when all its players are present; a replayed game opens at once. */
const seated: Rule = (online, at, newTable) => {
  if (online.paused !== null) return [];
  const round = online.tournament.rounds.length;
  const ready = waiting(online).filter(
    (board) => tablesOf(online, round, board.number).length > 0 || board.seats.every((id) => isHere(online, id, round)),
  );
  return ready.map((board) => openTable(online, board, at, newTable));
};

/** A player who does not check in in time loses the board, and is out until they check in again. */
const forfeited: Rule = (online, at, newTable) => {
  const ends = checkInEnds(online, at);
  if (online.paused !== null || ends === null || at < ends) return [];
  const { tournament } = online;
  const round = tournament.rounds.length;
  return waiting(online).flatMap((board) => {
    const missing = board.seats.flatMap((id, seat) => (isHere(online, id, round) ? [] : [seat]));
    if (missing.length === 0) return [];
    const gone = missing.map((seat) => board.seats[seat]!).filter((id) => !tournament.entries.get(id)!.withdrawn);
    const left = gone.map((entry): OnlineFact => ({ kind: 'withdrawn', at, entry }));
    if (board.seats.length > 2 && board.seats.length - missing.length >= FEWEST_AT_TABLE)
      return [openTable(online, board, at, newTable), ...left];
    // A bracket needs a winner, who then forfeits the next round as well.
    const lost = tournament.settings.format.kind === 'knockout' && missing.length === 2 ? [1] : missing;
    const result = forfeitResult(board.seats.length, lost);
    const decided = decide(tournament, { kind: 'result', round, board: board.number, result }, { by: 'time', at });
    return decided.ok ? [...decided.value, ...left] : [];
  });
};

const begun: Rule = (online, at) => {
  const due = nextRoundAt(online);
  if (due === null || at < due || online.paused !== null) return [];
  const paired = pairNow(online, at);
  return paired.ok ? paired.value : [];
};

const finished: Rule = ({ tournament, settings, doneAt, paused }, at) =>
  doneAt !== null &&
  paused === null &&
  settings.pace.kind !== 'organiser' &&
  !tournament.finished &&
  tournament.rounds.length >= roundsOf(tournament) &&
  tournament.rounds.at(-1)!.boards.every((board) => resultOf(board) !== null)
    ? [{ kind: 'finished', at }]
    : [];

/** When something is due by the clock alone; null if nothing is. */
export function dueAt(online: Online): number | null {
  if (online.paused !== null || online.tournament.finished) return null;
  const round = online.tournament.rounds.length;
  const late = waiting(online).some((board) => tablesOf(online, round, board.number).length === 0);
  const times = [late ? checkInEnds(online, 0) : null, nextRoundAt(online)].filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
}
