/**
 * A game and its computer players behind texts only, so that engine, workers and server need none of the game's types.
 */
import {
  type Game,
  type Outcome,
  parseRecord,
  type Refusal,
  type Result,
  refuse,
  type Seat,
  versionsOf,
} from '@speeltafel/rules';
import type { Budget, Level, Player, Thought } from './player.ts';

export interface ThoughtText extends Omit<Thought<never>, 'actions'> {
  readonly actions: readonly string[];
}

/**
 * What a position's text does not contain: the seat to think for, the options of the game, and whether timed actions
 * come too late.
 */
export interface ThinkContext {
  readonly seat?: Seat;
  readonly options?: string;
  readonly late?: boolean;
}

export interface PositionAndOutcome {
  readonly position: string;
  readonly outcome: Outcome | null;
}

/** A refusal of the action at that index, if there were several. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal; readonly index?: number };

export interface TextGame {
  /** The versions of the rules that it replays, the newest last. */
  readonly versions: readonly number[];
  /** From the weakest to the strongest; `max` always means the last. */
  readonly levels: readonly string[];
  actions(position: string): Answer<string[]>;
  play(position: string, actions: readonly string[]): Answer<PositionAndOutcome>;
  perft(position: string, depth: number): Answer<number>;
  record(text: string): Answer<PositionAndOutcome>;
  /** The whole turn that a level would play; by default for the first seat the game waits for. */
  think(
    position: string,
    level: string,
    budget: Budget,
    seed: number,
    report?: (thought: ThoughtText) => void,
    asked?: ThinkContext,
  ): Result<ThoughtText>;
  /** The timed action that a level would take now, such as a claim; null for none. */
  claim(position: string, level: string, seat: Seat, seed: number, options: string): Result<string | null>;
  /** The simulated thinking time of the level for a turn, in milliseconds: between its shortest and its longest. */
  pace(level: string, seed: number): number;
}

const map = <T, U>(result: Result<T>, change: (value: T) => U): Answer<U> =>
  result.ok ? { ok: true, value: change(result.value) } : result;

/**
 * A position's text omits a few details, such as the last move while the second choice is awaited. So the positions
 * returned last are remembered, and scripts that play games line by line lose nothing.
 */
class Memory<P> {
  private readonly most: number;
  private readonly answered = new Map<string, P>();

  constructor(most: number) {
    this.most = most;
  }

  get(text: string): P | undefined {
    return this.answered.get(text);
  }

  add(text: string, position: P): void {
    this.answered.delete(text);
    this.answered.set(text, position);
    if (this.answered.size > this.most) this.answered.delete(this.answered.keys().next().value!);
  }
}

export function textGame<O, P, A, V, E extends Outcome>(
  game: Game<O, P, A, V, E>,
  levels: readonly Level<P, A>[],
  remembered: number,
): TextGame {
  const memory = new Memory<P>(remembered);

  const standing = (position: P): PositionAndOutcome => ({
    position: game.makePosition(position),
    outcome: game.outcome(position),
  });

  function parse(text: string, optionsText?: string): Result<P> {
    const known = optionsText === undefined ? memory.get(text) : undefined;
    if (known !== undefined) return { ok: true, value: known };
    const options = optionsText === undefined ? undefined : game.parseOptions(optionsText);
    return options?.ok === false ? options : game.parsePosition(text, options?.value);
  }

  function levelOf(id: string): Result<Level<P, A>> {
    const level = id === 'max' ? levels.at(-1) : levels.find((one) => one.id === id);
    return level === undefined
      ? refuse('unknown-level', `The levels are ${levels.map((one) => one.id).join(', ')} and max.`)
      : { ok: true, value: level };
  }

  /** Plays a turn's actions to name them. A claim must be proven, so the player thinks on after it. */
  function tell(
    player: Player<P, A>,
    from: P,
    seat: Seat,
    thought: Thought<A>,
    budget: Budget,
    seed: number,
  ): ThoughtText {
    const actions: string[] = [];
    let position = from;
    for (let more: Thought<A> | undefined = thought; more !== undefined; ) {
      for (const action of more.actions) {
        actions.push(game.makeAction(action, position, seat));
        const next = game.play(position, seat, action, 0);
        if (!next.ok) throw new Error(`${actions.at(-1)}: ${next.refusal.message}`);
        position = next.value;
      }
      const claimed: boolean = more.actions.some((action) => game.timed?.(action));
      more = claimed ? player.think(position, seat, budget, seed) : undefined;
    }
    return { ...thought, actions };
  }

  return {
    versions: versionsOf(game),
    levels: levels.map(({ id }) => id),
    actions: (text) =>
      map(parse(text), (position) => {
        const [seat] = game.toAct(position);
        if (seat === undefined) return [];
        const listed = game.actions(position, seat, 0).filter((action) => !game.timed?.(action));
        return listed.map((action) => game.makeAction(action, position, seat)).sort();
      }),
    play(text, actions) {
      const parsed = parse(text);
      if (!parsed.ok) return parsed;
      let position = parsed.value;
      for (const [index, actionText] of actions.entries()) {
        const read = game.parseAction(actionText, position);
        if (!read.ok) return { ...read, index };
        const next = game.play(position, read.value.seat, read.value.action, 0);
        if (!next.ok) return { ...next, index };
        position = next.value;
      }
      const value = standing(position);
      memory.add(value.position, position);
      return { ok: true, value };
    },
    perft: (text, depth) => map(parse(text), (position) => game.perft(position, depth)),
    record: (text) => map(parseRecord(game, text), ({ positions }) => standing(positions.at(-1)!)),
    think(text, levelId, budget, seed, report, asked = {}) {
      const level = levelOf(levelId);
      if (!level.ok) return level;
      const parsed = parse(text, asked.options);
      if (!parsed.ok) return parsed;
      const position = asked.late && game.expire ? game.expire(parsed.value) : parsed.value;
      const waiting = game.toAct(position);
      const seat = waiting.find((one) => one === (asked.seat ?? waiting[0]));
      if (waiting.length === 0) return refuse('over', 'The game is over.');
      if (seat === undefined) return refuse('not-your-turn', `The game does not wait for seat ${asked.seat}.`);
      const { player } = level.value;
      const says = (thought: Thought<A>): ThoughtText => tell(player, position, seat, thought, budget, seed);
      const listen = report === undefined ? undefined : (thought: Thought<A>) => report(says(thought));
      return { ok: true, value: says(player.think(position, seat, budget, seed, listen)) };
    },
    claim(text, levelId, seat, seed, options) {
      const level = levelOf(levelId);
      if (!level.ok) return level;
      const position = parse(text, options);
      if (!position.ok) return position;
      const action = game.actions(position.value, seat, 0).find((one) => game.timed?.(one));
      const claims = action !== undefined && level.value.player.claims?.(position.value, seat, seed);
      return { ok: true, value: claims ? game.makeAction(action, position.value, seat) : null };
    },
    pace(levelId, seed) {
      const level = levelOf(levelId);
      const [least, most] = level.ok ? level.value.pace : [0, 0];
      return least + ((most - least) * (seed % 97)) / 96;
    },
  };
}
