/** Looking at a game again: one position, or all of it. Runs in the worker; pure but for the clock it is given. */
import { type Budget, floorsPlayers, menhirsPlayers } from '@speeltafel/players';
import {
  type Course,
  floors,
  type floorsKit,
  type Game,
  gameOfRecord,
  menhirs,
  menhirsKit,
  type Outcome,
  parseRecord,
  type Result,
} from '@speeltafel/rules';
import type { Question } from './messages.ts';

export type MenhirsTurn = menhirsPlayers.TurnValue;
export type FloorsTurn = floorsPlayers.JudgedTurn;

export type Analysis =
  | {
      readonly game: 'menhirs';
      /** The best ones, best first. */
      readonly turns: readonly MenhirsTurn[];
      readonly played: MenhirsTurn | null;
      readonly count: number;
      /** So many of them are not known to lose. */
      readonly holding: number;
    }
  | {
      readonly game: 'floors';
      readonly turns: readonly FloorsTurn[];
      readonly played: FloorsTurn | null;
      readonly count: number;
    };

export type Chart =
  | { readonly game: 'menhirs'; readonly prospects: readonly menhirsPlayers.Prospect[] }
  /** For every position, every player's chance. */
  | { readonly game: 'floors'; readonly chances: readonly (readonly number[])[] };

type Indexed<T> = T & { readonly index: number };
export type FloorsTurnNote = Indexed<floorsPlayers.TurnNote>;
export type FloorsCardNote = Indexed<floorsPlayers.CardNote>;

export type Notes =
  | { readonly game: 'menhirs'; readonly notes: readonly menhirsPlayers.Note[] }
  | {
      readonly game: 'floors';
      readonly turns: readonly FloorsTurnNote[];
      readonly cards: readonly FloorsCardNote[];
      readonly lost: readonly number[];
      readonly luck: readonly number[];
    };

export type Report = (done: number, of: number) => void;

const BEST = 6;
const SEED = 1;
/** What may be spent, in positions looked at and in milliseconds, whichever ends first. */
const POSITION = { nodes: 1_500_000, ms: 2500 };
const GAME = { nodes: 6_000_000, ms: 15_000 };
const FLOORS_TURN = { nodes: 6000, ms: 250 };
const FLOORS_POSITION = { nodes: 60_000, ms: 2500 };
const IMAGINED = 40;

function budgetOf({ nodes, ms }: { readonly nodes: number; readonly ms: number }, now: () => number): Budget {
  const end = now() + ms;
  return { nodes, stop: () => now() >= end };
}

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
}

/** Calls `look` with the course of the record's game, whichever it is. */
function read<T>(
  record: string,
  look: {
    menhirs(course: Course<menhirsKit.Options, menhirsKit.Position, menhirsKit.Action>): T;
    floors(course: Course<floorsKit.Options, floorsKit.Position, floorsKit.Action>): T;
  },
): T {
  const game = must(gameOfRecord(record));
  return game === 'floors'
    ? look.floors(must(parseRecord(floors, record)))
    : look.menhirs(must(parseRecord(menhirs, record)));
}

export function chart(record: string, now: () => number, report: Report): Chart {
  return read<Chart>(record, {
    menhirs: ({ positions, played }) => ({
      game: 'menhirs',
      prospects: menhirsPlayers.chartMenhirs(positions, played, budgetOf(GAME, now), (done) =>
        report(done, positions.length),
      ),
    }),
    floors: ({ positions }) => ({
      game: 'floors',
      chances: floorsPlayers.chartFloors(positions, IMAGINED, SEED, (done) => report(done, positions.length)),
    }),
  });
}

export function annotate(record: string, now: () => number, report: Report): Notes {
  return read<Notes>(record, {
    menhirs: ({ positions, played }) => ({
      game: 'menhirs',
      notes: menhirsPlayers.annotateMenhirs(positions, played, budgetOf(GAME, now), (done) =>
        report(done, played.length),
      ),
    }),
    floors({ positions, played }) {
      const { notes, lost, luck } = floorsPlayers.annotateFloors(
        positions[0]!,
        played,
        () => budgetOf(FLOORS_TURN, now),
        SEED,
        (done) => report(done, played.length),
      );
      // The laying of tiles has no notes.
      const noted = played.flatMap(({ action }, index) => (action.type === 'lay' ? [] : [index]));
      const indexed = notes.map((note, i) => ({ ...note, index: noted[i]! }));
      return {
        game: 'floors',
        turns: indexed.filter((note) => note.type === 'turn'),
        cards: indexed.filter((note) => note.type === 'card'),
        lost,
        luck,
      };
    },
  });
}

function positionOf<O, P, A, V, E extends Outcome>(
  game: Game<O, P, A, V, E>,
  { position, options }: Extract<Question, { kind: 'analyse' }>,
): P {
  return must(game.parsePosition(position, must(game.parseOptions(options))));
}

function analyseMenhirs(question: Extract<Question, { kind: 'analyse' }>, now: () => number): Analysis {
  const position = positionOf(menhirs, question);
  const { phase, player } = position.state;
  // Where stones are turned and fog is laid, and where both choose in secret, nothing is known.
  const judged = phase === menhirsKit.MOVING || phase === menhirsKit.TAKING || phase === menhirsKit.PROVING;
  const turns = judged ? menhirsPlayers.analyseMenhirs(position, budgetOf(POSITION, now)) : [];
  const [first = '', ...rest] = question.played;
  const isPlayed = ({ actions: [move, take] }: MenhirsTurn): boolean => {
    if (move === undefined || menhirs.makeAction(move, position, player) !== first) return false;
    const after = take && menhirs.play(position, player, move, 0);
    return !after?.ok || menhirs.makeAction(take!, after.value, player) === rest[0];
  };
  return {
    game: 'menhirs',
    turns: turns.slice(0, BEST),
    played: turns.find(isPlayed) ?? null,
    count: turns.length,
    holding: turns.filter(({ verdict }) => verdict !== 'loss').length,
  };
}

function analyseFloors(question: Extract<Question, { kind: 'analyse' }>, now: () => number): Analysis {
  const position = positionOf(floors, question);
  const { turns } = floorsPlayers.analyseFloors(position, budgetOf(FLOORS_POSITION, now), SEED);
  const turn = position.turn + 1;
  const played = turns.find(({ action }) => floors.makeAction(action, position, turn) === question.played[0]) ?? null;
  return { game: 'floors', turns: turns.slice(0, BEST), played, count: turns.length };
}

export const analyse = (question: Extract<Question, { kind: 'analyse' }>, now: () => number): Analysis =>
  question.game === 'floors' ? analyseFloors(question, now) : analyseMenhirs(question, now);
