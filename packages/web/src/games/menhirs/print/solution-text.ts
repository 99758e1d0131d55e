/** Solutions for print: short, without the symbols of the notation. */
import { menhirs, menhirsKit } from '@speeltafel/rules';
import { compassOf } from '../sentences.ts';
import { say as sayMenhirs } from '../words.ts';
import { say } from './words.ts';

const { PLACES } = menhirsKit;

function menhirsStep(text: string, position: menhirsKit.Position): string {
  const parsed = menhirs.parseAction(text, position);
  if (!parsed.ok) return text;
  const { action } = parsed.value;
  switch (action.kind) {
    case 'move': {
      const [places = ''] = text.split(':');
      return `${places.replaceAll('.', ' ')} ${compassOf(action.direction)}`;
    }
    case 'take':
      return sayMenhirs().take(PLACES[action.place]!);
    case 'claim':
      return say().claimFirst;
    default:
      return sayMenhirs().takeNothing;
  }
}

export function menhirsSolution(solution: readonly string[], position: menhirsKit.Position): string {
  return solution.length === 0 ? say().noClaim : solution.map((text) => menhirsStep(text, position)).join(', ');
}
