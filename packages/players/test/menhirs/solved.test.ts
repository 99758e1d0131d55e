/** 150 positions of Adam Way with their exact value and all their best turns. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PROVEN, Prover, REFUTED, strongest } from '../../src/menhirs/index.ts';
import { nodeBudget } from '../../src/player.ts';
import { at, texts } from './help.ts';

interface Solved {
  readonly position: string;
  readonly value: 'win' | 'tie';
  readonly best: readonly string[];
}

const solved = readFileSync(new URL('../data/menhirs-solved.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Solved);

describe('solved positions', () => {
  test('no tie is ever proven a win, no win ever refuted, and most wins are proven quickly', () => {
    let proven = 0;
    for (const { position, value } of solved) {
      const { state } = at(position);
      const verdict = new Prover(state, 300_000).prove(state, state.player, { nodes: 300_000, stop: () => false });
      expect(verdict, position).not.toBe(value === 'win' ? REFUTED : PROVEN);
      if (verdict === PROVEN) proven++;
    }
    expect(proven).toBeGreaterThan(85);
  });

  test('full strength plays an optimal turn in most of them, with little thought', () => {
    const optimal = solved.filter(({ position, best }) => {
      const from = at(position);
      const { actions } = strongest.think(from, from.state.player, nodeBudget(200_000), 1);
      return best.includes(texts(from, actions).join(' '));
    });
    expect(optimal.length).toBeGreaterThan(115);
  });
});
