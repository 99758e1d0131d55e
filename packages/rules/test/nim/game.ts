/**
 * Nim, the smallest game that proves the contract: players take any number of stones from one heap, and the last stone
 * wins. It is not part of the product. Tests register it, and everything around games must work without knowing it.
 */
import { accept, type Chance, type Game, type Outcome, type Result, refuse, type Seat } from '../../src/index.ts';

export interface Options {
  /** The stones of each heap, before the seed shuffles the heaps. */
  readonly heaps: readonly number[];
}

export interface Position {
  readonly heaps: readonly number[];
  readonly turn: Seat;
}

export interface Action {
  readonly kind: 'take';
  readonly heap: number;
  readonly count: number;
}

const MOST_HEAPS = 9;
const MOST_STONES = 20;
const LETTERS = 'abcdefghi';

const isCount = (input: unknown): input is number =>
  Number.isInteger(input) && (input as number) >= 1 && (input as number) <= MOST_STONES;

function options(input: unknown): Result<Options> {
  const { heaps = [3, 4, 5], ...others } = (input ?? {}) as { readonly heaps?: unknown };
  if (Object.keys(others).length > 0) return refuse('unknown-option', 'Nim has only the option heaps.');
  if (!Array.isArray(heaps) || heaps.length < 1 || heaps.length > MOST_HEAPS || !heaps.every(isCount)) {
    return refuse('bad-option', 'The option heaps is a list of 1 to 9 numbers from 1 to 20.', { option: 'heaps' });
  }
  return accept({ heaps: [...heaps] });
}

const numbers = (text: string): number[] => text.split('.').map((each) => (/^\d{1,2}$/.test(each) ? Number(each) : -1));

function parsePosition(text: string): Result<Position> {
  const [, heaps = '', turn] = /^([\d.]{1,30})\/([12])$/.exec(text) ?? [];
  const read = numbers(heaps);
  if (turn === undefined || read.length > MOST_HEAPS || !read.every((heap) => heap === 0 || isCount(heap))) {
    return refuse('bad-position', 'A position of Nim is heaps and a player, such as 3.4.5/1.');
  }
  return accept({ heaps: read, turn: Number(turn) });
}

const isOver = ({ heaps }: Position): boolean => heaps.every((heap) => heap === 0);

const toAct = (position: Position): readonly Seat[] => (isOver(position) ? [] : [position.turn]);

const actions = (position: Position, seat: Seat): readonly Action[] =>
  toAct(position).includes(seat)
    ? position.heaps.flatMap((stones, heap) =>
        Array.from({ length: stones }, (_, i): Action => ({ kind: 'take', heap, count: i + 1 })),
      )
    : [];

const isAction = (input: unknown): input is Action => {
  const { kind, heap, count } = (input ?? {}) as Partial<Action>;
  return kind === 'take' && Number.isInteger(heap) && heap! >= 0 && heap! < MOST_HEAPS && isCount(count);
};

function play(position: Position, seat: Seat, action: Action): Result<Position> {
  if (isOver(position)) return refuse('over', 'The game is over.');
  if (!isAction(action)) return refuse('bad-action', 'This is not an action of Nim.');
  if (seat !== position.turn) return refuse('not-your-turn', `It is the turn of player ${position.turn}.`);
  const stones = position.heaps[action.heap] ?? 0;
  if (action.count > stones) return refuse('too-many', `There are only ${stones} stones in this heap.`, { stones });
  const heaps = position.heaps.map((heap, i) => (i === action.heap ? heap - action.count : heap));
  return accept({ heaps, turn: 3 - position.turn });
}

const makeAction = ({ heap, count }: Action): string => `${LETTERS[heap]}${count}`;

function perft(position: Position, depth: number): number {
  if (depth === 0 || isOver(position)) return 1;
  return actions(position, position.turn).reduce((sum, action) => {
    const next = play(position, position.turn, action);
    return sum + (next.ok ? perft(next.value, depth - 1) : 0);
  }, 0);
}

export const nim: Game<Options, Position, Action, Position, Outcome> = {
  id: 'nim',
  version: 1,
  options,
  makeOptions: ({ heaps }) => heaps.join('.'),
  parseOptions: (text) => options({ heaps: numbers(text) }),
  seats: () => [1, 2],
  start: ({ heaps }, chance: Chance) => ({ heaps: chance.shuffle('heaps', heaps), turn: 1 }),
  toAct,
  actions,
  play,
  view: (position) => position,
  outcome: (position) => (isOver(position) ? { winner: 3 - position.turn, reason: 'last-stone' } : null),
  parsePosition,
  makePosition: ({ heaps, turn }) => `${heaps.join('.')}/${turn}`,
  parseAction(text, { turn }) {
    const [, letter = '', count] = /^([a-i])(\d{1,2})$/.exec(text) ?? [];
    const action = { kind: 'take', heap: LETTERS.indexOf(letter), count: Number(count) } as const;
    return letter !== '' && isAction(action)
      ? accept({ seat: turn, action })
      : refuse('bad-action', 'An action of Nim is a heap and a number, such as b2.');
  },
  makeAction,
  shortAction: makeAction,
  perft,
};
