/**
 * Decides commands of an online tournament. Each answer ends with the automatic consequences: boards that can open,
 * forfeits, and the next round (settle.ts).
 */
import { accept, type Result, refuse } from '@speeltafel/rules';
import type { Command } from '../commands.ts';
import { decide, open } from '../decide.ts';
import { type BoardResult, MOST_FACTS } from '../facts.ts';
import { cleanName } from '../names.ts';
import { freshSeed } from '../pairing/lots.ts';
import type { Settings } from '../settings.ts';
import { isRoundDone, type Tournament } from '../tournament.ts';
import { isOwn, type OnlineCommand, type OwnCommand } from './commands.ts';
import { LONGEST_NEWS, type OnlineFact } from './facts.ts';
import { byTable, foldOnline, type Online, tablesOf } from './online.ts';
import { pairNow } from './pair-now.ts';
import type { HostSettings } from './settings.ts';
import { type NewTableId, settle } from './settle.ts';

export interface OnlineSender {
  readonly guest: string;
  readonly bot: boolean;
  /** In whole milliseconds. */
  readonly at: number;
}

export type OnlineDecided = Result<readonly OnlineFact[]>;

/**
 * How often an entry may return, plus once for every round: otherwise a few could fill the log before the first one.
 */
const MOST_RETURNS = 3;
/** Facts reserved for the organiser when the log is almost full. */
const RESERVE = 2000;
const MOST_COMPUTERS = 32;

export function openOnline(
  asked: { readonly name: string; readonly settings: Settings; readonly seed: string },
  host: { readonly guest: string; readonly name: string; readonly settings: HostSettings },
  at: number,
): Result<readonly [OnlineFact, ...OnlineFact[]]> {
  const opened = open(asked, at);
  if (!opened.ok) return opened;
  return accept([
    opened.value,
    { kind: 'hosted', at, guest: host.guest, name: cleanName(host.name) ?? '', settings: host.settings },
  ]);
}

export function decideOnline(
  online: Online,
  command: OnlineCommand,
  sender: OnlineSender,
  newTable: NewTableId,
): OnlineDecided {
  const left = MOST_FACTS - online.version;
  const isOrganiser = sender.guest === online.organiser;
  if (left <= 0 || (!isOrganiser && left < RESERVE))
    return refuse('log-full', 'Too much has happened in this tournament.');
  const decided = isOwn(command) ? decideOwn(online, command, sender) : decideDesk(online, command, sender, newTable);
  return decided.ok ? accept(withConsequences(online, decided.value, sender.at, newTable)) : decided;
}

/** What is due by the clock alone. */
export const decideDue = (online: Online, at: number, newTable: NewTableId): readonly OnlineFact[] =>
  withConsequences(online, [], at, newTable);

/** The result reported by a board's table; no facts if it was taken already or no longer counts. */
export function decideTableResult(
  online: Online,
  { round, board: number, table }: { readonly round: number; readonly board: number; readonly table: string },
  result: BoardResult,
  at: number,
  newTable: NewTableId,
): OnlineDecided {
  const { tournament } = online;
  const board = tournament.rounds[round - 1]?.boards[number - 1];
  const tables = tablesOf(online, round, number);
  if (board === undefined || tables.at(-1) !== table) return accept([]);
  if (board.history.some(({ by }) => by === byTable(table))) return accept([]);
  // In a replayed game the seats are exchanged.
  const turned = isTurned(online, round, number, table);
  const own = turned ? { ...result, places: result.places.toReversed(), points: result.points.toReversed() } : result;
  const decided = decide(tournament, { kind: 'result', round, board: number, result: own }, { by: byTable(table), at });
  // The organiser entered a result first, or the tournament is over.
  if (!decided.ok) return decided.refusal.code === 'impossible-result' ? decided : accept([]);
  return accept(withConsequences(online, decided.value, at, newTable));
}

/** True if the seats of a board are exchanged at this table: at every second table of the board. */
export const isTurned = (online: Online, round: number, board: number, table: string): boolean =>
  tablesOf(online, round, board).indexOf(table) % 2 === 1;

function withConsequences(
  online: Online,
  decided: readonly OnlineFact[],
  at: number,
  newTable: NewTableId,
): readonly OnlineFact[] {
  return [...decided, ...settle(decided.reduce(foldOnline, online), at, newTable)];
}

const NOT_ORGANISER = refuse('not-organiser', 'Only the organiser of the tournament can do that.');
const OVER = refuse('tournament-over', 'The tournament is over.');
const UNCHANGED = refuse('unchanged', 'That is so already.');

const ownEntry = ({ entries }: Tournament, guest: string) => [...entries.values()].find((one) => one.guest === guest);

function decideOwn(online: Online, command: OwnCommand, sender: OnlineSender): OnlineDecided {
  const { tournament } = online;
  const { at, guest } = sender;
  if (tournament.finished) return OVER;
  if (command.kind === 'register') return register(online, command.name, sender);
  if (command.kind === 'check-in') return checkIn(online, command.pledge, sender);
  if (command.kind === 'leave') {
    const own = ownEntry(tournament, guest);
    if (own === undefined) return refuse('not-entered', 'You have not entered this tournament.');
    return decide(tournament, { kind: 'withdraw', entry: own.id }, { by: own.id, at });
  }
  if (guest !== online.organiser) return NOT_ORGANISER;
  switch (command.kind) {
    case 'enter-computer':
      return enterComputer(online, command, at);
    case 'rehost':
      if (command.settings.rated && !online.settings.rated && tournament.entries.size > 0)
        return refuse('entered-unrated', 'Players have entered already, for games that are not rated.');
      return accept([{ kind: 'rehosted', at, settings: command.settings }]);
    case 'remove':
      return remove(online, command.entry, at);
    case 'announce':
      return accept([{ kind: 'announced', at, text: cleanName(command.text, LONGEST_NEWS) ?? '' }]);
    case 'pause':
      return online.paused === null ? accept([{ kind: 'paused', at }]) : UNCHANGED;
    case 'resume':
      return online.paused === null ? UNCHANGED : accept([{ kind: 'resumed', at }]);
  }
}

