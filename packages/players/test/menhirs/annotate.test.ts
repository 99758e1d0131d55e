import { menhirs, type menhirsKit, type Played } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import { annotateMenhirs, strongest } from '../../src/menhirs/index.ts';
import { nodeBudget } from '../../src/player.ts';
import { at, texts } from './help.ts';

function annotated(from: string, ...line: string[]) {
  const positions = [at(from)];
  const played: Played<menhirsKit.Action>[] = [];
  for (const text of line) {
    const position = positions.at(-1)!;
    const read = menhirs.parseAction(text, position);
    const next = read.ok ? menhirs.play(position, read.value.seat, read.value.action, 0) : read;
    if (!read.ok || !next.ok) throw new Error(text);
    positions.push(next.value);
    played.push({ ...read.value, at: 0 });
  }
  return { positions, found: annotateMenhirs(positions, played, nodeBudget(2_000_000)) };
}

/** Plays the texts from a position and returns the notes as `index slip better`. */
function notes(from: string, ...played: string[]): string[] {
  const { positions, found } = annotated(from, ...played);
  return found.map(({ index, seat, slip, better }) => {
    const told = better.slice(0, 1).map((action) => menhirs.makeAction(action, positions[index]!, seat));
    return [index, slip, ...told].join(' ');
  });
}

describe('annotations', () => {
  const e5 = 'adam a3.b3.c3.d3.e2 a1.a3.b1.b3.c3.d3.d6.e2.g1.g2.g3 1/11/1/move 0/0 -';
  const e2 = 'adam a2.a3.b2.d1.f4 a3.b1.b2.b3.c3.d4.f4 1/6/1/move 2/2 -';

  test('a missed win is named with the move', () => {
    expect(notes(e5, 'g1:NW', '.')[0]).toMatch(/^0 missed-win a3:(N|SE)$/);
  });

  test('a win that is taken gets no note', () => {
    expect(notes(e5, 'a3:N')).toEqual([]);
  });

  test('a missed claim', () => {
    expect(notes(e2, 'f4:N', '-b3', 'f3:NE', '.')).toContain('2 missed-claim !');
  });

  test('if every turn gives the game away, there is no mistake', () => {
    expect(notes(e2, 'f4:N', '-b3', '!', 'a3:NE')).toEqual([]);
  });

  test('an unjust claim', () => {
    expect(notes('adam c3.c4.e2.e5.f1 d1.e1.f1 1/2/1/move 3/3 -', 'd1:SE', '-g1', '!', 'e1:S')).toContain(
      '3 unjust-claim',
    );
  });

  test('a just claim followed by the wrong move is a missed win', () => {
    expect(notes(e2, 'f4:N', '-b3', '!', 'f3:N')).toContain('3 missed-win a3:NE');
  });

  test('a gift: the opponent can win at once, and it could have been avoided', () => {
    expect(notes('adam a1.b1.d6.f4.g3 a1.d3.g3 1/6/1/move 2/2 -', 'g3:N', '.', 'a1:S')).toContain('0 gift');
  });

  test('a gift names the moves that punish it, and the number of safe turns', () => {
    const { positions, found } = annotated('adam a1.b1.d6.f4.g3 a1.d3.g3 1/6/1/move 2/2 -', 'g3:N', '.', 'a1:S');
    const { punished, safe, turns } = found[0]!;
    expect(punished.map((action) => menhirs.makeAction(action, positions[2]!, 2))).toContain('a1:S');
    expect(safe).toBeGreaterThan(0);
    expect(turns).toBeGreaterThan(safe);
  });

  test('a blunder: the turn loses by force, and not every turn did', () => {
    const tied = 'adam b3.c5.e5.f2.f3 a2.a3.b2.e5.f2 1/7/2/move 3/3 -';
    expect(notes(tied, 'a2:SE')).toEqual(['0 blunder']);
    expect(notes(tied, 'a2:N')).toEqual([]);
  });

  test('if every turn loses by force, none of them is a blunder', () => {
    const lost = at('adam a3.b1.d1.e5.f2 a3.b2.b3.c1.d1.d3.e3.f2 1/7/2/move 0/3 a3.b2.b3:SE last=b4.c3.c4:NW');
    const { actions, value } = strongest.think(lost, 2, nodeBudget(60_000), 1);
    expect(value).toBe(-1);
    expect(notes(menhirs.makePosition(lost), ...texts(lost, actions))).toEqual([]);
  });

  test('the number of finished actions is reported', () => {
    const { positions } = annotated(e5, 'g1:NW', '.');
    const heard: number[] = [];
    const played = [
      { seat: 1, action: { kind: 'end' }, at: 0 },
      { seat: 1, action: { kind: 'end' }, at: 0 },
    ] as const;
    annotateMenhirs(positions, played, nodeBudget(10), (done) => heard.push(done));
    expect(heard).toEqual([1, 2]);
  });

  test('a forced win that was let slip is named with its turn', () => {
    const forced = 'adam a1.a3.c3.e4.f4 a1.a2.b1.d2.d4.e4.f4 1/8/2/move 1/3 -';
    expect(notes(forced, 'd2:N')).toEqual(['0 let-slip d2:SW']);
    expect(notes(forced, 'd2:SW')).toEqual([]);
  });
});
