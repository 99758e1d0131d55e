/** The computer players in a real browser: their turns are legal, and the main thread stays free meanwhile. */
import { floors, fromSeed, type Game, menhirs, type Outcome } from '@speeltafel/rules';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import type { Asked } from '../../src/thinking/messages.ts';
import { sharedBrowser } from '../harness/page-test.ts';

/** A longer task on the main thread would be noticeable. */
const LONGEST_TASK = 50;

async function withThinker(look: (page: Page) => Promise<void>): Promise<void> {
  const context = await (await sharedBrowser()).newContext();
  const complaints: string[] = [];
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.goto(inject('thinker'));
    await page.waitForFunction(() => 'thinker' in globalThis);
    await look(page);
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
  }
}

/**
 * Sends a request; returns the answer with the longest task of the main thread and the number of frames drawn
 * meanwhile.
 */
const ask = (page: Page, question: Asked) =>
  page.evaluate(async (asked) => {
    let longest = 0;
    let frames = 0;
    let thinking = true;
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    });
    observer.observe({ type: 'longtask' });
    const frame = (): void => {
      frames++;
      if (thinking) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    const began = performance.now();
    const answer = await thinker.ask(asked as never);
    thinking = false;
    // Collects what the observer has not reported yet.
    await new Promise((done) => setTimeout(done, 0));
    for (const { duration } of observer.takeRecords()) longest = Math.max(longest, duration);
    observer.disconnect();
    return { answer: answer as unknown, longest, frames, ms: performance.now() - began };
  }, question);

/** A position some way into a game: every seat plays the middle one of its actions. */
function someWay<O, P, A, V, E extends Outcome>(game: Game<O, P, A, V, E>, input: unknown, steps: number) {
  const options = game.options(input);
  if (!options.ok) throw new Error(options.refusal.message);
  let position = game.start(options.value, fromSeed('0123456789abcdef'.repeat(2)));
  for (let i = 0; i < steps; i++) {
    const [seat] = game.toAct(position);
    const actions = game.actions(position, seat!, 0).filter((action) => !game.timed?.(action));
    const next = game.play(position, seat!, actions[actions.length >> 1]!, 0);
    if (!next.ok) throw new Error(next.refusal.message);
    position = next.value;
  }
  return { position, options: options.value, seat: game.toAct(position)[0]! };
}

function expectTurn<O, P, A, V, E extends Outcome>(game: Game<O, P, A, V, E>, from: P, actions: readonly string[]) {
  let position = from;
  expect(actions.length).toBeGreaterThan(0);
  for (const text of actions) {
    const parsed = game.parseAction(text, position);
    if (!parsed.ok) throw new Error(`${text}: ${parsed.refusal.message}`);
    const next = game.play(position, parsed.value.seat, parsed.value.action, 0);
    if (!next.ok) throw new Error(`${text}: ${next.refusal.message}`);
    position = next.value;
  }
}

const GAMES = [
  { game: menhirs, input: { variant: 'adam' }, steps: 9, levels: ['lamb', 'druid', 'mist-walker'] },
  { game: menhirs, input: { variant: 'v2' }, steps: 8, levels: ['stone-setter'] },
  { game: floors, input: { players: 3 }, steps: 4, levels: ['lost-guest', 'castellan', 'monster-tamer'] },
  { game: floors, input: { players: 2, setup: 'lay' }, steps: 2, levels: ['gravedigger'] },
] as const;

describe('the thinking worker in a browser', () => {
  test.each(GAMES)('$game.id $input: returns a legal turn, and leaves the main thread free', async (one) => {
    const game = one.game as unknown as Game<unknown, unknown, unknown, unknown>;
    const { position, options, seat } = someWay(game, one.input, one.steps);
    await withThinker(async (page) => {
      for (const level of one.levels) {
        const { answer, longest, frames, ms } = await ask(page, {
          kind: 'think',
          game: game.id,
          level,
          seat,
          ms: 1500,
          late: false,
          position: game.makePosition(position),
          options: game.makeOptions(options),
          seed: 7,
        });
        const { type, turn } = answer as { type: string; turn: { actions: string[]; pace: number } };
        expect(type).toBe('done');
        expectTurn(game, position, turn.actions);
        expect(turn.pace).toBeGreaterThanOrEqual(0);
        expect(longest).toBeLessThanOrEqual(LONGEST_TASK);
        if (ms > 300) expect(frames).toBeGreaterThan(2);
      }
    });
  });

  test('a claim is answered with yes or no', async () => {
    const { position, options } = someWay(menhirs, { variant: 'adam' }, 9);
    await withThinker(async (page) => {
      const { answer, longest } = await ask(page, {
        kind: 'think',
        game: 'menhirs',
        level: 'druid',
        seat: 2,
        mayClaim: true,
        waited: false,
        position: menhirs.makePosition(position),
        options: menhirs.makeOptions(options),
        seed: 7,
      });
      expect(answer).toMatchObject({ type: 'done', kind: 'think', turn: { claims: expect.any(Boolean) } });
      expect(longest).toBeLessThanOrEqual(LONGEST_TASK);
    });
  });

  test('a new request cancels the old one, and is answered', async () => {
    const { position, options, seat } = someWay(menhirs, { variant: 'adam' }, 9);
    await withThinker(async (page) => {
      const heard = await page.evaluate(
        async (asked) => {
          const answers: string[] = [];
          thinker.ask({ ...asked, ms: 60_000 } as never).then(() => answers.push('old'));
          await thinker.ask({ ...asked, ms: 300 } as never).then(() => answers.push('new'));
          await new Promise((done) => setTimeout(done, 100));
          return answers;
        },
        {
          ...{ kind: 'think', game: 'menhirs', level: 'druid', seat, late: false, seed: 3 },
          position: menhirs.makePosition(position),
          options: menhirs.makeOptions(options),
        },
      );
      expect(heard).toEqual(['new']);
    });
  });
});
