/**
 * Decides commands. Every command is answered once: with facts, or with a refusal that says why.
 *
 *     const begun = open({ name: 'Club evening', settings, seed }, now)
 *     const decided = decide(tournament, { kind: 'enter', name: 'Anna' }, { by: 'organiser', at: now })
 *
 * The caller decides who may send which command: at the desk the organiser sends them all, online a player sends only
 * results of their own board.
 */
import { accept, parseSeed, type Result, refuse } from '@speeltafel/rules';
import type { Command } from './commands.ts';
import type { BoardResult, Fact, FactOf } from './facts.ts';
import { MOST_FACTS } from './facts.ts';
import { SCORE_SHEETS } from './games.ts';
import { cleanName, nameKey } from './names.ts';
import { pairNextRound } from './pairing/pair.ts';
import { areKeptApart } from './pairing/seats.ts';
import { MOST_ENTRIES, type Settings } from './settings.ts';
import {
  type Entry,
  type EntryId,
  findBoard,
  isDecided,
  isRoundDone,
  present,
  type Round,
  resultOf,
  type Tournament,
} from './tournament.ts';

export interface Sender {
  /** The organiser, or the guest who enters a result. */
  readonly by: string;
  /** In whole milliseconds. */
  readonly at: number;
}

type Decided = Result<readonly Fact[]>;

const facts = (...made: Fact[]): Decided => accept(made);

export function open(
  { name, settings, seed }: { readonly name: string; readonly settings: Settings; readonly seed: string },
  at: number,
): Result<FactOf<'opened'>> {
  const checked = parseSeed(seed);
  if (!checked.ok) return checked;
  const fits = checkSettings(settings);
  if (!fits.ok) return fits;
  return accept({ kind: 'opened', at, name: cleanName(name) ?? '', settings, seed });
}

function checkSettings(settings: Settings): Result<Settings> {
  if (!SCORE_SHEETS.has(settings.game)) return refuse('unknown-game', 'Tournaments of this game are not known here.');
  const { seats } = SCORE_SHEETS.get(settings.game);
  const least = settings.format.kind === 'tables' ? settings.format.size : 2;
  return seats.includes(least)
    ? accept(settings)
    : refuse('wrong-format', 'This game cannot be played by so many at a table.', { size: least });
}

export function decide(tournament: Tournament, command: Command, sender: Sender): Decided {
  if (tournament.version >= MOST_FACTS) return refuse('log-full', 'Too much has happened in this tournament.');
  if (tournament.finished && command.kind !== 'reopen' && command.kind !== 'correct' && command.kind !== 'rename')
    return refuse('tournament-over', 'The tournament is over.');
  const { at } = sender;
  switch (command.kind) {
    case 'change':
      return change(tournament, command.settings, at);
    case 'enter':
      return enter(tournament, command, at);
    case 'rename':
      return rename(tournament, command.entry, command.name, at);
    case 'withdraw':
      return withEntry(tournament, command.entry, (entry) =>
        entry.withdrawn
          ? refuse('withdrawn-already', 'This player has left already.')
          : facts({ kind: 'withdrawn', at, entry: entry.id }),
      );
    case 'return':
      return withEntry(tournament, command.entry, (entry) => {
        if (!entry.withdrawn) return refuse('not-withdrawn', 'This player has not left.');
        return isFull(tournament) ? FULL : facts({ kind: 'returned', at, entry: entry.id });
      });
    case 'keep-apart':
    case 'let-meet':
      return keepApart(tournament, command.kind === 'keep-apart', command.pair, at);
    case 'pair':
      return pair(tournament, at);
    case 'unpair':
      return unpair(tournament, at);
    case 'swap':
      return swap(tournament, command, at);
    case 'start-clock':
    case 'pause-clock':
    case 'extend-clock':
      return setClock(tournament, command, at);
    case 'result':
      return enterResult(tournament, command, sender);
    case 'correct':
      return correct(tournament, command, sender);
    case 'finish':
      return isRoundDone(tournament)
        ? facts({ kind: 'finished', at })
        : refuse('round-running', 'Some boards of this round have no result yet.');
    case 'reopen':
      return tournament.finished ? facts({ kind: 'reopened', at }) : refuse('not-over', 'The tournament is not over.');
  }
}

