/**
 * Thinking off the main thread. The same handler serves a page's Web Worker and a Node worker thread; each passes its
 * own clock and its own way of posting. To cancel a thought, terminate its worker.
 */
import { openTextGame } from './games.ts';
import type { Budget } from './player.ts';
import type { TextGame, ThinkContext, ThoughtText } from './text-game.ts';

export interface ThinkRequest extends ThinkContext {
  readonly id: number;
  readonly game: string;
  readonly position: string;
  readonly level: string;
  readonly seed: number;
  /** At least one of the two. */
  readonly ms?: number;
  readonly nodes?: number;
  /** True if the seat could claim now: then it decides on that first. */
  readonly mayClaim?: boolean;
  /** False if the game does not wait for the seat, so that a claim is all it can do. */
  readonly waited?: boolean;
}

export type ThinkMessage =
  | { readonly id: number; readonly type: 'progress'; readonly thought: ThoughtText }
  /** Without actions, the seat does nothing now. `pace` is the simulated thinking time in milliseconds. */
  | {
      readonly id: number;
      readonly type: 'done';
      readonly thought: ThoughtText;
      readonly claims: boolean;
      readonly pace: number;
    }
  | { readonly id: number; readonly type: 'refused'; readonly code: string; readonly message: string };

function budgetOf({ ms, nodes = Number.POSITIVE_INFINITY }: ThinkRequest, now: () => number): Budget {
  const end = ms === undefined ? Number.POSITIVE_INFINITY : now() + ms;
  return { nodes, stop: () => now() >= end };
}

function claimOf(game: TextGame, { position, level, seat, seed, options, mayClaim }: ThinkRequest): string | null {
  if (!mayClaim || seat === undefined || options === undefined) return null;
  const claim = game.claim(position, level, seat, seed, options);
  return claim.ok ? claim.value : null;
}

const justThis = (actions: readonly string[]): ThoughtText => ({ actions, value: 0, depth: 0, nodes: 0 });

export function answerThink(request: ThinkRequest, now: () => number, post: (message: ThinkMessage) => void): void {
  const { id, game, position, level, seed, waited = true } = request;
  const played = openTextGame(game);
  if (played === undefined) {
    post({ id, type: 'refused', code: 'unknown-game', message: `There is no computer player for ${game}.` });
    return;
  }
  const done = (thought: ThoughtText, claims = false): void =>
    post({ id, type: 'done', thought, claims, pace: played.pace(level, seed) });
  const claim = claimOf(played, request);
  if (claim !== null) {
    done(justThis([claim]), true);
    return;
  }
  if (!waited) {
    done(justThis([]));
    return;
  }
  const report = (thought: ThoughtText): void => post({ id, type: 'progress', thought });
  const answer = played.think(position, level, budgetOf(request, now), seed, report, request);
  if (answer.ok) done(answer.value);
  else post({ id, type: 'refused', code: answer.refusal.code, message: answer.refusal.message });
}
