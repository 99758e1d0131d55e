/** A game seen through text only, so that the engine needs to know nothing about any game's types. */
import { type Game, type Outcome, parseRecord, type Refusal, type Result } from '@speeltafel/rules';

export interface Standing {
  readonly position: string;
  readonly outcome: Outcome | null;
}

/** A refusal of the action with that index, where there were several. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal; readonly index?: number };

export interface Door {
  readonly version: number;
  actions(position: string): Answer<string[]>;
  play(position: string, actions: readonly string[]): Answer<Standing>;
  perft(position: string, depth: number): Answer<number>;
  record(text: string): Answer<Standing>;
}

const REMEMBERED = 256;

const map = <T, U>(result: Result<T>, change: (value: T) => U): Answer<U> =>
  result.ok ? { ok: true, value: change(result.value) } : result;

export function door<O, P, A, V, E extends Outcome>(game: Game<O, P, A, V, E>): Door {
  const standing = (position: P): Standing => ({
    position: game.makePosition(position),
    outcome: game.outcome(position),
  });

  // A position's text leaves a little out: while the second choice is awaited, the last move. The positions answered lately are
  // remembered, so that scripts that play games line by line lose nothing.
  const answered = new Map<string, P>();
  const remember = (text: string, position: P): void => {
    answered.delete(text);
    answered.set(text, position);
    if (answered.size > REMEMBERED) answered.delete(answered.keys().next().value!);
  };
  const parse = (text: string): Result<P> => {
    const known = answered.get(text);
    return known === undefined ? game.parsePosition(text) : { ok: true, value: known };
  };

  return {
    version: game.version,
    actions: (text) =>
      map(parse(text), (position) => {
        const [seat] = game.toAct(position);
        if (seat === undefined) return [];
        const listed = game.actions(position, seat, 0).filter((action) => !game.timed(action));
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
      remember(value.position, position);
      return { ok: true, value };
    },
    perft: (text, depth) => map(parse(text), (position) => game.perft(position, depth)),
    record: (text) => map(parseRecord(game, text), ({ positions }) => standing(positions.at(-1)!)),
  };
}
