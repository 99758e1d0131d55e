/** Translates refusals for the player. */
import type { Refusal } from '@speeltafel/rules';
import { say } from '../words.ts';

export function whyNot({ code, details, message }: Refusal): string {
  const words = say().refusals;
  const known: Readonly<Record<string, string>> = {
    'over-the-edge': words.edge,
    'monster-there': words.monster,
    'teleporter-there': words.teleporter,
    'push-blocked': words.push,
    'no-points': words.points,
    'enter-first': words.enter,
    'not-next': words.tooFar,
    'slides-on': words.slides(String(details.end ?? '')),
    'ends-on-token': words.onToken,
    'must-enter': say().mustEnter,
    'cannot-move': words.moved,
    'not-yours': words.notYours,
    overlap: words.overlap,
    'hangs-over': words.overEdge,
    'kept-free': words.keptFree,
    'teleporters-touch': words.touch,
    empty: words.empty,
  };
  return known[code] ?? message;
}
