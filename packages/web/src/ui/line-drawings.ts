/**
 * Whether to draw plain lines, because the system forces colours or asks for more contrast. One signal for all
 * drawings.
 */
import { createRoot } from 'solid-js';
import { createMediaMatch } from './media.ts';

let matches: (() => boolean) | undefined;

export function drawsInLines(): boolean {
  matches ??= createRoot(() => createMediaMatch('line-boards'));
  return matches();
}
