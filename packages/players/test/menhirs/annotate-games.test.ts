/** Compares the notes to whole games with an independent check that uses only the rules. */
import { fromSeed, menhirs, menhirsKit, type Played, type Seat } from '@speeltafel/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { annotateMenhirs } from '../../src/menhirs/index.ts';
import { nodeBudget } from '../../src/player.ts';

type Position = menhirsKit.Position;
type Action = menhirsKit.Action;
const { MOVING, OVER, TAKING } = menhirsKit;

function after(position: Position, seat: Seat, action: Action): Position {
  const next = menhirs.play(position, seat, action, 0);
  if (!next.ok) throw new Error(next.refusal.message);
  return next.value;
}

function choicesAt(position: Position): readonly { readonly seat: Seat; readonly action: Action }[] {
  const [seat] = menhirs.toAct(position);
  return menhirs.actions(position, seat!, 0).map((action) => ({ seat: seat!, action }));
}

/** The moves that end the game in favour of the player to move. */
const winsAt = (position: Position): readonly string[] =>
  choicesAt(position)
    .filter(({ seat, action }) => after(position, seat, action).state.winner === seat)
    .map(({ seat, action }) => menhirs.makeAction(action, position, seat));

const givesAway = (end: Position): boolean => end.state.phase === MOVING && winsAt(end).length > 0;

/** Every position in which the turn that begins here could end. */
const endsOf = (position: Position): readonly Position[] =>
  choicesAt(position).flatMap(({ seat, action }) => {
    const moved = after(position, seat, action);
    if (moved.state.phase !== TAKING) return [moved];
    return choicesAt(moved).map((take) => after(moved, take.seat, take.action));
  });

function randomGame(seed: string, choose: readonly number[]) {
  const options = menhirs.options({ variant: 'v2' });
  if (!options.ok) throw new Error(options.refusal.message);
  const positions = [menhirs.start(options.value, fromSeed(seed))];
  const played: Played<Action>[] = [];
  while (positions.at(-1)!.state.phase !== OVER) {
    const choices = choicesAt(positions.at(-1)!);
    const chosen = choices[choose[played.length % choose.length]! % choices.length]!;
    played.push({ ...chosen, at: 0 });
    positions.push(after(positions.at(-1)!, chosen.seat, chosen.action));
  }
  return { positions, played };
}

const seeds = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 32, maxLength: 32 });

test('a turn is a gift when the opponent can then win by a plain move, nothing won before it, and another turn was safe', () => {
  let gifts = 0;
  fc.assert(
    fc.property(seeds, fc.array(fc.nat(9999), { minLength: 20, maxLength: 40 }), (seed, choose) => {
      const { positions, played } = randomGame(seed, choose);
      // With a budget of 0 nothing is proven: only immediate wins are noted.
      const notes = annotateMenhirs(positions, played, nodeBudget(0));
      for (const [index, { action }] of played.entries()) {
        const before = positions[index]!;
        if (before.state.phase !== MOVING || action.kind !== 'move') continue;
        const end = positions.slice(index + 1).find(({ state }) => state.phase !== TAKING)!;
        const gift = winsAt(before).length === 0 && givesAway(end) && !endsOf(before).every(givesAway);
        const note = notes.find((one) => one.index === index && one.slip === 'gift');
        expect(note !== undefined).toBe(gift);
        if (note === undefined) continue;
        gifts++;
        const told = note.punished.map((win) => menhirs.makeAction(win, end, 3 - note.seat));
        expect(new Set(told)).toEqual(new Set(winsAt(end)));
      }
    }),
    { numRuns: 60 },
  );
  expect(gifts).toBeGreaterThan(0);
});
