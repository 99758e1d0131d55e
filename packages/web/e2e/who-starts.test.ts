/** Choices that every new game makes: who starts, and whether fog is opaque. */
import { floorsTable } from '@speeltafel/table';
import { describe, expect } from 'vitest';
import newWords from '../src/features/new-game/words/en.ts';
import playWords from '../src/features/play/words/en.ts';
import floorsOptions from '../src/games/floors/options/words/en.ts';
import menhirsOptions from '../src/games/menhirs/options/words/en.ts';
import seatWords from '../src/games/shared/words/en.ts';
import uiWords from '../src/ui/words/en.ts';
import { begun, person, pick, press, readFloors, readMenhirs, savedAs } from './harness/game.ts';
import { DESKTOP, PHONE, pageTest } from './harness/page-test.ts';

describe('who starts Finstere Flure', () => {
  pageTest('the chosen player starts', PHONE, async ({ open }) => {
    const page = await open('#/new/floors');
    await page.getByLabel(seatWords.name(1)).fill('Ada');
    await page.getByLabel(seatWords.name(2)).fill('Ben');
    await page.getByLabel(floorsOptions.begins).selectOption('Ben');
    await press(page.getByRole('button', { name: newWords.begin }));
    await page.waitForURL(/#\/play\//);
    await page.getByRole('grid').waitFor();
    const { chairs } = await readFloors(page);
    expect(chairs.map(({ name }) => name)).toEqual(['Ben', 'Ada']);
  });

  pageTest('the player to the left starts the next game', DESKTOP, async ({ open }) => {
    const table = begun(floorsTable, { players: 3 }, [person(1, 'Ada'), person(2, 'Ben'), person(3, 'Cas')]);
    const over = { ...table, brokenOff: { by: 'resigned', seat: 1, winner: null } } as const;
    const page = await open('#/play/over', { storage: savedAs(floorsTable, 'over', over) });
    await press(page.getByRole('button', { name: playWords.rematch }));
    await page.waitForURL((url) => !url.hash.endsWith('/over'));
    await page.getByRole('grid').waitFor();
    const { chairs } = await readFloors(page);
    expect(chairs.map(({ name }) => name)).toEqual(['Ben', 'Cas', 'Ada']);
  });
});

describe('the sides in Menhirs', () => {
  pageTest(
    'the start player has the chosen side, and both players keep theirs in a rematch',
    DESKTOP,
    async ({ open }) => {
      const page = await open('#/new/menhirs');
      await page.getByLabel(seatWords.name(1)).fill('Ada');
      await page.getByLabel(seatWords.name(2)).fill('Ben');
      await pick(page, menhirsOptions.startSits, menhirsOptions.sides.south);
      await press(page.getByRole('button', { name: newWords.begin }));
      const plates = page.locator('.mh-plate');
      const named = (): Promise<(string | null)[]> =>
        plates.evaluateAll((all) => all.map((plate) => plate.getAttribute('aria-label')));
      await expect.poll(named).toEqual(['Ben, North', 'Ada, South']);
      expect((await readMenhirs(page)).chairs.map(({ name }) => name)).toEqual(['Ada', 'Ben']);
      await press(page.getByRole('button', { name: uiWords.menu }));
      await press(page.getByRole('button', { name: playWords.resign }));
      await press(page.getByRole('button', { name: playWords.resignYes }));
      const first = page.url();
      await press(page.getByRole('button', { name: playWords.rematch }));
      await page.waitForURL((url) => url.href !== first);
      await page.getByRole('button', { name: /^d3,/ }).waitFor();
      await expect.poll(named).toEqual(['Ben, North', 'Ada, South']);
      expect((await readMenhirs(page)).chairs.map(({ name }) => name)).toEqual(['Ben', 'Ada']);
    },
  );
});

describe('fog', () => {
  pageTest('is opaque in 2.0 between people unless they choose otherwise', PHONE, async ({ open }) => {
    const page = await open('#/new/menhirs');
    await pick(page, menhirsOptions.variant, menhirsOptions.variants.v2);
    await page.getByText(menhirsOptions.fogAbout.hidden).waitFor();
    await press(page.getByRole('button', { name: newWords.begin }));
    await page.getByRole('button', { name: /^d3,/ }).waitFor();
    expect((await readMenhirs(page)).course.options.hidden).toBe(true);
  });

  pageTest('is see-through in 2.0 if that is chosen', PHONE, async ({ open }) => {
    const page = await open('#/new/menhirs');
    await pick(page, menhirsOptions.variant, menhirsOptions.variants.v2);
    await pick(page, menhirsOptions.fog, menhirsOptions.fogs.seen);
    await press(page.getByRole('button', { name: newWords.begin }));
    await page.getByRole('button', { name: /^d3,/ }).waitFor();
    expect((await readMenhirs(page)).course.options.hidden).toBe(false);
  });
});