/**
 * The number of rounds and the order of tie-breaks may change at any time; what affects pairings may not change once it
 * has begun.
 */
function change(tournament: Tournament, settings: Settings, at: number): Decided {
  const fits = checkSettings(settings);
  if (!fits.ok) return fits;
  const { game, format } = tournament.settings;
  const begun = tournament.rounds.length > 0;
  if (begun && (settings.game !== game || settings.format.kind !== format.kind))
    return refuse('begun', 'Game and format stay as they are once the first round is paired.');
  if ('rounds' in settings.format && settings.format.rounds < tournament.rounds.length)
    return refuse('rounds-played', 'More rounds than that have been paired already.');
  return facts({ kind: 'changed', at, settings });
}

const MOST_EVER = 2 * MOST_ENTRIES;
const FULL = refuse('too-many-entries', `A tournament has room for ${MOST_ENTRIES} players.`, { most: MOST_ENTRIES });
const isFull = (tournament: Tournament): boolean => present(tournament).length >= MOST_ENTRIES;

function enter(tournament: Tournament, command: Extract<Command, { kind: 'enter' }>, at: number): Decided {
  const { entries, rounds, settings } = tournament;
  const name = checkName(tournament, command.name, null);
  if (!name.ok) return name;
  // Players who have left make room, or guests who never mean to play could take it from those who do.
  if (isFull(tournament) || entries.size >= MOST_EVER) return FULL;
  const closed = settings.format.kind === 'round-robin' || settings.format.kind === 'knockout';
  if (closed && rounds.length > 0)
    return refuse('too-late', 'In this format new players can come in only before the first round.');
  if (command.guest !== undefined && [...entries.values()].some(({ guest }) => guest === command.guest))
    return refuse('entered-already', 'This player has entered already.');
  const { rating, guest } = command;
  return facts({
    kind: 'entered',
    at,
    entry: `e${entries.size + 1}`,
    name: name.value,
    ...(rating === undefined ? {} : { rating }),
    ...(guest === undefined ? {} : { guest }),
  });
}

function checkName({ entries }: Tournament, text: string, own: EntryId | null): Result<string> {
  const name = cleanName(text);
  if (name === null) return refuse('no-name', 'A player needs a name.');
  const twice = [...entries.values()].some((entry) => entry.id !== own && nameKey(entry.name) === nameKey(name));
  return twice
    ? refuse('duplicate-name', `There is a player called ${name} already. Add a letter to tell them apart.`, { name })
    : accept(name);
}

function rename(tournament: Tournament, id: EntryId, text: string, at: number): Decided {
  return withEntry(tournament, id, (entry) => {
    const name = checkName(tournament, text, entry.id);
    return name.ok ? facts({ kind: 'renamed', at, entry: entry.id, name: name.value }) : name;
  });
}

function withEntry({ entries }: Tournament, id: EntryId, then: (entry: Entry) => Decided): Decided {
  const entry = entries.get(id);
  return entry ? then(entry) : refuse('unknown-entry', 'This player is not in the tournament.');
}

function keepApart(tournament: Tournament, apart: boolean, [a, b]: readonly [EntryId, EntryId], at: number): Decided {
  if (!tournament.entries.has(a) || !tournament.entries.has(b) || a === b)
    return refuse('unknown-entry', 'Choose two players of the tournament.');
  if (areKeptApart(tournament.apart, a, b) === apart)
    return refuse('unchanged', apart ? 'These two are kept apart already.' : 'These two may meet already.');
  return facts({ kind: apart ? 'kept-apart' : 'let-meet', at, pair: [a, b] });
}

function pair(tournament: Tournament, at: number): Decided {
  const paired = pairNextRound(tournament);
  if (!paired.ok) return paired;
  const boards = paired.value.boards.map((seats) => [...seats]);
  return facts({ kind: 'paired', at, round: tournament.rounds.length + 1, boards, byes: [...paired.value.byes] });
}

const NO_ROUND = refuse('no-round', 'No round is running.');

