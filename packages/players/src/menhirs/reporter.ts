/** What a report counts in games of Menhirs. */
import { accept, fromSeed, menhirs, menhirsKit, parseRecord, type Result, refuse } from '@speeltafel/rules';
import { nodeBudget } from '../player.ts';
import { Random } from '../random.ts';
import {
  leadChanges,
  levelsOf,
  type RealGame,
  type Reporter,
  type ReportSettings,
  type Sample,
  scoresByLevel,
  winsByLevel,
} from '../report/report.ts';
import type { MenhirsPlayer } from './claim.ts';
import { MENHIRS_LEVELS, playerOf } from './levels.ts';
import { type FinishedGame, playGame } from './match.ts';

const {
  ActionList,
  BY_CLAIM,
  BY_GOING_ON,
  BY_UNJUST_CLAIM,
  DECIDING,
  hasWinningMove,
  Kernel,
  makePlaces,
  MOVING,
  OVER,
  PLACING,
  placesOf,
  State,
} = menhirsKit;

const SEATS = 2;
const levels = new Map(MENHIRS_LEVELS.map((level) => [level.id, playerOf(level)]));

function check(settings: ReportSettings): Result<ReportSettings> {
  const options = menhirs.parseOptions(settings.options);
  if (!options.ok) return options;
  const unknown = settings.levels.find((level) => !levels.has(level));
  if (unknown !== undefined || (settings.levels.length !== 1 && settings.levels.length !== SEATS))
    return refuse('bad-levels', `Name one or two levels of: ${[...levels.keys()].join(', ')}.`);
  return accept({ ...settings, options: menhirs.makeOptions(options.value) });
}

function play(settings: ReportSettings, index: number): Sample {
  const options = menhirs.parseOptions(settings.options);
  if (!options.ok) throw new Error(options.refusal.message);
  const names = levelsOf(settings, SEATS, index);
  const drawn = options.value.board !== '';
  const contestants = names.map((name) => ({
    player: drawn ? placingByChance(levels.get(name)!) : levels.get(name)!,
    budget: () => nodeBudget(settings.positions),
  }));
  const number = settings.seed * 1_000_000 + index;
  const chance = fromSeed(number.toString(16).padStart(32, '0'));
  const game = playGame(options.value, chance, [contestants[0]!, contestants[1]!], number);
  return count(game, names);
}

/**
 * Randomises the player's first tiles. On a drawn board nothing else is random, and players who place alike would play
 * the same game again and again.
 */
const placingByChance = (player: MenhirsPlayer): MenhirsPlayer => ({
  ...player,
  think(position, seat, budget, seed, report) {
    if (position.state.phase !== PLACING || position.state.pass > 1)
      return player.think(position, seat, budget, seed, report);
    const placings = menhirs.actions(position, seat, 0);
    return { actions: [new Random(seed).pick(placings)], value: 0, depth: 0, nodes: placings.length };
  },
});

function count({ positions, played }: FinishedGame, names: readonly string[]): Sample {
  const last = positions.at(-1)!;
  const outcome = menhirs.outcome(last)!;
  const { adam, claims } = last.state.setting;
  const moves = played.flatMap(({ action }, i) => (action.kind === 'move' ? [positions[i]!] : []));
  const seen = moves.map(({ state }) => lookAt(state));
  const leaders = leadersOf(seen);
  const decided = positions.some(({ state }) => state.phase === DECIDING);
  return {
    events: {
      'first-wins': outcome.winner === 1,
      'second-wins': outcome.winner === 2,
      tie: outcome.winner === null,
      ...winsByLevel(names, outcome.winner),
      ...(claims
        ? { 'won-by-claim': last.state.ending === BY_CLAIM, 'unjust-claim': last.state.ending === BY_UNJUST_CLAIM }
        : {}),
      ...(adam ? { 'reaches-decision': decided, prolonged: last.state.pass === 2 } : {}),
      ...(outcome.winner === null ? {} : { 'from-behind': leaders.includes(3 - outcome.winner) }),
      ...(adam ? { 'went-on-and-lost': last.state.ending === BY_GOING_ON } : {}),
    },
    numbers: {
      moves: moves.length,
      ...scoresByLevel(names, outcome.winner),
      ...(outcome.winner === null ? {} : { points: outcome.points, 'moves-to-win': moves.length }),
      taken: played.filter(({ action }) => action.kind === 'take').length,
      choices: mean(seen.map(({ choices }) => choices)),
      'forced-share': mean(seen.map(({ safe }) => Number(safe <= 1))),
      'trap-share': mean(seen.map(({ safe }) => Number(safe === 0))),
      'lead-changes': leadChanges(leaders),
    },
    maps: { fog: coverage(moves) },
    profiles: { choices: seen.map(({ choices }) => choices) },
  };
}

interface Look {
  readonly player: number;
  readonly choices: number;
  /** Moves that do not let the opponent win with the next one. */
  readonly safe: number;
}

const list = new ActionList();

/** The number of moves, and of those that do not let the opponent win with the next one, ignoring takings. */
function lookAt(state: Readonly<menhirsKit.State>): Look {
  const kernel = new Kernel(state);
  kernel.list(list);
  const codes = list.codes.slice(0, list.length);
  const sets = list.sets.slice(0, list.length);
  let safe = 0;
  for (const [i, code] of codes.entries()) {
    kernel.play(code, sets[i]!);
    const after = kernel.state;
    const ended = after.phase === OVER;
    if (ended || !opponentWins(after, state.player)) safe += 1;
    kernel.undo();
  }
  return { player: state.player, choices: codes.length, safe };
}

/** A smaller difference in pressure is no lead. */
const LEAD = 0.1;

/** Who leads after each move: the player who was less short of safe moves when last to move. */
function leadersOf(seen: readonly Look[]): readonly (number | null)[] {
  const pressure = [0, 0];
  return seen.map(({ player, choices, safe }) => {
    pressure[player - 1] = choices === 0 ? 1 : 1 - safe / choices;
    const lead = pressure[1]! - pressure[0]!;
    if (Math.abs(lead) <= LEAD) return null;
    return lead > 0 ? 1 : 2;
  });
}

/** True if the opponent could win at once if no tile were taken now, as a claim assumes. */
function opponentWins(after: Readonly<menhirsKit.State>, mover: number): boolean {
  const reply = new State(after.setting).copyFrom(after);
  reply.player = 3 - mover;
  reply.phase = MOVING;
  return hasWinningMove(reply);
}

/** How often each place lay under fog, as a share of the game's turns. */
function coverage(moves: readonly menhirsKit.Position[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { state } of moves) {
    for (const place of placesOf(state.fog)) {
      const name = makePlaces(1 << place);
      counts[name] = (counts[name] ?? 0) + 1 / moves.length;
    }
  }
  return counts;
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

function realGame(_: ReportSettings, record: string): RealGame | undefined {
  const game = parseRecord(menhirs, record);
  if (!game.ok || menhirs.outcome(game.value.positions.at(-1)!) === null) return undefined;
  const { played } = game.value;
  return {
    milliseconds: played.at(-1)!.at - played[0]!.at,
    units: played.filter(({ action }) => action.kind === 'move').length,
  };
}

export const menhirsReporter: Reporter = {
  usual: { options: 'adam', level: 'stone-setter' },
  check,
  play,
  lasts: 'moves',
  realGame,
};
