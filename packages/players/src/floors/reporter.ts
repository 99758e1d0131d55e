/** What a report counts in games of Finstere Flure. */
import { accept, CHANCE, floors, floorsKit, parseRecord, type Result, refuse } from '@speeltafel/rules';
import { nodeBudget } from '../player.ts';
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
import { chancesOf } from './chart.ts';
import { FLOORS_LEVELS, playerOf } from './levels.ts';
import { type PlayedGame, playMatch } from './match.ts';

type Position = floorsKit.Position;

const levels = new Map(FLOORS_LEVELS.map((level) => [level.id, playerOf(level)]));

function check(settings: ReportSettings): Result<ReportSettings> {
  const options = floors.parseOptions(settings.options);
  if (!options.ok) return options;
  const { players } = options.value;
  const unknown = settings.levels.some((level) => !levels.has(level));
  if (unknown || (settings.levels.length !== 1 && settings.levels.length !== players))
    return refuse('bad-levels', `Name one level, or ${players}, of: ${[...levels.keys()].join(', ')}.`, { players });
  return accept({ ...settings, options: floors.makeOptions(options.value) });
}

function play(settings: ReportSettings, index: number): Sample {
  const options = floors.parseOptions(settings.options);
  if (!options.ok) throw new Error(options.refusal.message);
  const names = levelsOf(settings, options.value.players, index);
  const table = names.map((name) => levels.get(name)!);
  const budget = () => nodeBudget(settings.positions);
  return count(playMatch(table, options.value, settings.seed * 1_000_000 + index, budget), names);
}

function count({ outcome, positions }: PlayedGame, names: readonly string[]): Sample {
  const last = positions.at(-1)!;
  const walks = positions.flatMap((before, i) => {
    const after = positions[i + 1];
    return after !== undefined && floors.toAct(before)[0] === CHANCE ? [{ before, after }] : [];
  });
  const eaten = walks.flatMap(({ before, after }) => eatenIn(before, after));
  const expected = walks.flatMap(({ before }) => expectedIn(before));
  const winner = outcome.winner;
  const leaders = leadersOf(walks);
  return {
    events: {
      ...Object.fromEntries(names.map((_, i) => [`seat ${i + 1} wins`, winner === i + 1])),
      'no-winner': winner === null,
      ...winsByLevel(names, winner),
      'ends-early': outcome.reason === 'all-but-one',
      'ends-with-last-card': outcome.reason === 'last-card',
      'ends-with-none-left': outcome.reason === 'none-left',
      ...(winner === null ? {} : { 'from-behind': leaders.some((leader) => leader !== null && leader !== winner) }),
    },
    numbers: {
      rounds: walks.length,
      ...scoresByLevel(names, winner),
      'lead-changes': leadChanges(leaders),
      out: last.left.length,
      'eaten-first-half': eaten.filter(({ stage }) => stage === 1).length,
      'eaten-second-half': eaten.filter(({ stage }) => stage === 2).length,
      // Losses beyond the exact expectation: positive if the cards were unlucky.
      'bad-luck': eaten.length - expected.reduce((sum, { chance }) => sum + chance, 0),
      ...(winner === null ? {} : { 'bad-luck-of-winner': luckOf(winner, eaten, expected) }),
    },
    maps: { eaten: placesOf(eaten) },
    profiles: { 'eaten-by-round': walks.map(({ before, after }) => eatenIn(before, after).length) },
  };
}

/** A lead is a win chance higher than the second best by at least this much. */
const LEAD = 0.05;

/** The player with the best win chance before each walk. */
const leadersOf = (walks: readonly { readonly before: Position }[]): readonly (number | null)[] =>
  walks.map(({ before }) => {
    const chances = chancesOf(before, 0, 0);
    const [best = 0, second = 0] = chances.toSorted((a, b) => b - a);
    return best - second > LEAD ? chances.indexOf(best) + 1 : null;
  });

interface Eaten {
  readonly player: number;
  readonly stage: number;
  /** Where the token stood when the monster began to walk. */
  readonly square: string;
}

/** The tokens that a walk cost; a token eaten in stage 1 waits outside again. */
function eatenIn(before: Position, after: Position): readonly Eaten[] {
  return before.tokens.flatMap(({ player, place }, i) => {
    const now = after.tokens[i]!.place;
    const stayed = !floorsKit.isOnBoard(place) || floorsKit.isOnBoard(now);
    return stayed ? [] : [{ player, stage: before.stage, square: floorsKit.makeSquare(place) }];
  });
}

interface Expected {
  readonly player: number;
  readonly chance: number;
}

function expectedIn(before: Position): readonly Expected[] {
  const { dangers, of } = floorsKit.preview(before);
  return of === 0 ? [] : dangers.map(({ token, cards }) => ({ player: token.player, chance: cards / of }));
}

const luckOf = (seat: number, eaten: readonly Eaten[], expected: readonly Expected[]): number =>
  eaten.filter(({ player }) => player === seat - 1).length -
  expected.reduce((sum, { player, chance }) => sum + (player === seat - 1 ? chance : 0), 0);

function placesOf(eaten: readonly Eaten[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { square } of eaten) counts[square] = (counts[square] ?? 0) + 1;
  return counts;
}

/** Rounds take longer with more players, so only games with the same number count. */
function realGame(settings: ReportSettings, record: string): RealGame | undefined {
  const [options, game] = [floors.parseOptions(settings.options), parseRecord(floors, record)];
  if (!options.ok || !game.ok || options.value.players !== game.value.options.players) return undefined;
  const { positions, played } = game.value;
  if (floors.outcome(positions.at(-1)!) === null) return undefined;
  return {
    milliseconds: played.at(-1)!.at - played[0]!.at,
    units: played.filter(({ seat }) => seat === CHANCE).length,
  };
}

export const floorsReporter: Reporter = {
  usual: { options: '4 basic', level: 'night-watch' },
  check,
  play,
  lasts: 'rounds',
  realGame,
};