function register(online: Online, name: string, { guest, bot, at }: OnlineSender): OnlineDecided {
  if (bot && !online.settings.bots) return refuse('no-bots', 'Bots do not play in this tournament.');
  const entered = decide(online.tournament, { kind: 'enter', name, guest }, { by: 'player', at });
  if (!entered.ok || !bot) return entered;
  const [fact] = entered.value;
  return fact?.kind === 'entered' ? accept([fact, { kind: 'played-by', at, entry: fact.entry, level: null }]) : entered;
}

/**
 * Checks in for the current round if the player is paired in it and has not checked in yet, otherwise for the next one.
 */
function checkIn(online: Online, pledge: string | undefined, { guest, at }: OnlineSender): OnlineDecided {
  const { tournament, here, removed, returns } = online;
  const own = ownEntry(tournament, guest);
  if (own === undefined) return refuse('not-entered', 'You have not entered this tournament.');
  if (removed.has(own.id)) return refuse('removed', 'The organiser has taken you out of this tournament.');
  if (own.withdrawn && (returns.get(own.id) ?? 0) >= MOST_RETURNS + tournament.rounds.length)
    return refuse('too-often', 'You have left and come back often enough.');
  const now = tournament.rounds.length;
  const last = tournament.rounds.at(-1);
  const sits = !own.withdrawn && !isRoundDone(tournament) && last?.boards.some(({ seats }) => seats.includes(own.id));
  const round = sits && (here.get(own.id) ?? 0) < now ? now : now + 1;
  if (!own.withdrawn && (here.get(own.id) ?? 0) >= round) return UNCHANGED;
  const back = own.withdrawn ? decide(tournament, { kind: 'return', entry: own.id }, { by: 'player', at }) : accept([]);
  return back.ok
    ? accept([...back.value, { kind: 'checked-in', at, entry: own.id, round, ...(pledge !== undefined && { pledge }) }])
    : back;
}

function enterComputer(
  online: Online,
  { name, level }: Extract<OwnCommand, { kind: 'enter-computer' }>,
  at: number,
): OnlineDecided {
  if (!online.settings.computers) return refuse('no-computers', 'Computer players do not play in this tournament.');
  if (online.machines.size >= MOST_COMPUTERS)
    return refuse('too-many-entries', `A tournament has room for ${MOST_COMPUTERS} computer players.`, {
      most: MOST_COMPUTERS,
    });
  const entered = decide(online.tournament, { kind: 'enter', name }, { by: 'organiser', at });
  if (!entered.ok) return entered;
  const [fact] = entered.value;
  return fact?.kind === 'entered' ? accept([fact, { kind: 'played-by', at, entry: fact.entry, level }]) : entered;
}

function remove(online: Online, entry: string, at: number): OnlineDecided {
  const known = online.tournament.entries.get(entry);
  if (known === undefined) return refuse('unknown-entry', 'Choose a player of the tournament.');
  if (online.removed.has(entry)) return UNCHANGED;
  return accept([
    ...(known.withdrawn ? [] : [{ kind: 'withdrawn', at, entry } as const]),
    { kind: 'removed', at, entry },
  ]);
}

const ROUND_RUNNING = refuse('round-running', 'Some boards of this round have no result yet.');
const OPEN_BOARDS = refuse('boards-open', 'Boards of this round are open already. Correct results instead.');

/** The organiser's desk commands. What would contradict a table in play is refused. */
function decideDesk(
  online: Online,
  command: Command,
  { guest, at }: OnlineSender,
  newTable: NewTableId,
): OnlineDecided {
  if (guest !== online.organiser) return NOT_ORGANISER;
  const { tournament } = online;
  const sender = { by: 'organiser', at };
  switch (command.kind) {
    case 'enter':
    case 'return':
      return refuse('by-themselves', 'Online, players enter and come back by themselves.');
    case 'withdraw':
      return remove(online, command.entry, at);
    case 'unpair':
    case 'swap': {
      const round = tournament.rounds.length;
      const boards = tournament.rounds.at(-1)?.boards ?? [];
      const touched = boards.filter(
        ({ seats }) => command.kind === 'unpair' || command.pair.some((id) => seats.includes(id)),
      );
      if (touched.some(({ number }) => tablesOf(online, round, number).length > 0)) return OPEN_BOARDS;
      return decide(tournament, command, sender);
    }
    case 'change':
      // Players with the same deal must not find each other's tables.
      if (command.settings.sameDeal !== tournament.settings.sameDeal && !isRoundDone(tournament)) return ROUND_RUNNING;
      return decide(tournament, command, sender);
    case 'reopen':
      // The seed is public since the end: with it the next lots and deals could be predicted.
      return tournament.finished
        ? accept([{ kind: 'reopened', at, seed: freshSeed(tournament, newTable()) }])
        : decide(tournament, command, sender);
    case 'pair':
      return pairNow(online, at);
    default:
      return decide(tournament, command, sender);
  }
}
