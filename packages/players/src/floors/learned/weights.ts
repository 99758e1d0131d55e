/** The weights learned by scripts/train-floors.mjs, quantised to integers. */
import data from '../../../data/floors-value.json' with { type: 'json' };
import type { Numbers } from './network.ts';

const learned = new Map<string, Numbers>();

/** There is a set of weights for two players, for up to four, and for up to seven. */
export function weightsFor(players: number): Numbers {
  const name = players === 2 ? 'two' : players <= 4 ? 'four' : 'seven';
  const known = learned.get(name);
  if (known !== undefined) return known;
  const weights = Float64Array.from(data[name], (weight) => weight / data.scale);
  learned.set(name, weights);
  return weights;
}
