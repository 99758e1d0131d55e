import { fromSeed, menhirs, menhirsKit } from '@speeltafel/rules';
import { describe, expect, it } from 'vitest';
import { changeOf } from '../../../src/games/menhirs/board/fog-animation.ts';

const { PLACES, shifted } = menhirsKit;
const set = (...names: string[]): number => names.reduce((all, name) => all | (1 << PLACES.indexOf(name)), 0);

describe('the difference between two positions', () => {
  it('finds a moved cluster', () => {
    const from = set('b2', 'c2', 'd3');
    expect(changeOf(from | set('g3'), shifted(from, 0) | set('g3')).travel).toEqual({ from, direction: 0 });
  });

  it('takes the likely direction if a row moves along itself', () => {
    const from = set('d1', 'd2', 'd3');
    expect(changeOf(from, shifted(from, 3), 3).travel).toEqual({ from, direction: 3 });
  });

  it('finds taken and laid tiles', () => {
    expect(changeOf(set('a1', 'b2'), set('a1'))).toEqual({ travel: null, gone: set('b2'), come: 0 });
    expect(changeOf(set('a1'), set('a1', 'b2'))).toEqual({ travel: null, gone: 0, come: set('b2') });
  });

  it('explains every move of random games, forwards and backwards', () => {
    const options = menhirs.parseOptions('adam');
    if (!options.ok) throw new Error(options.refusal.message);
    for (let game = 0; game < 20; game++) {
      let position = menhirs.start(options.value, fromSeed(game.toString(16).padStart(32, '0')));
      for (let turn = 0; menhirs.toAct(position).length > 0; turn++) {
        const seat = menhirs.toAct(position)[0]!;
        const actions = menhirs.actions(position, seat, 0).filter(({ kind }) => kind !== 'claim');
        const action = actions[(turn * 31 + game * 17) % actions.length]!;
        const next = menhirs.play(position, seat, action, 0);
        if (!next.ok) throw new Error(next.refusal.message);
        const [before, after] = [position.state.fog, next.value.state.fog];
        if (action.kind === 'move') {
          expect(changeOf(before, after, action.direction).travel).toEqual({
            from: action.set,
            direction: action.direction,
          });
          const back = changeOf(after, before).travel!;
          expect((after & ~back.from) | shifted(back.from, back.direction)).toBe(before);
        }
        position = next.value;
      }
    }
  });
});
