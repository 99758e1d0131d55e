/** Solutions for print: short, without the symbols of the notation. */
import { floorsKit } from '@speeltafel/rules';
import { tileName } from '../play/sentences.ts';
import { say } from './words.ts';

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
