import { CHANCE, menhirs, type menhirsKit } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import {
  act,
  canAskBack,
  canUndo,
  floorsTable,
  hides,
  isOver,
  menhirsTable,
  NO_CLOCK,
  openTable,
  positionOf,
  resign,
  type Table,
  tryOut,
  undo,
  waitsFor,
} from '../src/index.ts';
import { atAnyTable, awaited, computer, diceFrom, must, person, playOut, someWay, step } from './tables.ts';

type Menhirs = Table<menhirsKit.Options, menhirsKit.Position, menhirsKit.Action>;

describe('undo', () => {
  test('leaves a beginning of the course, with a seat to act', () => {
    atAnyTable((setting) => {
      const { kit } = setting;
      playOut(setting, (table) => {
        const back = undo(kit, table, table.clocks.since);
        const { played, positions } = back.course;
        expect(played).toEqual(table.course.played.slice(0, played.length));
        expect(positions).toEqual(table.course.positions.slice(0, played.length + 1));
        if (canUndo(kit, table)) expect(waitsFor(kit, back).length).toBeGreaterThan(0);
        else expect(back).toBe(table);
      });
    });
  });

  test("goes back to before a person's last action", () => {
    atAnyTable((setting) => {
      const { kit } = setting;
      playOut(setting, (table) => {
        if (!canUndo(kit, table)) return;
        const back = undo(kit, table, table.clocks.since);
        const { seat, action } = table.course.played[back.course.played.length]!;
        expect(back.chairs.find((chair) => chair.seat === seat)?.controller.kind).toBe('person');
        // A claim may come before the opponent has taken a tile.
        if (kindOf(action) !== 'claim') expect(waitsFor(kit, back)).toContain(seat);
        const undone = table.course.played.slice(back.course.played.length);
        const people = undone.filter((one) => isPerson(table.chairs, one.seat));
        expect(new Set(people.map((one) => one.seat)).size).toBe(1);
      });
    });
  });

  test('increases the version', () => {
    atAnyTable((setting) => {
      const table = someWay(setting);
      if (canUndo(setting.kit, table)) expect(undo(setting.kit, table, 0).version).toBe(table.version + 1);
    });
  });

  test('never passes a card, a claim, a decision, or a move in hidden fog', () => {
    const met = new Set<string>();
    atAnyTable(
      (setting) => {
        const { kit } = setting;
        const end = playOut(setting, (table) => {
          const back = undo(kit, table, table.clocks.since);
          for (const { seat, action } of table.course.played.slice(back.course.played.length)) {
            expect(seat).not.toBe(CHANCE);
            const kind = kindOf(action);
            expect(['prolong', 'go-on']).not.toContain(kind);
            if (kind === 'claim') expect(persons(table)).toBe(1);
            if (isHidden(table.course.options)) expect(['move', 'take']).not.toContain(kind);
          }
        });
        for (const { action } of end.course.played) met.add(kindOf(action));
      },
      { runs: 30 },
    );
    expect([...met]).toEqual(expect.arrayContaining(['card', 'claim', 'move', 'take']));
  });

  test('takes back a claim that only computer players heard, even if it lost the game', () => {
    const start = untilMoving([person(1), computer(2)], { grace: 'untimed' });
    const mine = playText(playText(start, quietMove(start)), '.');
    const reply = playText(playText(mine, quietMove(mine)), '.');
    const claimed = playText(reply, '!');
    expect(undo(menhirsTable, claimed, 0).course).toEqual(reply.course);
    const lost = playText(claimed, quietMove(reply));
    expect(isOver(menhirsTable, lost)).toBe(true);
    expect(undo(menhirsTable, lost, 0).course).toEqual(reply.course);
    const heard = playText({ ...reply, chairs: [person(1), person(2)] }, '!');
    expect(canUndo(menhirsTable, heard)).toBe(false);
  });

  test('takes back one turn: a move with the tile taken after it', () => {
    const table = untilMoving([person(1), person(2)]);
    const moved = playText(table, quietMove(table));
    const taken = playFirst(moved, 'take');
    expect(undo(menhirsTable, taken, 0).course).toEqual(table.course);
    expect(undo(menhirsTable, moved, 0).course).toEqual(table.course);
  });

  test("takes back only one's own turn while the other has begun the next", () => {
    const table = untilMoving([person(1), person(2)]);
    const first = playText(playText(table, quietMove(table)), '.');
    const second = playText(first, quietMove(first));
    expect(undo(menhirsTable, second, 0).course).toEqual(first.course);
    expect(undo(menhirsTable, undo(menhirsTable, second, 0), 0).course).toEqual(table.course);
  });

  test("takes back a computer player's reply too, up to the person's turn", () => {
    const table = untilMoving([person(1), computer(2)]);
    const mine = playText(playText(table, quietMove(table)), '.');
    const reply = playText(playText(mine, quietMove(mine)), '.');
    expect(undo(menhirsTable, reply, 0).course).toEqual(table.course);
  });

  test('does nothing if only computer players have acted', () => {
    const begun = must(menhirs.options({}));
    const opening = { options: begun, chairs: [computer(1), person(2)], clock: NO_CLOCK, seed: '1'.repeat(32) };
    const table = openTable(menhirsTable, opening);
    expect(canUndo(menhirsTable, playFirst(table, 'flip'))).toBe(false);
  });

  test('takes back one token, even if the player had several turns in a row', () => {
    let several = 0;
    const options = must(floorsTable.game.options({ players: 3 }));
    for (let number = 0; number < 12; number++) {
      const dice = diceFrom(number);
      const chairs = [1, 2, 3].map(person);
      const table = openTable(floorsTable, { options, chairs, clock: NO_CLOCK, seed: dice.seed() });
      playOut({ kit: floorsTable, table, dice }, (now) => {
        const [last, before] = now.course.played.toReversed();
        if (last === undefined || before?.seat !== last.seat || last.seat === CHANCE) return;
        several++;
        expect(undo(floorsTable, now, 0).course.played).toHaveLength(now.course.played.length - 1);
      });
    }
    expect(several).toBeGreaterThan(0);
  });

  test('drops the tentative turn first, and takes nothing back', () => {
    atAnyTable((setting) => {
      const { kit } = setting;
      const table = someWay(setting);
      const { seat, action, at } = awaited(setting, table);
      const tried = tryOut(kit, table, seat, action, at);
      if (!tried.ok) return;
      expect(canUndo(kit, tried.value)).toBe(true);
      expect(undo(kit, tried.value, at)).toEqual(table);
    });
  });

  test('takes back only a resignation, but not one that showed what lay under hidden fog', () => {
    atAnyTable((setting) => {
      const { kit } = setting;
      const table = someWay(setting);
      const given = must(resign(kit, table, 1, 0));
      const back = undo(kit, given, 0);
      if (hides(kit, table.course.options)) {
        expect(back).toBe(given);
        return;
      }
      expect(isOver(kit, back)).toBe(false);
      expect(back.course).toEqual(table.course);
      expect(back.version).toBe(table.version + 2);
    });
  });

  test('can be requested by a player who has played since something was learned, while the game goes on', () => {
    const start = untilMoving([person(1), person(2)]);
    const moved = playText(start, quietMove(start));
    const fresh = openTable(menhirsTable, {
      ...start.course,
      chairs: start.chairs,
      clock: NO_CLOCK,
      seed: '5'.repeat(32),
    });
    const asks = (table: Menhirs) => [1, 2].map((mine) => canAskBack(menhirsTable, table, (seat) => seat === mine));
    expect(asks(fresh)).toEqual([false, false]);
    expect(asks(playFirst(fresh))).toEqual([true, false]);
    expect(asks(moved)).toEqual([true, true]);
    expect(asks(must(resign(menhirsTable, moved, 1, 0)))).toEqual([false, false]);
  });

  test('is followed by the cards of the seed', () => {
    atAnyTable(
      (setting) => {
        let { table } = setting;
        const { kit, dice } = setting;
        while (!isOver(kit, table) && table.course.played.length < 60) {
          table = step(setting, table);
          if (dice.below(3) === 0 && canUndo(kit, table)) table = step(setting, undo(kit, table, table.clocks.since));
        }
        playOut({ ...setting, table });
      },
      { clock: NO_CLOCK },
    );
  });
});