function unpair({ rounds }: Tournament, at: number): Decided {
  const last = rounds.at(-1);
  if (last === undefined) return NO_ROUND;
  if (last.boards.some(({ history }) => history.length > 0))
    return refuse('has-results', 'This round has results already. Correct them, or exchange single players.');
  return facts({ kind: 'unpaired', at, round: last.number });
}

function swap({ rounds }: Tournament, { pair, why }: Extract<Command, { kind: 'swap' }>, at: number): Decided {
  const last = rounds.at(-1);
  if (last === undefined) return NO_ROUND;
  const [a, b] = pair;
  const inRound = (id: EntryId) => last.byes.includes(id) || last.boards.some(({ seats }) => seats.includes(id));
  if (a === b || !inRound(a) || !inRound(b)) return refuse('not-in-round', 'Choose two players of this round.');
  const played = last.boards.some(
    ({ seats, history }) => history.length > 0 && (seats.includes(a) || seats.includes(b)),
  );
  if (played) return refuse('has-results', 'One of the boards has a result already.');
  return facts({ kind: 'swapped', at, round: last.number, pair: [a, b], ...(why ? { why } : {}) });
}

/** The time left on a round's clock; it may be negative. */
export function timeLeft({ clock }: Round, at: number): number | null {
  if (clock === null) return null;
  return clock.since === null ? clock.left : clock.left - Math.max(0, at - clock.since);
}

type ClockCommand = Extract<Command, { kind: 'start-clock' | 'pause-clock' | 'extend-clock' }>;

function setClock(tournament: Tournament, command: ClockCommand, at: number): Decided {
  const round = tournament.rounds.at(-1);
  if (round === undefined) return NO_ROUND;
  const left = timeLeft(round, at) ?? (tournament.settings.minutes ?? 0) * 60_000;
  const running = round.clock !== null && round.clock.since !== null;
  const set = (ms: number, runs: boolean): Decided =>
    facts({ kind: 'clock', at, round: round.number, left: Math.max(0, Math.round(ms)), running: runs });
  switch (command.kind) {
    case 'start-clock':
      return running ? refuse('unchanged', 'The clock is running already.') : set(left, true);
    case 'pause-clock':
      return running ? set(left, false) : refuse('unchanged', 'The clock is not running.');
    case 'extend-clock':
      return set(Math.max(0, left) + command.minutes * 60_000, running);
  }
}

function checkResult(tournament: Tournament, seats: readonly EntryId[], result: BoardResult): Result<BoardResult> {
  const { places, points } = result;
  if (places.length !== seats.length || points.length !== seats.length)
    return refuse('impossible-result', 'Every player of the board needs a place.');
  if (places.some((place) => place !== 1 + places.filter((other) => other < place).length) && result.how !== 'forfeit')
    return refuse('impossible-result', 'The places do not follow each other.');
  return SCORE_SHEETS.get(tournament.settings.game).check(result);
}

function enterResult(
  tournament: Tournament,
  command: Extract<Command, { kind: 'result' }>,
  { by, at }: Sender,
): Decided {
  const { round, board: number, result } = command;
  const board = findBoard(tournament, round, number);
  if (board === undefined) return refuse('no-such-board', 'There is no such board in this round.');
  if (isDecided(tournament, board))
    return refuse('has-result', 'This board has a result already. A correction keeps both.');
  const checked = checkResult(tournament, board.seats, result);
  return checked.ok ? facts({ kind: 'result', at, round, board: number, result, by }) : checked;
}

function correct(tournament: Tournament, command: Extract<Command, { kind: 'correct' }>, { by, at }: Sender): Decided {
  const { round, board: number, result, why } = command;
  const board = findBoard(tournament, round, number);
  if (board === undefined) return refuse('no-such-board', 'There is no such board in this round.');
  if (resultOf(board) === null) return refuse('no-result', 'This board has no result to correct.');
  const paired = tournament.rounds.length > round;
  if (result === null && paired)
    return refuse('paired-on', 'The next round is paired already; enter the right result instead.');
  if (paired && tournament.settings.format.kind === 'knockout')
    return refuse('paired-on', 'The winner has gone on to the next round already. Take that pairing back first.');
  const checked = result === null ? accept(null) : checkResult(tournament, board.seats, result);
  return checked.ok ? facts({ kind: 'corrected', at, round, board: number, result, by, why }) : checked;
}
