/** The page itself: languages, settings, without a network, and on paper. */
import { floorsTable, menhirsTable } from '@speeltafel/table';
import { describe, expect } from 'vitest';
import shell from '../src/app/words/en.ts';
import home from '../src/features/home/words/en.ts';
import playWords from '../src/features/play/words/en.ts';
import floorsWords from '../src/games/floors/words/en.ts';
import companion from '../src/games/menhirs/companion/words/en.ts';
import { LANGUAGES } from '../src/i18n/languages.ts';
import local from '../src/session/words/en.ts';
import uiDe from '../src/ui/words/de.ts';
import uiWords from '../src/ui/words/en.ts';
import { begun, computer, person, positionOf, press, readMenhirs, savedAs, untilChanged } from './harness/game.ts';
import { play, sample } from './harness/menhirs.ts';
import { DESKTOP, goTo, PHONE, pageTest, twoFrames } from './harness/page-test.ts';
import { layoutProblemsOn } from './harness/screen-checks.ts';

describe('languages', () => {
  pageTest('a change in the settings applies to the whole page, and is stored', PHONE, async ({ open }) => {
    const page = await open('#/settings');
    await page.getByRole('heading', { name: uiWords.settings, level: 1 }).waitFor();
    const group = page.getByRole('radiogroup', { name: uiWords.language });
    if ((await group.count()) > 0) await press(group.locator('label', { hasText: 'Deutsch' }));
    else await page.getByRole('combobox', { name: uiWords.language }).selectOption('de');
    await page.getByRole('heading', { name: uiDe.settings, level: 1 }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
    await page.reload();
    await page.getByRole('heading', { name: uiDe.settings, level: 1 }).waitFor();
  });

  pageTest("a new visitor gets the browser's language", PHONE, async ({ open }) => {
    const page = await open('', { language: 'fr' });
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
  });
});

describe('on a slow connection', () => {
  pageTest('a loading screen appears, and then the screen opens', PHONE, async ({ open }) => {
    const page = await open('#/settings');
    await page.getByRole('heading', { name: uiWords.settings, level: 1 }).waitFor();
    let come = (): void => {};
    const awaited = new Promise<void>((done) => {
      come = done;
    });
    await page.route('**/assets/**', async (route) => {
      await awaited;
      await route.continue();
    });
    await page.evaluate(() => {
      location.hash = '#/learn';
    });
    await page.getByRole('status').filter({ hasText: shell.opening }).waitFor();
    come();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText(shell.opening).count()).toBe(0);
  });
});

pageTest('a screen reader user hears which game a link belongs to', DESKTOP, async ({ open }) => {
  const page = await open('');
  const boxes = page.getByRole('article');
  await boxes.first().waitFor();
  const told = await boxes
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent),
    );
  expect(new Set(told)).toEqual(new Set(['Finstere Flure', 'Menhirs']));
});

describe('the companion', () => {
  pageTest('fits the screen with player names of any length', PHONE, async ({ open }) => {
    const evening = {
      ...{ names: ['Grandmother Wilhelmi', 'Bartholomew the Grea'], options: 'adam', facing: true, results: [] },
      log: [{ kind: 'placed' }],
    };
    const page = await open('#/companion/menhirs/table', {
      storage: { 'speeltafel.companion.menhirs': JSON.stringify(evening) },
    });
    await page.getByRole('button', { name: companion.won }).waitFor();
    expect(await layoutProblemsOn(page, true)).toEqual([]);
  });
});

