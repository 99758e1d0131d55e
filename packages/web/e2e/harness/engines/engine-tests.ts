/**
 * The tests that run in every engine besides Chromium, in which everything else is tested. Not automated: touch; in
 * WebKit also printing, which its driver does not support, and windows narrower than 447 pixels, which its small
 * browser cannot make.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { floorsKit, menhirs, menhirsKit } from '@speeltafel/rules';
import { floorsTable, isOver, menhirsTable, waitsFor } from '@speeltafel/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import menhirsPuzzles from '../../../../players/data/menhirs-puzzles.json' with { type: 'json' };
import lessonWords from '../../../src/features/learn/words/en.ts';
import playWords from '../../../src/features/play/words/en.ts';
import puzzleWords from '../../../src/features/puzzles/words/en.ts';
import replayWords from '../../../src/features/replay/words/en.ts';
import floorsWords from '../../../src/games/floors/words/en.ts';
import { menhirsSteps } from '../../../src/games/menhirs/lessons/steps.ts';
import menhirsWords from '../../../src/games/menhirs/words/en.ts';
import ui from '../../../src/ui/words/en.ts';
import { sample as sampleFloors, shortly } from '../floors.ts';
import { begun, type FloorsTable, keptOn, person, positionOf, savedAs, untilLater } from '../game.ts';
import { nameOfPlace, sample as sampleMenhirs } from '../menhirs.ts';
import { pageOfWorker } from '../page-test.ts';
import { start } from '../start.ts';
import {
  type Engine,
  type EnginePage,
  exactly,
  expectCalm,
  playMenhirs,
  press,
  until,
  untilText,
  untilThere,
  visit,
} from './engine.ts';

const SIZES = [
  [390, 844],
  [1280, 800],
] as const;
/** A number of actions. */
const FEW = 8;
const ENTER = '\uE007';
const TAB = '\uE004';

/** Opens the page with this storage, in English and without motion. */
export async function opened(
  engine: Engine,
  hash: string,
  storage: Readonly<Record<string, string>> = {},
  at = pageOfWorker(),
) {
  const page = await engine.open();
  await page.resize(...SIZES[0]);
  await visit(page, `${at}#/settings`);
  const settings = { 'speeltafel.settings': JSON.stringify({ language: 'en', sounds: false, motion: 'reduced' }) };
  for (const [key, text] of Object.entries({ ...settings, ...storage })) {
    await page.run(`localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(text)})`);
  }
  // The query changes too, and not only the hash, because the storage is read when the page starts.
  await visit(page, `${at}?${Date.now()}${hash}`);
  return page;
}

export async function playFloors(page: EnginePage, action: floorsKit.Action, table: FloorsTable): Promise<void> {
  if (action.type !== 'move') throw new Error('Only moves are expected here.');
  const { tokens } = positionOf(table);
  const waits = tokens.find(({ player, shows }) => player === action.player && shows === action.shows);
  const name = waits?.place === floorsKit.WAITING ? floorsWords.chooseWaiting : floorsWords.chooseToken;
  // The button may move away under the pointer while the last turn is still being animated.
  await until('a figure in hand', async () => {
    await press(page, exactly(name(action.shows)));
    return page.run<boolean>(`return document.querySelector('.ff-acts [aria-keyshortcuts="u"]') !== null`);
  });
  for (const place of action.path) {
    if (place === floorsKit.OUT) await press(page, floorsWords.leave);
    else await press(page, `^${floorsKit.makeSquare(place)}(,|$)`, '[role="grid"] button');
  }
  await press(page, `^(${floorsWords.stopHere}|${floorsWords.stay}|${floorsWords.wait}|${floorsWords.out})`);
}

const TWO = [person(1), person(2, 'Noor')];

