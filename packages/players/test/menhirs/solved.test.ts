/**
 * Positions of Adam Way with their exact value and all their best turns: a given sample on two boards, and our own on
 * nine others.
 */
import { readFileSync } from 'node:fs';
import { menhirs, menhirsKit } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import { PROVEN, Prover, REFUTED, strongest } from '../../src/menhirs/index.ts';
import { nodeBudget } from '../../src/player.ts';
import { played } from './exhaustive.ts';
import { at, texts } from './help.ts';

interface Solved {
  readonly position: string;
  readonly value: 'win' | 'tie';
  readonly best: readonly string[];
}

const read = (file: string): readonly Solved[] =>
  readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Solved);

const solved = read('menhirs-solved.jsonl');
const own = ['menhirs-own.jsonl', 'menhirs-untouched.jsonl', 'menhirs-ninth.jsonl'].flatMap(read);

/** The number of wins proven with that many positions. Throws if a tie is proven a win, or a win refuted. */
function proofs(rows: readonly Solved[], nodes: number): number {
  let proven = 0;
  for (const { position, value } of rows) {
    const { state } = at(position);
    const verdict = new Prover(state, nodes).prove(state, state.player, { nodes, stop: () => false });
    expect(verdict, position).not.toBe(value === 'win' ? REFUTED : PROVEN);
    if (verdict === PROVEN) proven++;
  }
  return proven;
}

function after(from: menhirsKit.Position, turn: string): menhirsKit.Position {
  let position = from;
  for (const text of turn.split(' ')) {
    const read = menhirs.parseAction(text, position);
    if (!read.ok) throw new Error(`${text}: ${read.refusal.message}`);
    position = played(position, read.value.seat, read.value.action);
  }
  return position;
}

describe('solved positions', () => {
  test('no tie is ever proven a win, no win ever refuted, and most wins are proven quickly', () => {
    expect(proofs(solved, 300_000)).toBeGreaterThan(85);
  });

  test('the same holds on nine other boards, in prolonged games and others', () => {
    expect(proofs(own, 100_000)).toBeGreaterThan(350);
  });

  test('a turn against which the opponent has a proven win is never the best', () => {
    for (const { position, value, best } of own.filter(({ best }) => best.length <= 3)) {
      const from = at(position);
      for (const turn of best) {
        const { state } = after(from, turn);
        if (state.phase === menhirsKit.OVER) continue;
        const defender = from.state.player;
        const prover = new Prover(state, 5000);
        const limit = { nodes: 5000, stop: () => false };
        expect(prover.prove(state, 3 - defender, limit), `${position} ${turn}`).not.toBe(PROVEN);
        if (value === 'win') expect(prover.prove(state, defender, limit), `${position} ${turn}`).not.toBe(REFUTED);
      }
    }
  });

  test('full strength plays an optimal turn in most of them, with little search', () => {
    const optimal = solved.filter(({ position, best }) => {
      const from = at(position);
      const { actions } = strongest.think(from, from.state.player, nodeBudget(200_000), 1);
      return best.includes(texts(from, actions).join(' '));
    });
    expect(optimal.length).toBeGreaterThan(115);
  });
});
