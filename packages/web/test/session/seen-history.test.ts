import { menhirs, type menhirsKit } from '@speeltafel/rules';
import { conceals, hosted, menhirsTable, positionOf } from '@speeltafel/table';
import { describe, expect, test } from 'vitest';
import { createRecall } from '../../src/session/seen-history.ts';

type Hosted = hosted.Hosted<menhirsKit.Options, menhirsKit.Position, menhirsKit.Action>;

const opened = (variant: string): hosted.Opened => ({
  ...{ kind: 'opened', game: 'menhirs', options: `${variant} hidden=on`, clock: { kind: 'none' }, host: 'a' },
  ...{ listed: false, seed: '00112233445566778899aabbccddeeff' },
  seating: { 1: { kind: 'person', guest: 'a', name: 'Ada' }, 2: { kind: 'person', guest: 'b', name: 'Ben' } },
});

/** The table after every action of a game, including some takebacks. */
function* game(variant: string, salt: number): Generator<Hosted> {
  let now = hosted.opened(menhirsTable, opened(variant));
  const fold = (fact: hosted.Fact): void => {
    now = hosted.fold(menhirsTable, now, fact);
  };
  fold({ kind: 'began', at: 1000 });
  for (let count = 1; !hosted.isFinished(menhirsTable, now); count++) {
    yield now;
    const position = positionOf(now.table!);
    const at = count * 700;
    const waiting = menhirs.toAct(position);
    const seat = waiting[(count * salt) % waiting.length]!;
    const actions = menhirs.actions(position, seat, at).filter(({ kind }) => kind !== 'claim');
    const goingOn = actions.filter((action) => {
      const next = menhirs.play(position, seat, action, at);
      return next.ok && menhirs.outcome(next.value) === null;
    });
    const some = goingOn.length > 0 ? goingOn : actions;
    const action = menhirs.makeAction(some[(count * salt) % some.length]!, position, seat);
    fold({ kind: 'acted', seat, action, at, lag: 0 });
    if (action.startsWith('+') && count % 5 === 0) {
      yield now;
      fold({ kind: 'took-back', left: now.table!.course.played.length - 1, at });
    }
  }
}

const told = (now: Hosted, seat: number | null): hosted.ClientView =>
  JSON.parse(JSON.stringify(hosted.viewFor(menhirsTable, now, seat === null ? [] : [seat], 0)));

describe.each(['adam', 'v2', 'base'])('hidden fog, %s', (variant) => {
  test.each([7919, 104729, 1299709])(
    'a player who is present knows every action; a latecomer knows the last turns (%i)',
    (salt) => {
      const recall = createRecall(menhirsTable, menhirsKitOptions(variant));
      let known: ReturnType<typeof recall> | undefined;
      for (const now of game(variant, salt)) {
        const { played, positions } = now.table!.course;
        for (const seat of [1, null]) {
          const late = createRecall(menhirsTable, menhirsKitOptions(variant))(told(now, seat), undefined);
          expect(menhirs.view(late.positions.at(-1)!, seat)).toEqual(menhirs.view(positions.at(-1)!, seat));
          const open = played.filter((one) => !conceals(menhirsTable, positions.at(-1)!, one));
          expect(late.played).toEqual(open.slice(open.length - late.played.length));
          expect(late.played.length).toBeLessThanOrEqual(6);
          expect(late.positions).toHaveLength(late.played.length + 1);
          expect(late.hasGap).toBe(played.length > told(now, seat).before.length);
        }
        known = recall(told(now, 1), known);
        expect(known.positions).toHaveLength(known.played.length + 1);
        // Menhirs turned face down are hidden once they are covered; a choice is hidden until both are made.
        const open = played.filter((one) => !conceals(menhirsTable, positions.at(-1)!, one));
        expect(known.played).toEqual(open);
        expect(known.hasGap).toBe(false);
      }
      expect(known!.played.length).toBeGreaterThan(20);
    },
  );
});

function menhirsKitOptions(variant: string): menhirsKit.Options {
  const options = menhirs.parseOptions(`${variant} hidden=on`);
  if (!options.ok) throw new Error(options.refusal.message);
  return options.value;
}

test('after a takeback and another turn while offline, the earlier view is dropped', () => {
  const tables = [...game('adam', 7919)];
  const recall = createRecall(menhirsTable, menhirsKitOptions('adam'));
  let known = recall(told(tables[0]!, 1), undefined);
  for (const table of tables.slice(1, 5)) known = recall(told(table, 1), known);
  expect(known.played.length).toBeGreaterThan(0);
  const other = [...game('adam', 104729)][20]!;
  known = recall(
    { ...told(other, 1), played: told(other, 1).played.map((one) => ({ ...one, at: one.at + 1 })) },
    known,
  );
  expect(known.played.length).toBeLessThanOrEqual(6);
  expect(known.hasGap).toBe(true);
  expect(menhirs.view(known.positions.at(-1)!, 1)).toEqual(menhirs.view(positionOf(other.table!), 1));
});
