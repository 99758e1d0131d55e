/**
 * Generates Menhirs puzzles from games between cautious players. A cautious player never allows a win in one, so for
 * the kinds that need one a player slips: any other turn replaces the one that was played.
 */
import { fromSeed, menhirs, menhirsKit } from '@speeltafel/rules';
import { cautiousPlayer } from '../../menhirs/baselines.ts';
import { type Contestant, playGame } from '../../menhirs/match.ts';
import { TurnList } from '../../menhirs/turns.ts';
import { nodeBudget } from '../../player.ts';
import { Random } from '../../random.ts';
import type { Found } from '../puzzle.ts';
import type { WholeTurn } from './forced.ts';
import { almostWins, gradeMenhirs, isBarredByKo } from './grade.ts';
import { MENHIRS_KINDS, type MenhirsKind } from './kinds.ts';
import { afterClaim, solveMenhirs, tell } from './solve.ts';

const { MOVING } = menhirsKit;

type Position = menhirsKit.Position;

/** Slips tried per puzzle. */
const SLIPS = 60;
/** Almost winning moves needed to make a claim tempting. */
const TEMPTATIONS = 2;

const contestant: Contestant = { player: cautiousPlayer, budget: () => nodeBudget(1) };

/** Adam Way more often than the others; without claims it is a good source of takings. */
const OPTIONS = ['adam', 'adam claims=off', 'adam', 'v2', 'adam', 'base'];

function optionsOf(text: string): menhirsKit.Options {
  const options = menhirs.parseOptions(text);
  if (!options.ok) throw new Error(options.refusal.message);
  return options.value;
}

/** The positions of a game in which a player is to move and neither loses by having gone on. */
function positionsOf(seed: number): readonly Position[] {
  const options = optionsOf(OPTIONS[seed % OPTIONS.length]!);
  const deal = fromSeed(seed.toString(16).padStart(32, '0'));
  const { positions } = playGame(options, deal, [contestant, contestant], seed);
  return positions.filter(({ state }) => state.phase === MOVING && state.goOn === 0);
}

function after(position: Position, actions: WholeTurn): Position {
  let now = position;
  for (const action of actions) {
    const next = menhirs.play(now, now.state.player, action, 0);
    if (!next.ok) throw new Error(next.refusal.message);
    now = next.value;
  }
  return now;
}

/** Positions after any turn, or only its move, from anywhere in the game. */
function* slips(positions: readonly Position[], random: Random, onlyMove: boolean): Generator<Position> {
  const turns = new TurnList();
  for (let tries = 0; tries < SLIPS; tries++) {
    const position = random.pick(positions);
    turns.list(new menhirsKit.Kernel(position.state), false);
    const actions = turns.actions(random.below(turns.length));
    yield after(position, onlyMove ? actions.slice(0, 1) : actions);
  }
}

/** Declining is a puzzle only if something speaks for the claim. */
const isIdle = ({ state }: Position, solution: WholeTurn): boolean =>
  solution.length === 0 && !isBarredByKo(state) && almostWins(afterClaim(state)) < TEMPTATIONS;

/** The puzzle of a position, read back from its text, if it has exactly one solution. */
function puzzleOf(kind: MenhirsKind, from: Position): Found<MenhirsKind> | undefined {
  const text = menhirs.makePosition(from);
  const position = menhirs.parsePosition(text);
  if (!position.ok) throw new Error(`${text}: ${position.refusal.message}`);
  const [solution, ...others] = solveMenhirs(kind, position.value);
  if (solution === undefined || others.length > 0 || isIdle(position.value, solution)) return undefined;
  return {
    kind,
    grade: gradeMenhirs(kind, position.value, solution),
    position: text,
    solution: tell(position.value, solution),
  };
}

function candidates(kind: MenhirsKind, positions: readonly Position[], random: Random): Iterable<Position> {
  if (kind === 'win-in-two' || kind === 'win-in-three') return positions;
  return slips(positions, random, kind === 'which-taking');
}

/**
 * The puzzles of one game, at most one of each kind. There are three sorts of claims, which the length of the solution
 * tells apart: right, worse than the win that exists without it, and useless.
 */
export function findMenhirs(seed: number): readonly Found<MenhirsKind>[] {
  const positions = positionsOf(seed);
  const random = new Random(seed);
  return MENHIRS_KINDS.flatMap((kind) => {
    const found = new Map<number, Found<MenhirsKind>>();
    for (const position of candidates(kind, positions, random)) {
      const puzzle = puzzleOf(kind, position);
      if (puzzle === undefined) continue;
      found.set(puzzle.solution.length, puzzle);
      if (kind !== 'claim-or-not') break;
    }
    return [...found.values()];
  });
}
