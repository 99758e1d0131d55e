/** Whole games of Menhirs, played with clicks and taps. */
import { menhirs, menhirsKit } from '@speeltafel/rules';
import { isOver, menhirsTable } from '@speeltafel/table';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import newWords from '../src/features/new-game/words/en.ts';
import playWords from '../src/features/play/words/en.ts';
import menhirsOptions from '../src/games/menhirs/options/words/en.ts';
import menhirsWords from '../src/games/menhirs/words/en.ts';
import ui from '../src/ui/words/en.ts';
import {
  begun,
  computer,
  type MenhirsTable,
  person,
  pick,
  positionOf,
  press,
  readMenhirs,
  savedAs,
  untilChanged,
} from './harness/game.ts';
import { play, sample } from './harness/menhirs.ts';
import { DESKTOP, PHONE, pageTest } from './harness/page-test.ts';
import { advanced, STORAGE } from './harness/screens.ts';

const { DECIDING, MOVING } = menhirsKit;

const phase = (table: MenhirsTable): number => positionOf(table).state.phase;

/** Plays turns that do not end the game until a condition holds. */
async function playUntil(page: Page, done: (table: MenhirsTable) => boolean): Promise<MenhirsTable> {
  let table = await readMenhirs(page);
  for (let actions = 0; !done(table); actions++) {
    expect(actions).toBeLessThan(80);
    table = await play(page, sample(table));
  }
  return table;
}

/** At the decision moment the device is passed on, and each player chooses. */
async function decide(page: Page, choice: 'prolong' | 'go-on'): Promise<void> {
  for (let seat = 1; seat <= 2; seat++) {
    await press(page.getByRole('button', { name: menhirsWords.iAm(`Player ${seat}`) }));
    await play(page, { kind: choice });
  }
}