export function testEngine(name: string, isHere: boolean, startEngine: () => Promise<Engine>): void {
  describe.skipIf(!isHere)(`in ${name}`, () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await startEngine();
    });
    afterAll(() => engine?.close());

    test('opens the screens at both sizes', async () => {
      const page = await opened(engine, '#/settings');
      for (const [width, height] of SIZES) {
        await page.resize(width, height);
        for (const hash of [
          '',
          'rules/menhirs',
          'rules/floors',
          'puzzles',
          'learn',
          'print',
          'companion',
          'tournament',
          'lobby',
        ]) {
          await page.run(`document.querySelector('main').dataset.old = 'yes'; location.hash = '#/${hash}'`);
          await untilThere(page, 'main:not([data-old]) :is(h1, h2), :has(> main:not([data-old])) h1');
          const wide = await page.run<number>('return document.documentElement.scrollWidth - innerWidth');
          expect(wide, `${hash} at ${width}`).toBeLessThanOrEqual(0);
        }
      }
      await expectCalm(page);
    });

    test('plays and replays a whole game of Menhirs', async () => {
      const page = await opened(
        engine,
        '#/play/m',
        savedAs(menhirsTable, 'm', begun(menhirsTable, { variant: 'v2' }, TWO)),
      );
      await untilThere(page, '.mh-place');
      let table = await keptOn(menhirsTable, page, 'm');
      while (!isOver(menhirsTable, table)) {
        const position = positionOf(table);
        const [seat] = waitsFor(menhirsTable, table);
        const any = menhirs.actions(position, seat!, 0).find(({ kind }) => kind !== 'claim')!;
        let action = any;
        try {
          action = sampleMenhirs(table);
        } catch {
          // Every remaining action ends the game.
        }
        // The pieces are in the accessibility tree. Firefox searches its whole tree each time, so only a few turns are
        // checked there.
        if (action.kind === 'move' && (name !== 'Firefox' || table.version < FEW)) {
          const [first] = menhirsKit.placesOf(action.set);
          const spoken = nameOfPlace(table, first!);
          await until(`a button called ${spoken} in the accessibility tree`, () => page.finds('button', spoken));
        }
        await playMenhirs(page, action, position.state.fog);
        table = await untilLater(menhirsTable, page, 'm', table.version);
      }
      await untilText(page, playWords.rematch);
      await visit(page, `${pageOfWorker()}#/replay/m`);
      await untilThere(page, '.mh-moor');
      const at = (): Promise<string> => page.run(`return document.querySelector('input[type="range"]')?.value ?? ''`);
      await press(page, exactly(ui.toStart));
      await until('the start of the replay', async () => (await at()) === '0');
      await press(page, exactly(replayWords.next));
      await until('the first turn of the replay', async () => (await at()) === '1');
      await expectCalm(page);
    });

    test('plays Finstere Flure to its result', async () => {
      const late = shortly(begun(floorsTable, { players: 2 }, TWO), 6);
      const page = await opened(engine, '#/play/f', savedAs(floorsTable, 'f', late));
      await page.resize(...SIZES[1]);
      for (;;) {
        const next = await until('a turn or the end', async () => {
          const said = await page.run<string>('return document.body.innerText');
          if (said.includes(playWords.rematch)) return 'over';
          if (said.includes(floorsWords.choose)) return 'turn';
          if (said.includes(floorsWords.skip)) await press(page, exactly(floorsWords.skip)).catch(() => undefined);
          return null;
        });
        if (next === 'over') break;
        const table = await keptOn(floorsTable, page, 'f');
        await playFloors(page, sampleFloors(table), table);
        await untilLater(floorsTable, page, 'f', table.version);
      }
      expect(isOver(floorsTable, await keptOn(floorsTable, page, 'f'))).toBe(true);
      await expectCalm(page);
    });

    test('completes a step of a lesson, and a puzzle', async () => {
      const step = menhirsSteps.find(({ id }) => id === 'free')!;
      const read = menhirs.parsePosition(step.position);
      if (!read.ok) throw new Error(read.refusal.message);
      const right = menhirs.actions(read.value, step.seat, 0).find((action) => {
        const next = menhirs.play(read.value, step.seat, action, 0);
        return next.ok && step.judge(action, next.value).kind === 'done';
      });
      const page = await opened(engine, '#/learn/menhirs/2');
      await untilThere(page, '.mh-place');
      await playMenhirs(page, right!, read.value.state.fog);
      await untilText(page, lessonWords.right);
      const [puzzle] = menhirsPuzzles;
      const asked = menhirs.parsePosition(puzzle!.position);
      if (!asked.ok) throw new Error(asked.refusal.message);
      const solution = menhirs.parseAction(puzzle!.solution[0]!, asked.value);
      if (!solution.ok) throw new Error(solution.refusal.message);
      await visit(page, `${pageOfWorker()}#/puzzles/menhirs/${puzzle!.id}`);
      await untilThere(page, '.mh-place');
      await playMenhirs(page, solution.value.action, asked.value.state.fog);
      await untilText(page, puzzleWords.solved);
      await expectCalm(page);
    });

    test('works by keyboard alone', async () => {
      const page = await opened(engine, '#/');
      const focus = (): Promise<string> => page.run('return document.activeElement.getAttribute("href") ?? ""');
      await until('the way to the settings or a game', async () => {
        await page.press(TAB);
        return (await focus()).startsWith('#/new/');
      });
      const wanted = await focus();
      await page.press(ENTER);
      await until(wanted, () =>
        page.run<boolean>('return location.hash.startsWith("#/new/") || location.hash.startsWith("#/play/")'),
      );
      // A turn: Tab reaches the stones that can be turned, and Enter turns one.
      const turn = begun(menhirsTable, { variant: 'adam', grace: 'untimed' }, TWO);
      const board = await opened(engine, '#/play/k', savedAs(menhirsTable, 'k', turn));
      await untilThere(board, '.mh-place');
      await until('a stone that may be turned', async () => {
        await board.press(TAB);
        const spoken = await board.run<string>('return document.activeElement.getAttribute("aria-label") ?? ""');
        return spoken.endsWith(menhirsWords.mayTurn(''));
      });
      await board.press(ENTER);
      await board.press(ENTER);
      await untilLater(menhirsTable, board, 'k', turn.version);
      await expectCalm(board);
      await expectCalm(page);
    });

    test('prints a sheet on paper', async () => {
      const page = await opened(engine, '#/print/menhirs-adam');
      await untilThere(page, '.sheet');
      // WebKit's driver has no command to print, so the sheet is only shown there.
      if (page.print !== undefined) expect(await page.print()).toBe(1);
    });

    test('works without a network after the first visit', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'speeltafel-engine-'));
      const server = await start(join(import.meta.dirname, '..', '..', '..', '..', '..'), join(folder, 'tables.db'));
      try {
        const page = await opened(engine, '#/', {}, server.address);
        await page.run('return navigator.serviceWorker.ready.then(() => null)');
        await server.close();
        await visit(page, `${server.address}#/rules/menhirs`);
        await page.run('location.reload()').catch(() => undefined);
        await untilThere(page, 'main');
        await untilText(page, 'Menhirs');
      } finally {
        await server.close();
        await rm(folder, { recursive: true, force: true });
      }
    });
  });
}
