/** The turns of a position with their values and reasons, as text. */
import { type Answer, type Budget, menhirsPlayers } from '@speeltafel/players';
import { menhirs, type menhirsKit } from '@speeltafel/rules';
import type { Body } from '../engine/command.ts';

type Action = menhirsKit.Action;
type Position = menhirsKit.Position;

/** The texts of actions played in sequence, and the final position. */
function tell(from: Position, seat: number, actions: readonly Action[]): { texts: string[]; after: Position } {
  let after = from;
  const texts = actions.map((action) => {
    const text = menhirs.makeAction(action, after, seat);
    const next = menhirs.play(after, seat, action, 0);
    if (!next.ok) throw new Error(`${text}: ${next.refusal.message}`);
    after = next.value;
    return text;
  });
  return { texts, after };
}

function tellValue(
  position: Position,
  seat: number,
  { actions, verdict, turns, estimate, reasons }: menhirsPlayers.TurnValue,
): Body {
  const [action, then] = tell(position, seat, actions).texts;
  const spoken = reasons.map((each) => {
    if (each.reason !== 'gives-away') return each;
    const after = tell(position, seat, each.byClaim ? actions.slice(0, 1) : actions).after;
    return { ...each, moves: each.moves.map((move) => menhirs.makeAction(move, after, 3 - seat)) };
  });
  return { action, ...(then !== undefined && { then }), value: verdict, turns, estimate, reasons: spoken };
}

/** Every first action with the value of the best turn that begins with it. */
export function analyseFrom(text: string, budget: Budget): Answer<Body> {
  const position = menhirs.parsePosition(text);
  if (!position.ok) return position;
  const [seat = 1] = menhirs.toAct(position.value);
  const best = new Map<string, menhirsPlayers.TurnValue>();
  for (const value of menhirsPlayers.analyseMenhirs(position.value, budget)) {
    const first = menhirs.makeAction(value.actions[0]!, position.value, seat);
    if (!best.has(first)) best.set(first, value);
  }
  const actions = [...best.values()].map((value) => tellValue(position.value, seat, value));
  return { ok: true, value: { actions, ...(menhirsPlayers.isSolved(position.value) && { solved: true }) } };
}
