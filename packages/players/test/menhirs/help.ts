import { menhirs, type menhirsKit } from '@speeltafel/rules';

export function at(text: string): menhirsKit.Position {
  const read = menhirs.parsePosition(text);
  if (!read.ok) throw new Error(`${text}: ${read.refusal.message}`);
  return read.value;
}

/** The texts of actions played in sequence by the player to move. */
export function texts(position: menhirsKit.Position, actions: readonly menhirsKit.Action[]): string[] {
  let now = position;
  return actions.map((action) => {
    const [seat] = menhirs.toAct(now);
    const text = menhirs.makeAction(action, now, seat!);
    const next = menhirs.play(now, seat!, action, 0);
    if (!next.ok) throw new Error(`${text}: ${next.refusal.message}`);
    now = next.value;
    return text;
  });
}
