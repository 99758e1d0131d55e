/** The players of all games behind one door of texts: for engines, workers and servers. */
import { type Game, type Outcome, type Result, refusal, type Seat } from '@speeltafel/rules';
import type { Budget, Player, Thought } from './player.ts';

export interface ThoughtText extends Omit<Thought<never>, 'actions'> {
  readonly actions: readonly string[];
}

export interface Thinker {
  /** From the weakest to the strongest; `max` always means the last. */
  readonly levels: readonly string[];
  /** The whole turn that a level would play; for the first seat the game waits for, where none is named. */
  think(
    position: string,
    level: string,
    budget: Budget,
    seed: number,
    report?: (thought: ThoughtText) => void,
    asked?: Asked,
  ): Result<ThoughtText>;
}

/** What a position's text does not tell: who is asked, and the options of the game. */
export interface Asked {
  readonly seat?: Seat;
  readonly options?: string;
}

const refused = (code: string, message: string): Result<never> => ({ ok: false, refusal: refusal(code, message) });

export function thinker<O, P, A, V, E extends Outcome>(
  game: Game<O, P, A, V, E>,
  players: ReadonlyMap<string, Player<P, A>>,
): Thinker {
  /** Plays a turn's actions to name them; a claim must be proven, so it is thought on. */
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
      const claimed: boolean = more.actions.some((action) => game.timed(action));
      more = claimed ? player.think(position, seat, budget, seed) : undefined;
    }
    return { ...thought, actions };
  }

  const levels = [...players.keys()];
  const strongest = levels.at(-1)!;
  return {
    levels,
    think(text, level, budget, seed, report, asked = {}) {
      const player = players.get(level === 'max' ? strongest : level);
      if (player === undefined) return refused('unknown-level', `The levels are ${levels.join(', ')} and max.`);
      const options = asked.options === undefined ? undefined : game.parseOptions(asked.options);
      if (options?.ok === false) return options;
      const position = game.parsePosition(text, options?.value);
      if (!position.ok) return position;
      const waiting = game.toAct(position.value);
      const seat = waiting.find((one) => one === (asked.seat ?? waiting[0]));
      if (waiting.length === 0) return refused('over', 'The game is over.');
      if (seat === undefined) return refused('not-your-turn', `Nobody waits for seat ${asked.seat}.`);
      const says = (thought: Thought<A>): ThoughtText => tell(player, position.value, seat, thought, budget, seed);
      const listen = report === undefined ? undefined : (thought: Thought<A>) => report(says(thought));
      return { ok: true, value: says(player.think(position.value, seat, budget, seed, listen)) };
    },
  };
}
