/** Lessons, puzzles and replays. */

import { floors, makeRecord, menhirs, type menhirsKit } from '@speeltafel/rules';
import { floorsTable, menhirsTable, resign } from '@speeltafel/table';
import { describe, expect } from 'vitest';
import menhirsPuzzles from '../../players/data/menhirs-puzzles.json' with { type: 'json' };
import lessonWords from '../src/features/learn/words/en.ts';
import puzzleWords from '../src/features/puzzles/words/en.ts';
import replayWords from '../src/features/replay/words/en.ts';
import { faceDownAfter } from '../src/games/menhirs/history.ts';
import { menhirsSteps } from '../src/games/menhirs/lessons/steps.ts';
import menhirsWords from '../src/games/menhirs/words/en.ts';
import practiceWords from '../src/ui/practice/words/en.ts';
import ui from '../src/ui/words/en.ts';
import { advanced as advancedFloors } from './harness/floors.ts';
import { begun, person, press, savedAs } from './harness/game.ts';
import { show } from './harness/menhirs.ts';
import { DESKTOP, PHONE, pageTest } from './harness/page-test.ts';
import { advanced } from './harness/screens.ts';

function read(text: string): menhirsKit.Position {
  const position = menhirs.parsePosition(text);
  if (!position.ok) throw new Error(position.refusal.message);
  return position.value;
}

describe('lessons', () => {
  pageTest('the first move of Menhirs: a wrong one is explained, the right one leads on', PHONE, async ({ open }) => {
    const step = menhirsSteps.find(({ id }) => id === 'free');
    const position = read(step!.position);
    const moves = menhirs.actions(position, step!.seat, 0).map((action) => {
      const next = menhirs.play(position, step!.seat, action, 0);
      return { action, verdict: next.ok ? step!.judge(action, next.value).kind : 'refused' };
    });
    const wrong = moves.find(({ verdict }) => verdict === 'wrong');
    const right = moves.find(({ verdict }) => verdict === 'done');
    const page = await open('#/learn/menhirs/2');
    if (wrong !== undefined) {
      await show(page, wrong.action, position.state.fog);
      await page.getByText(practiceWords.notQuite, { exact: true }).waitFor();
      await press(page.getByRole('button', { name: practiceWords.tryAgain }));
    }
    await show(page, right!.action, position.state.fog);
    await page.getByText(lessonWords.right, { exact: true }).waitFor();
    await press(page.getByRole('link', { name: practiceWords.next }));
    await page.waitForURL(/learn\/menhirs\/3/);
  });

  pageTest('a menhir turned face down in a lesson looks face down, and its name says so', PHONE, async ({ open }) => {
    const page = await open('#/learn/menhirs/1');
    await press(page.getByRole('button', { name: /^d1,/ }));
    await press(page.getByRole('button', { name: menhirsWords.turnStone('d1'), exact: true }));
    await page.getByRole('button', { name: new RegExp(`^${menhirsWords.faceDown('d1')}`) }).waitFor();
    await page.locator('.mh-prompt').getByText(menhirsWords.placeFirst(3)).waitFor();
  });

  for (const course of ['menhirs', 'floors', 'menhirs/strategy', 'floors/strategy'] as const) {
    pageTest(`every step of ${course} opens, gives a hint and shows its answer`, PHONE, async ({ open }) => {
      const page = await open(`#/learn/${course}/1`);
      for (let step = 1; ; step++) {
        await page.waitForURL(new RegExp(`learn/${course}/${step}$`));
        await press(page.getByRole('button', { name: ui.hint, exact: true }));
        const right = page.getByText(lessonWords.right, { exact: true });
        // A step may ask several numbered questions.
        const question = page.getByText(/^\d of \d$/);
        for (let asked = 1; (await right.count()) === 0; asked++) {
          expect(asked).toBeLessThan(6);
          await press(page.getByRole('button', { name: lessonWords.showMe, exact: true }));
          await right.or(question.filter({ hasText: new RegExp(`^${asked + 1} of`) })).waitFor();
        }
        await right.waitFor();
        const next = page.getByRole('link', { name: practiceWords.next, exact: true });
        if ((await next.count()) === 0) break;
        await press(next);
      }
      await press(page.getByRole('link', { name: lessonWords.finish, exact: true }));
      const second = course.endsWith('strategy');
      const { finished, strategyFinished } = lessonWords;
      await page.getByRole('heading', { name: second ? strategyFinished : finished }).waitFor();
      await press(page.getByRole('link', { name: lessonWords.lessons }));
      await page.getByText(/^(\d+) of \1 steps done$/).waitFor();
    });
  }
});

