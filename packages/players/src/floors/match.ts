/**
 * Plays a whole game between computer players. Reproducible: the seed decides the deal, the cards and every player's
 * own seed.
 */
import { accept, CHANCE, floors, type floorsKit, fromSeed } from '@speeltafel/rules';
import type { Budget } from '../player.ts';
import { Random } from '../random.ts';
import type { FloorsPlayer } from './floors-player.ts';

export interface PlayedGame {
  readonly outcome: floorsKit.FloorsOutcome;
  readonly actions: readonly string[];
  /** Before each action, and the last one after all of them. */
  readonly positions: readonly floorsKit.Position[];
}

const hex = (random: Random): string =>
  random
    .below(2 ** 32)
    .toString(16)
    .padStart(8, '0');

/**
 * If only a set-up is given, all other options have their defaults. `budget` is called before every turn, so that a
 * clock can start with it.
 */
export function playMatch(
  players: readonly FloorsPlayer[],
  setup: string | floorsKit.Options,
  seed: number,
  budget: (seat: number) => Budget,
): PlayedGame {
  const random = new Random(seed);
  const chance = fromSeed(hex(random) + hex(random) + hex(random) + hex(random));
  const options = typeof setup === 'string' ? floors.options({ players: players.length, setup }) : accept(setup);
  if (!options.ok) throw new Error(options.refusal.message);
  let position = floors.start(options.value, chance);
  const actions: string[] = [];
  const positions = [position];
  for (let outcome = floors.outcome(position); ; outcome = floors.outcome(position)) {
    if (outcome !== null) return { outcome, actions, positions };
    const seat = floors.toAct(position)[0]!;
    const turn =
      seat === CHANCE
        ? [floors.draw(position, chance)!]
        : players[seat - 1]!.think(position, seat, budget(seat), random.below(2 ** 31)).actions;
    if (turn.length === 0) throw new Error(`Seat ${seat} has no answer to ${floors.makePosition(position)}`);
    for (const action of turn) {
      const played = floors.play(position, seat, action, 0);
      if (!played.ok) throw new Error(`${played.refusal.message} ${floors.makePosition(position)}`);
      actions.push(floors.makeAction(action, position, seat));
      position = played.value;
      positions.push(position);
    }
  }
}
