/** Practising the player's own mistakes: the position, a better turn whose answer is checked, and the next review. */
import { menhirs, menhirsKit } from '@speeltafel/rules';
import { menhirsTable } from '@speeltafel/table';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import words from '../src/features/mistakes/words/en.ts';
import replayWords from '../src/features/replay/words/en.ts';
import menhirsPuzzles from '../src/games/menhirs/puzzles/words/en.ts';
import menhirsWords from '../src/games/menhirs/words/en.ts';
import practice from '../src/ui/practice/words/en.ts';
import ui from '../src/ui/words/en.ts';
import { begun, computer, person, press, savedAs } from './harness/game.ts';
import { show } from './harness/menhirs.ts';
import { PHONE, pageTest } from './harness/page-test.ts';
import { advanced } from './harness/screens.ts';

const DAY = 86_400_000;

/** A game in which the person, who moves at random, misses a win. */
const table = advanced(
  begun(menhirsTable, { variant: 'adam', claims: false }, [person(1), computer(2, 'druid')]),
  () => false,
);
const saved = savedAs(menhirsTable, 'lost', table);
const { record } = (JSON.parse(Object.values(saved)[0]!) as { table: { record: string } }).table;
const winning = (at: number): menhirsKit.Action | undefined => {
  const position = table.course.positions[at]!;
  if (position.state.phase !== menhirsKit.MOVING || menhirs.toAct(position)[0] !== 1) return undefined;
  return menhirs.actions(position, 1, 0).find((action) => {
    const next = menhirs.play(position, 1, action, 0);
    return next.ok && menhirs.outcome(next.value)?.winner === 1;
  });
};
const index = table.course.played.findIndex((one, at) => one.seat === 1 && winning(at) !== undefined);

const stored = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem('speeltafel.mistakes') ?? 'null') as {
        readonly row: number;
        readonly mistakes: readonly { readonly step: number; readonly due: number }[];
      },
  );

describe("the player's own mistakes", () => {
  pageTest('are solved by a turn as good as the best one, and come up again tomorrow', PHONE, async ({ open }) => {
    expect(index).toBeGreaterThan(0);
    const mistake = {
      id: 'lost:1',
      record,
      index,
      against: 'Druid',
      played: 0,
      what: 'You missed a win.',
      step: 0,
      due: 0,
    };
    const page = await open('#/mistakes', {
      storage: { 'speeltafel.mistakes': JSON.stringify({ mistakes: [mistake], gone: [], row: 2 }) },
    });
    await page.getByText('You missed a win.').waitFor();
    await page.getByRole('button', { name: words.answer, disabled: false }).waitFor();
    await page.getByRole('heading', { name: words.taskWin }).waitFor();
    await page.getByText(menhirsPuzzles.youAre(menhirsWords.north)).waitFor();
    // The turn that was played is drawn; a hint shows which fog to move, but not where.
    const drawn = page.locator('.mh-moor .mh-ghosted');
    await drawn.first().waitFor();
    await press(page.getByRole('button', { name: ui.hint }));
    await drawn.first().waitFor({ state: 'detached' });
    await show(page, winning(index)!, table.course.positions[index]!.state.fog);
    await page.locator('.feedback').getByText(words.found).waitFor();
    const { row, mistakes } = await stored(page);
    expect(row).toBe(3);
    expect(mistakes[0]!.step).toBe(1);
    expect(mistakes[0]!.due - Date.now()).toBeGreaterThan(DAY / 2);
    await press(page.getByRole('button', { name: practice.next }));
    await page.getByText(words.none).waitFor();
  });

  pageTest('are searched for in the last games, and collected once per game', PHONE, async ({ open }) => {
    const page = await open('#/mistakes', { storage: saved });
    await press(page.getByRole('button', { name: words.lookFor(1) }));
    await page.locator('.mistake-what').waitFor({ timeout: 120_000 });
    const { mistakes } = await stored(page);
    expect(mistakes.length).toBeGreaterThan(0);
    for (let i = 0; i < mistakes.length; i++) await press(page.getByRole('button', { name: words.skip }));
    await page.getByText(words.none).waitFor();
    expect(await page.getByRole('button', { name: words.lookFor(1) }).count()).toBe(0);
  });

  pageTest('are collected from the analysis of a game, which can show only them', PHONE, async ({ open }) => {
    const page = await open('#/replay/lost', { storage: saved });
    await press(page.locator('.rp-tabs button').nth(1));
    await press(page.getByRole('switch', { name: replayWords.onlyMine }));
    await press(page.locator('.rp-jumps button:enabled').first());
    await page.locator('.rp-now .rp-fault').waitFor();
    await press(page.getByRole('link', { name: /^Practise my/ }));
    await page.locator('.mistake-what').waitFor();
    expect((await stored(page)).mistakes.length).toBeGreaterThan(0);
  });
});
