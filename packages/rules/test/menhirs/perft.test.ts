import { describe, expect, test } from 'vitest';
import table from '../../data/menhirs-perft.json';
import { menhirs } from '../../src/index.ts';
import { ActionList } from '../../src/menhirs/codes.ts';
import { Kernel } from '../../src/menhirs/kernel.ts';
import type { Options } from '../../src/menhirs/options.ts';
import { keyOf, OVER, State, setFog, TAKING } from '../../src/menhirs/state.ts';
import { randomFrom } from '../random.ts';
import { at, movesOf } from './play.ts';
import { referenceMoves } from './reference.ts';

describe('perft', () => {
  test('the table covers all variants and phases', () => {
    expect(table.length).toBeGreaterThanOrEqual(24);
    const seen = new Set(
      table.map(({ position }) => position.replace(/^(\w+) \S+ \S+ (\d).*?\/(\w+) .*$/, '$1 $2 $3')),
    );
    for (const phase of ['flip', 'place', 'move', 'take', 'decide', 'prove']) expect(seen).toContain(`adam 1 ${phase}`);
    for (const phase of ['place', 'move', 'take']) {
      for (const start of ['adam 2', 'v2 1', 'base 1']) expect(seen).toContain(`${start} ${phase}`);
    }
  });

  test.each(table)('$position', ({ position, leaves }) => {
    expect([1, 2, 3, 4].map((depth) => menhirs.perft(at(position), depth))).toEqual(leaves);
  });

  test('the moves of the table match the slow reference', () => {
    for (const { position } of table) {
      const [, , fog, moment, , ko] = position.split(' ');
      if (!/move|prove/.test(moment!)) continue;
      expect(movesOf(position)).toHaveLength(referenceMoves(fog!.split('.'), ko).length);
    }
  });
});

describe('the kernel', () => {
  /** Plays and undoes at random, and calls `look` with every state. */
  function wander(seed: number, look: (state: State, options: Options) => void): void {
    const random = randomFrom(seed);
    const list = new ActionList();
    const { state, options } = at(random.pick(table).position);
    const kernel = new Kernel(state);
    const before: State[] = [];
    for (let step = 0; step < 300; step++) {
      look(kernel.state, options);
      const back = before.length > 0 && (kernel.state.phase === OVER || random.below(3) === 0);
      if (back) {
        kernel.undo();
        expect(kernel.state).toEqual(before.pop());
      } else {
        before.push(new State(kernel.state.setting).copyFrom(kernel.state));
        kernel.list(list);
        const i = random.below(list.length);
        kernel.play(list.codes[i]!, list.sets[i]!);
      }
      if (kernel.state.phase === OVER && before.length === 0) return;
    }
  }

  test('undo restores the exact state before', () => {
    for (let seed = 0; seed < 60; seed++) wander(seed, () => {});
  });

  test('the incremental key is the key of the position read from text', () => {
    for (let seed = 0; seed < 60; seed++) {
      wander(seed, (state, options) => {
        if (state.phase === OVER) return;
        const written = menhirs.makePosition({ options, state, turnEndedAt: null });
        expect(keyOf(at(written).state)).toBe(keyOf(state));
      });
    }
  });

  test.each([
    ['fog', 1],
    ['menhirs', 1],
    ['pass', 2],
    ['round', 5],
    ['player', 2],
    ['phase', TAKING],
    ['taken1', 1],
    ['taken2', 1],
    ['toPlace1', 1],
    ['toPlace2', 1],
    ['choice1', 1],
    ['choice2', 1],
    ['goOn', 2],
    ['moved', 2],
  ] as const)('positions that differ in %s have different keys', (field, value) => {
    const { state } = at('adam a2 a2.d3 1/6/1/move 0/0 -');
    const other = new State(state.setting).copyFrom(state);
    if (field === 'fog') setFog(other, value);
    else other[field] = value;
    expect(keyOf(other)).not.toBe(keyOf(state));
  });

  test('the key distinguishes directions of the last move and rounds that differ together', () => {
    const { state } = at('adam a2 a2.d3 1/6/1/move 0/0 d3:N');
    const keys = new Set<number>();
    for (let round = 1; round <= 12; round++) {
      for (let heading = 0; heading < 6; heading++) {
        keys.add(keyOf(Object.assign(new State(state.setting).copyFrom(state), { round, heading })));
      }
    }
    expect(keys.size).toBe(12 * 6);
  });

  test('different positions have different keys', () => {
    const texts = new Map<number, string>();
    for (let seed = 0; seed < 200; seed++) {
      wander(seed, (state) => {
        const { setting, fogHash, tile, movedRound, moved, heading, ...rest } = state;
        const known = JSON.stringify({ ...rest, ban: (tile & moved) === 0 && moved !== 0 ? [moved, heading] : 0 });
        const key = keyOf(state);
        if (texts.has(key)) expect(texts.get(key)).toBe(known);
        texts.set(key, known);
      });
    }
    expect(texts.size).toBeGreaterThan(5000);
  });
});
