/** A line of play in texts. */
import type { Game, Outcome } from '@speeltafel/rules';

/** The position after the actions. Throws for an action that cannot be read or played. */
export function follow<Options, Position, Action, View, End extends Outcome>(
  game: Game<Options, Position, Action, View, End>,
  from: Position,
  line: readonly string[],
): Position {
  let position = from;
  for (const text of line) {
    const read = game.parseAction(text, position);
    const next = read.ok ? game.play(position, read.value.seat, read.value.action, 0) : read;
    if (!next.ok) throw new Error(`${game.makePosition(position)} ${text}: ${next.refusal.message}`);
    position = next.value;
  }
  return position;
}
