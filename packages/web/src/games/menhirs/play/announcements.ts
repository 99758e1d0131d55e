/** Announces what happens to screen reader users: moves politely, a claim at once. */
import { createEffect, createMemo, createRenderEffect, on, untrack } from 'solid-js';
import { announce } from '../../../ui/announce.ts';
import type { MenhirsGame } from '../game-view.ts';
import type { Line } from '../history.ts';
import { say } from '../words.ts';

const told = (lines: readonly Line[]): string => lines.map((line) => line.sentence).join(' ');

/**
 * The lines to announce. A secret choice is announced again once both are made; a change of language is not announced.
 */
export const newsSince = (before: readonly Line[], log: readonly Line[]): readonly Line[] =>
  log.length > before.length ? log.filter((line, i) => line !== before[i]) : [];

export function createSpeech(game: MenhirsGame, canClaim: () => boolean): void {
  // Runs before the other effects: first what happened, then what to do.
  createRenderEffect((before: readonly Line[]) => {
    const log = game.log();
    untrack(() => {
      const news = newsSince(before, log);
      const claim = news.find((line) => line.action.kind === 'claim');
      const rest = news.filter((line) => line !== claim);
      if (claim !== undefined) announce(say().claimed(game.who(claim.seat)), 'assertive');
      if (rest.length > 0) announce(told(rest));
    });
    return log;
  }, untrack(game.log));
  const open = createMemo(canClaim);
  createEffect(on(open, (now) => now && announce(say().claimNow, 'assertive'), { defer: true }));
}