const isPerson = (chairs: Menhirs['chairs'], seat: number): boolean =>
  chairs.some((chair) => chair.seat === seat && chair.controller.kind === 'person');

const persons = ({ chairs }: { readonly chairs: Menhirs['chairs'] }): number =>
  chairs.filter(({ seat }) => isPerson(chairs, seat)).length;

const kindOf = (action: unknown): string => {
  const { kind, type } = action as { kind?: string; type?: string };
  return kind ?? type ?? '';
};

const isHidden = (options: unknown): boolean => (options as { hidden?: boolean }).hidden === true;

/** A game of Adam Way without hidden fog, at its first move. */
function untilMoving(chairs: Menhirs['chairs'], input: unknown = { claims: false }): Menhirs {
  const options = must(menhirs.options(input));
  let table = openTable(menhirsTable, { options, chairs, clock: NO_CLOCK, seed: '5'.repeat(32) });
  while (positionOf(table).state.round !== 11) table = playFirst(table);
  return table;
}

function playFirst(table: Menhirs, kind?: string): Menhirs {
  const [seat] = waitsFor(menhirsTable, table);
  const actions = menhirs.actions(positionOf(table), seat!, 0);
  return must(act(menhirsTable, table, seat!, actions.find((one) => kind === undefined || one.kind === kind)!, 0));
}

function playText(table: Menhirs, text: string): Menhirs {
  const { seat, action } = must(menhirs.parseAction(text, positionOf(table)));
  return must(act(menhirsTable, table, seat, action, 0));
}

/** A move after which a tile may be taken, and which does not win. */
function quietMove(table: Menhirs): string {
  const position = positionOf(table);
  const [seat] = waitsFor(menhirsTable, table);
  const quiet = menhirs.actions(position, seat!, 0).find((action) => {
    const next = menhirs.play(position, seat!, action, 0);
    return action.kind === 'move' && next.ok && menhirs.toAct(next.value)[0] === seat;
  });
  return menhirs.makeAction(quiet!, position, seat!);
}