describe('puzzles', () => {
  pageTest('a win in one is solved with taps, and the next puzzle is offered', PHONE, async ({ open }) => {
    const [puzzle] = menhirsPuzzles;
    const position = read(puzzle!.position);
    const solution = menhirs.parseAction(puzzle!.solution[0]!, position);
    if (!solution.ok) throw new Error(solution.refusal.message);
    const page = await open(`#/puzzles/menhirs/${puzzle!.id}`);
    await show(page, solution.value.action, position.state.fog);
    await page.getByText(puzzleWords.solved, { exact: true }).waitFor();
    await press(
      page.getByRole('link', { name: puzzleWords.next }).or(page.getByRole('button', { name: puzzleWords.next })),
    );
    await page.waitForURL(/win-in-one-2/);
  });

  pageTest(
    'a timed run counts solved puzzles, ends at the third mistake, and stores the best result',
    PHONE,
    async ({ open }) => {
      const page = await open('#/puzzles');
      await page.locator('.puzzle-next .mh-moor').first().waitFor();
      await press(page.getByRole('link', { name: puzzleWords.run }));
      await press(page.getByRole('button', { name: puzzleWords.runStart, exact: true }));
      for (let mistakes = 0; mistakes < 3; mistakes++) {
        await page.locator('.run-state', { hasText: puzzleWords.runMistakes(mistakes, 3) }).waitFor();
        await press(page.getByRole('button', { name: puzzleWords.runSkip }));
      }
      await page.getByRole('heading', { name: puzzleWords.runSolved(0) }).waitFor();
      await page.getByRole('button', { name: puzzleWords.runAgain }).waitFor();
    },
  );

  for (const game of ['menhirs', 'floors'] as const) {
    pageTest(`the puzzle of the day of ${game} opens and shows its answer`, PHONE, async ({ open }) => {
      const page = await open(`#/puzzles/today/${game}`);
      const answer = page.getByRole('button', { name: puzzleWords.solution, exact: true });
      const hint = page
        .getByRole('button', { name: ui.hint, exact: true })
        .or(page.getByRole('button', { name: puzzleWords.moreHint, exact: true }));
      for (let hints = 0; (await answer.count()) === 0; hints++) {
        expect(hints).toBeLessThan(6);
        await press(hint.first());
      }
      await press(answer);
      await page.getByText(puzzleWords.shown, { exact: true }).waitFor();
    });
  }
});

describe('replays', () => {
  const TWO = [person(1, 'Ada'), person(2, 'Ben')];
  const RECORDS = {
    menhirs: makeRecord(menhirs, advanced(begun(menhirsTable, { variant: 'adam' }, TWO), () => false).course),
    floors: makeRecord(floors, advancedFloors(begun(floorsTable, { players: 2 }, TWO), () => false).course),
  };
  for (const [game, record] of Object.entries(RECORDS)) {
    pageTest(`a game of ${game} from a link: to the start, forward, and to the end`, DESKTOP, async ({ open }) => {
      const page = await open(`#/replay?r=${encodeURIComponent(record)}`);
      const slider = page.getByRole('slider', { name: replayWords.timeline });
      await slider.waitFor();
      const length = Number(await slider.getAttribute('max'));
      expect(length).toBeGreaterThan(10);
      const at = async (): Promise<number> => Number(await slider.inputValue());
      await press(page.getByRole('button', { name: ui.toStart, exact: true }));
      expect(await at()).toBe(0);
      await press(page.getByRole('button', { name: replayWords.next, exact: true }));
      expect(await at()).toBe(1);
      await press(page.getByRole('button', { name: replayWords.last, exact: true }));
      expect(await at()).toBe(length);
    });
  }

  pageTest('the moves can be listed in notation, and a mistake is explained', PHONE, async ({ open }) => {
    const page = await open(`#/replay?r=${encodeURIComponent(RECORDS.menhirs)}`);
    await press(page.getByRole('switch', { name: replayWords.shortMoves }));
    await page.locator('.rp-moves').getByText('+d4', { exact: true }).waitFor();
    await press(page.getByRole('button', { name: replayWords.analysis }));
    await press(page.getByRole('button', { name: replayWords.previousMistake }));
    const fault = await page.locator('.rp-now .rp-fault').innerText();
    expect(fault).toMatch(/^\s*\w+: /);
    await press(page.getByRole('button', { name: ui.moves, exact: true }));
    await page.locator('.rp-moves .rp-fault', { hasText: fault.trim() }).waitFor();
  });

  pageTest('the link of a resigned game says who won, and why', PHONE, async ({ open }) => {
    const table = resign(menhirsTable, begun(menhirsTable, { variant: 'adam' }, TWO), 1, 0);
    if (!table.ok) throw new Error(table.refusal.message);
    const mine = await open('#/replay/given-up', { storage: savedAs(menhirsTable, 'given-up', table.value) });
    await press(mine.getByRole('button', { name: replayWords.share }));
    const link = mine.getByRole('textbox', { name: replayWords.link });
    // On a server the link is an address that shows a picture of the game.
    await expect.poll(() => link.inputValue()).toMatch(/#\/replay\?|\/g\//);
    const theirs = await open('#/settings');
    await theirs.goto(await link.inputValue());
    await theirs.getByText(ui.winner('Ben')).first().waitFor();
    await theirs.locator('.rp-moves').getByText(replayWords.endings.resigned('Ada')).waitFor();
    await press(theirs.getByRole('button', { name: ui.result }));
    await theirs.getByText(replayWords.endings.resigned('Ada')).waitFor();
  });

  pageTest('a game continued from a replay knows the face-down stones', DESKTOP, async ({ open }) => {
    const { course } = advanced(begun(menhirsTable, { variant: 'v2' }, TWO), () => false);
    const at = course.positions.findIndex(({ state }) => (faceDownAfter({ course }, 0) & ~state.fog) !== 0);
    const page = await open(`#/replay?r=${encodeURIComponent(makeRecord(menhirs, course))}&at=${at}`);
    await press(page.getByRole('button', { name: ui.menu }));
    await press(page.getByRole('menuitem', { name: replayWords.playOn }));
    await press(page.getByRole('dialog').getByRole('button', { name: ui.play, exact: true }));
    const stone = page.getByRole('button', { name: menhirsWords.faceDown('') });
    await stone.first().waitFor();
    await page.reload();
    await stone.first().waitFor();
  });

  pageTest('a record that was changed is refused with a reason', PHONE, async ({ open }) => {
    const record = RECORDS.menhirs.replace(/check .*/, 'check 00000000');
    const page = await open(`#/replay?r=${encodeURIComponent(record)}`);
    await page.getByRole('heading', { name: replayWords.refused }).waitFor();
  });
});
