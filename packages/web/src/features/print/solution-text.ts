/** Solutions as they are printed: short, without the notation's signs. */
import { floorsKit, menhirs, menhirsKit } from '@speeltafel/rules';
import { tileName } from '../../games/floors/play/sentences.ts';
import { compassOf } from '../../games/menhirs/sentences.ts';
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
      return say().take(PLACES[action.place]!);
    case 'claim':
      return say().claimFirst;
    default:
      return say().takeNone;
  }
}

export function menhirsSolution(solution: readonly string[], position: menhirsKit.Position): string {
  return solution.length === 0 ? say().noClaim : solution.map((text) => menhirsStep(text, position)).join(', ');
}

function floorsStep(text: string): string {
  const parsed = floorsKit.parseAction(text, 0);
  if (!parsed.ok) return text;
  const { action } = parsed.value;
  if (action.type === 'lay') {
    const { tile } = action;
    const arrow = floorsKit.isTeleporter(tile) ? ` ${'↑→↓←'[tile.arrow]}` : '';
    return `${say().lay(tileName(tile), floorsKit.makeSquare(tile.square))}${arrow}`;
  }
  if (action.type === 'card') return text;
  const steps = action.path.map((place) => (floorsKit.isOnBoard(place) ? floorsKit.makeSquare(place) : say().leaves));
  return `${floorsKit.nameOf(action)} ${steps.length === 0 ? say().stays : steps.join(' ')}`;
}

export const floorsSolution = (solution: readonly string[]): string => solution.map(floorsStep).join(', ');