async function begin(page: Page, variant: 'adam' | 'v2' | 'base'): Promise<void> {
  await pick(page, menhirsOptions.variant, menhirsOptions.variants[variant]);
  await press(page.getByRole('button', { name: newWords.begin }));
  await page.waitForURL(/#\/play\//);
  await page.getByRole('button', { name: /^d3,/ }).waitFor();
}

/** The moves that win at once. */
function winningMoves(position: menhirsKit.Position): readonly menhirsKit.Action[] {
  const [seat] = menhirs.toAct(position);
  return menhirs.actions(position, seat!, 0).filter((action) => {
    const next = menhirs.play(position, seat!, action, 0);
    return next.ok && menhirs.outcome(next.value)?.winner === seat;
  });
}

/** Whether a claim made now could be proved. */
function canProve(table: MenhirsTable): boolean {
  const position = positionOf(table);
  const [seat] = menhirs.toAct(position);
  const claimed = menhirs.play(position, seat!, { kind: 'claim' }, 0);
  return claimed.ok && winningMoves(claimed.value).length > 0;
}

pageTest('the name of a thinking player is not cut off on a phone', PHONE, async ({ open }) => {
  const chairs = [person(1), computer(2, 'wanderer')];
  const table = advanced(begun(menhirsTable, { variant: 'adam' }, chairs), (one) => phase(one) === MOVING);
  const page = await open('#/play/thinks', { storage: savedAs(menhirsTable, 'thinks', table) });
  await page.getByRole('button', { name: /^d3,/ }).waitFor();
  const cut = page.waitForFunction(() => {
    const name = document.querySelector('.mh-plate:has(.mh-thinks) .mh-name:has(.mh-thinks) b');
    return name === null ? false : { cut: name.scrollWidth > name.clientWidth };
  });
  for (let actions = 0; positionOf(await readMenhirs(page)).state.player === 1; actions++) {
    expect(actions).toBeLessThan(3);
    await play(page, sample(await readMenhirs(page)));
  }
  expect(await (await cut).jsonValue()).toEqual({ cut: false });
});

describe('Menhirs on one device', () => {
  for (const [where, device] of [
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const) {
    pageTest(
      `Adam Way on a ${where}: laying, splitting, taking, both prolong, a claim is proved`,
      device,
      async ({ open }) => {
        const page = await open('#/new/menhirs', { settings: { grace: 'untimed' } });
        await begin(page, 'adam');
        let table = await playUntil(page, (now) => phase(now) === DECIDING);
        expect(table.course.played.some(({ action }) => action.kind === 'take')).toBe(true);
        await decide(page, 'prolong');
        table = await playUntil(page, (now) => phase(now) === MOVING && canProve(now));
        expect(positionOf(table).state.pass).toBe(2);
        table = await play(page, { kind: 'claim' });
        const [winning] = winningMoves(positionOf(table));
        table = await play(page, winning!);
        expect(isOver(menhirsTable, table)).toBe(true);
        expect(menhirs.outcome(positionOf(table))).toMatchObject({ reason: 'claim' });
        await page.getByRole('heading', { name: menhirsWords.stonesFree }).waitFor();
        await page.getByRole('link', { name: playWords.lookBack }).waitFor();
      },
    );
  }

  pageTest('variant 2.0 with scheduled takings, to a win', DESKTOP, async ({ open }) => {
    const page = await open('#/new/menhirs');
    await begin(page, 'v2');
    let table = await readMenhirs(page);
    for (let actions = 0; !isOver(menhirsTable, table); actions++) {
      expect(actions).toBeLessThan(80);
      const taken = table.course.played.some(({ action }) => action.kind === 'take');
      const moving = positionOf(table).state.phase === MOVING;
      const [win] = taken && moving ? winningMoves(positionOf(table)) : [];
      table = await play(page, win ?? sample(table));
    }
    expect(table.course.played.some(({ action }) => action.kind === 'take')).toBe(true);
    await page.getByRole('button', { name: playWords.rematch }).waitFor();
  });
});

describe('Menhirs with hidden fog', () => {
  pageTest('nothing on the page reveals what is under fog, and a move cannot be undone', PHONE, async ({ open }) => {
    const start = begun(menhirsTable, { variant: 'adam', hidden: true, claims: false }, [person(1), person(2)]);
    const table = advanced(start, (now) => phase(now) === MOVING);
    const page = await open('#/play/hidden', { storage: savedAs(menhirsTable, 'hidden', table) });
    await page.getByRole('button', { name: /^d3,/ }).waitFor();
    expect(await page.getByRole('button', { name: /, fog/ }).count()).toBe(11);
    const covered = menhirsKit.placesOf(positionOf(table).state.fog & positionOf(table).state.menhirs);
    for (const place of covered) {
      const name = menhirsKit.PLACES[place]!;
      const bank = menhirsKit.size(menhirsKit.cluster(positionOf(table).state.fog, 1 << place));
      const said = bank === 1 ? menhirsWords.fogAlone(name) : menhirsWords.fogBank(name, bank);
      await page.getByRole('button', { name: said, exact: true }).waitFor();
    }
    await play(page, sample(table));
    expect(await page.getByRole('button', { name: playWords.undo, disabled: false }).count()).toBe(0);
  });
});

pageTest('on a desktop the prompt has a panel, however the stylesheets were loaded', DESKTOP, async ({ open }) => {
  // Home has fetched the board of a game that waits.
  const page = await open('', { storage: STORAGE });
  await page.goto(page.url().replace(/#.*|$/, '#/play/m-move'));
  const panel = page.locator('.play-now');
  await panel.waitFor();
  expect(await panel.evaluate((one) => getComputedStyle(one).display)).toBe('grid');
  expect((await panel.boundingBox())!.width).toBeGreaterThan(250);
});

describe('the line about what is at stake', () => {
  const said = (page: Page): Promise<string> => page.locator('.mh-stakes').innerText();

  pageTest(
    'of a prolonged game says so, with the points of a win and without a decision to come',
    PHONE,
    async ({ open }) => {
      const page = await open('#/play/m-prolonged', { storage: STORAGE });
      await page.getByText(menhirsWords.prolonged).waitFor();
      expect(await said(page)).toContain(menhirsWords.worth(11));
      expect(await page.locator('.mh-star-pit').count()).toBe(0);
    },
  );

  pageTest(
    'of a game before that has eleven points more for a win, and the decision to come',
    PHONE,
    async ({ open }) => {
      const page = await open('#/play/m-move', { storage: STORAGE });
      await page.getByText(menhirsWords.worth(22)).waitFor();
      expect(await said(page)).not.toContain(menhirsWords.prolonged);
      expect(await page.locator('.mh-star-pit').count()).toBe(1);
    },
  );

  pageTest('names the player who must win because they alone went on', PHONE, async ({ open }) => {
    const page = await open('#/play/m-went-on', { storage: STORAGE });
    const [loser, winner] = [
      { name: 'Player 1', you: false },
      { name: 'Noor', you: false },
    ] as const;
    await page.getByText(menhirsWords.mustWin(loser, winner, 12)).waitFor();
    expect(await said(page)).toContain(menhirsWords.worth(13));
  });
});

describe('the prompt of a player who may claim', () => {
  pageTest('asks to look with the taken tile back', PHONE, async ({ open }) => {
    const page = await open('#/play/m-went-on', { storage: STORAGE });
    const { tile } = menhirs.view(positionOf(await readMenhirs(page)), 1).last!;
    await page
      .getByRole('main')
      .getByText(menhirsWords.claimQuestionBack(menhirsKit.makePlaces(tile)))
      .waitFor();
  });

  pageTest('asks to look at the board as it is if no tile was taken', PHONE, async ({ open }) => {
    const page = await open('#/play/m-take', { storage: STORAGE });
    await press(page.getByRole('button', { name: menhirsWords.takeNone }));
    await page.getByRole('main').getByText(menhirsWords.claimQuestion).waitFor();
  });
});

describe('face-down stones', () => {
  for (const [fog, hidden] of [
    ['fog', false],
    ['hidden fog', true],
  ] as const) {
    pageTest(`differ from forest in 2.0, with ${fog}`, PHONE, async ({ open }) => {
      const start = begun(menhirsTable, { variant: 'v2', hidden }, [person(1), person(2)]);
      const page = await open('#/play/down', { storage: savedAs(menhirsTable, 'down', start) });
      const lying = page.getByRole('button', { name: /, menhir laid face down/ });
      await page.getByRole('button', { name: /^d3,/ }).waitFor();
      expect(await lying.count()).toBe(2);
      expect(await page.locator('[href="#mh-flipped"]').count()).toBe(2);
      // If fog covers one of them, the players have to remember it.
      const covered = (await lying.first().getAttribute('aria-label'))!.slice(0, 2);
      await play(page, { kind: 'place', place: menhirsKit.PLACES.indexOf(covered) });
      await page.getByRole('button', { name: new RegExp(`^${covered}, fog`) }).waitFor();
      expect(await lying.count()).toBe(1);
      expect(await page.locator('[href="#mh-flipped"]').count()).toBe(hidden ? 1 : 2);
    });
  }
});

describe('Menhirs against the computer', () => {
  pageTest(
    "starts at once, the computer replies, undo goes back to the player's turn, and the player can resign",
    PHONE,
    async ({ open }) => {
      const page = await open('#/new/menhirs/now');
      await page.waitForURL(/#\/play\//);
      await page.getByRole('button', { name: /^d3,/ }).waitFor();
      const mine = async (): Promise<MenhirsTable> => {
        for (;;) {
          const table = await readMenhirs(page);
          if (menhirs.toAct(positionOf(table)).includes(1)) return table;
          await untilChanged(page, table.version);
        }
      };
      let table = await mine();
      expect(table.chairs.map(({ controller }) => controller.kind)).toEqual(['person', 'computer']);
      while (positionOf(table).state.round > 10) {
        await play(page, sample(table));
        table = await mine();
      }
      const before = table.course.played.length;
      await play(page, sample(table, 'move'));
      table = await mine();
      await press(page.getByRole('button', { name: playWords.undo }).filter({ visible: true }).first());
      await untilChanged(page, table.version);
      table = await mine();
      expect(table.course.played.length).toBe(before);
      await press(page.getByRole('button', { name: ui.menu }));
      await press(page.getByRole('button', { name: playWords.resign }));
      await press(page.getByRole('button', { name: playWords.resignYes }));
      await page.getByRole('button', { name: playWords.rematch }).waitFor();
      expect((await readMenhirs(page)).brokenOff).toMatchObject({ by: 'resigned', seat: 1, winner: 2 });
    },
  );
});

pageTest('a resigned game shows no points: none were won, and none can be', PHONE, async ({ open }) => {
  const table = advanced(
    begun(menhirsTable, { variant: 'adam' }, [person(1), person(2)]),
    (now) => phase(now) === MOVING,
  );
  const page = await open('#/play/points', { storage: savedAs(menhirsTable, 'points', table) });
  await page.getByText(menhirsWords.worth(22)).waitFor();
  await press(page.getByRole('button', { name: ui.menu }));
  await press(page.getByRole('button', { name: playWords.resign }));
  await press(page.getByRole('button', { name: playWords.resignYes }));
  await page.getByRole('button', { name: playWords.rematch }).waitFor();
  expect(await page.getByText(/\d+ points/).count()).toBe(0);
});
