/** A link to the form can name the variant: `#/new/<game>?options=v2+take=4,6/5,7`. */
import type { Choices, GameOptions } from '../../games/contract/options.ts';
import { place } from '../../router/route.ts';

export function withVariant<C extends Choices>(choices: C, options: Pick<GameOptions<C>, 'withRules'>): C {
  const named = place().query.get('options');
  return named === null ? choices : options.withRules(choices, named);
}