describe('without a network', () => {
  pageTest('a game and its computer player continue after a reload', PHONE, async ({ open, complaints }) => {
    const table = begun(menhirsTable, { variant: 'v2' }, [person(1), computer(2, 'lamb')]);
    const page = await open('#/play/away', { storage: savedAs(menhirsTable, 'away', table), offline: true });
    await page.getByRole('button', { name: /^d3,/ }).waitFor();
    // The worker has cached everything once it controls the page.
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.waitForFunction(async () => {
      const [registration] = await navigator.serviceWorker.getRegistrations();
      return registration?.active?.state === 'activated' && (await caches.keys()).length > 0;
    });
    await page.context().setOffline(true);
    let now = await play(page, sample(await readMenhirs(page)));
    await page.reload();
    await page.getByRole('button', { name: /^d3,/ }).waitFor();
    while (positionOf(now).state.player !== 1) {
      await untilChanged(page, now.version);
      now = await readMenhirs(page);
    }
    await play(page, sample(now));
    await page.goto(page.url().replace(/#.*/, '#/settings'));
    await page.getByRole('heading', { name: uiWords.settings, level: 1 }).waitFor();
    // The refused network is what this test is about.
    complaints.splice(0, complaints.length, ...complaints.filter((one) => !/ERR_INTERNET_DISCONNECTED/.test(one)));
  });
});

describe('in print', () => {
  for (const sheet of ['menhirs-adam', 'menhirs-v2', 'menhirs-score', 'menhirs-puzzles', 'floors', 'floors-puzzles']) {
    pageTest(`${sheet} is printed on one page`, DESKTOP, async ({ open }) => {
      const page = await open(`#/print/${sheet}`);
      await page.getByRole('button').first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    });
  }
});

describe('sheets to print', () => {
  for (const language of LANGUAGES) {
    pageTest(`nothing overlaps the bottom line of a page: ${language}`, DESKTOP, async ({ open }) => {
      const page = await open('', { language });
      for (const sheet of ['menhirs-adam', 'menhirs-v2', 'menhirs-score', 'floors']) {
        await goTo(page, `#/print/${sheet}`);
        await page.locator('.sheet footer').first().waitFor();
        await twoFrames(page);
        const room = await page.locator('.sheet').evaluateAll((pages) =>
          pages.map((one) => {
            const parts = [...one.querySelectorAll('.sheet-body *')].map((part) => part.getBoundingClientRect().bottom);
            return one.querySelector('footer')!.getBoundingClientRect().top - Math.max(...parts);
          }),
        );
        for (const left of room) expect(left, sheet).toBeGreaterThan(0);
      }
    });
  }
});

describe('a browser with damaged storage', () => {
  pageTest('opens the page and offers the readable games', PHONE, async ({ open }) => {
    const storage = {
      ...savedAs(floorsTable, 'good', begun(floorsTable, { players: 2 }, [person(1, 'Ada'), person(2, 'Ben')])),
      'speeltafel.game.bad': '{"id":"bad"}',
      'speeltafel.game.worse': 'no JSON',
      'speeltafel.settings': 'no JSON either',
    };
    const page = await open('', { storage });
    await page.locator('a[href="#/play/good"]').waitFor();
    await page.goto(page.url().replace(/#.*|$/, '#/play/bad'));
    await page.getByRole('main').waitFor();
    expect(await page.getByRole('button', { name: playWords.undo }).count()).toBe(0);
  });
});

describe('a browser without storage', () => {
  const CLOSINGS = {
    'a full storage': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
    'a forbidden storage': () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    },
  };
  for (const [what, close] of Object.entries(CLOSINGS)) {
    pageTest(`${what}: both games can be played, and the player is warned`, PHONE, async ({ open }) => {
      const page = await open();
      const address = page.url().replace(/#.*/, '');
      await page.addInitScript(close);
      await page.reload();
      await page.goto(`${address}#/new/menhirs/now`);
      await page.getByText(local.unsaved).waitFor();
      await press(page.getByRole('button', { name: local.understood }));
      const stone = page.getByRole('button', { name: /^.\d, menhir/ }).first();
      const name = (await stone.getAttribute('aria-label'))!.slice(0, 2);
      await press(stone);
      await press(stone);
      await page.getByRole('button', { name: new RegExp(`^${name}, menhir laid face down`) }).waitFor();
      await page.goto(`${address}#/new/floors/now`);
      await page.getByText(local.unsaved).waitFor();
      await press(page.getByRole('button', { name: local.understood }));
      await press(page.locator('.ff-pick').first());
      await press(page.locator('[data-square][aria-label*="one step"]').first());
      await page.getByRole('button', { name: new RegExp(floorsWords.stopHere) }).waitFor();
      await page.goto(`${address}#/`);
      // A phone shows the waiting game, and the others on request.
      await press(page.getByRole('button', { name: home.all(2) }));
      await page.locator('a[href^="#/play/"]').nth(1).waitFor();
    });
  }
});
