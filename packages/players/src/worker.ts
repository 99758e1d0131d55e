/**
 * Thinking off the main thread. The same handler serves a page's Web Worker and a Node worker thread; each passes its own clock and
 * its own way of posting. To cancel a thought, end its worker: nothing is lost but the thought.
 */
import type { Budget } from './player.ts';
import type { Asked, ThoughtText } from './thinker.ts';
import { thinkers } from './thinkers.ts';

export interface ThinkRequest extends Asked {
  readonly id: number;
  readonly game: string;
  readonly position: string;
  readonly level: string;
  readonly seed: number;
  /** At least one of the two. */
  readonly ms?: number;
  readonly nodes?: number;
}

export type ThinkMessage =
  | { readonly id: number; readonly type: 'progress' | 'done'; readonly thought: ThoughtText }
  | { readonly id: number; readonly type: 'refused'; readonly code: string; readonly message: string };

function budgetOf({ ms, nodes = Number.POSITIVE_INFINITY }: ThinkRequest, now: () => number): Budget {
  const end = ms === undefined ? Number.POSITIVE_INFINITY : now() + ms;
  return { nodes, stop: () => now() >= end };
}

export function answerThink(request: ThinkRequest, now: () => number, post: (message: ThinkMessage) => void): void {
  const { id, game, position, level, seed } = request;
  const thinker = Object.hasOwn(thinkers, game) ? thinkers[game] : undefined;
  if (thinker === undefined) {
    post({ id, type: 'refused', code: 'unknown-game', message: `Nobody here plays ${game}.` });
    return;
  }
  const report = (thought: ThoughtText): void => post({ id, type: 'progress', thought });
  const answer = thinker.think(position, level, budgetOf(request, now), seed, report, request);
  if (answer.ok) post({ id, type: 'done', thought: answer.value });
  else post({ id, type: 'refused', code: answer.refusal.code, message: answer.refusal.message });
}
