/**
 * A guest becomes a permanent player, and signs in again in every way. Passkeys are those of Chromium's virtual
 * authenticator.
 */
import { menhirs } from '@speeltafel/rules';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import words from '../src/features/keep/words/en.ts';
import online from '../src/features/online/words/en.ts';
import { press } from './harness/game.ts';
import { DESKTOP, PHONE, pageOfWorker, pageTest } from './harness/page-test.ts';
import { meet, playOn, tools } from './harness/pair.ts';
import { axeOn, layoutProblemsOn, overlapsOn } from './harness/screen-checks.ts';

/** Passkeys need a domain name. */
const at = (hash: string): string => pageOfWorker().replace('127.0.0.1', 'localhost') + hash;

/**
 * Clears the cookies and loads the page as if its address was typed, so that nothing of the earlier page is left, not
 * even pending requests.
 */
async function comeUnknown(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(at('#/keep/join'));
}

async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

async function signInWith(page: Page, label: string, code: string): Promise<void> {
  await page.getByRole('textbox', { name: label }).fill(code);
  const form = page.locator('form').filter({ hasText: label });
  await press(form.getByRole('button', { name: words.signIn }));
  await page.waitForURL(at('#/'));
}

/** The guest that the server knows for this browser, whatever the page shows. */
const who = async (page: Page): Promise<unknown> => {
  const reply = await page.context().request.get(at('api/me'));
  return ((await reply.json()) as { guest: unknown }).guest;
};

const TAPS = 'taps';
const countTaps = (page: Page): Promise<void> =>
  page.evaluate((key) => {
    const count = (event: Event): void => {
      if (event.isTrusted) sessionStorage.setItem(key, `${Number(sessionStorage.getItem(key)) + 1}`);
    };
    addEventListener('click', count, true);
  }, TAPS);
const tapsOn = (page: Page): Promise<number> => page.evaluate((key) => Number(sessionStorage.getItem(key)), TAPS);

const looksWell = async (page: Page): Promise<void> => {
  expect(await axeOn(page)).toEqual([]);
  expect(await layoutProblemsOn(page, false)).toEqual([]);
  expect(await overlapsOn(page)).toEqual([]);
};

describe('a guest', () => {
  pageTest(
    'is kept by a passkey, on a second device, after cleared cookies and by a recovery code',
    PHONE,
    async (trial) => {
      const first = await trial.open('');
      await addAuthenticator(first);
      await first.goto(at('#/keep'));
      await first.getByRole('textbox', { name: online.yourName }).fill('Heron');
      await press(button(first, online.thatIsMe));
      await first.getByRole('heading', { name: words.stay('Heron'), level: 2 }).waitFor();
      await looksWell(first);
      await press(button(first, words.withPasskey));
      await button(first, words.written).waitFor();
      const codes = await first.locator('.keep-codes code').allTextContents();
      expect(codes).toHaveLength(8);
      await looksWell(first);
      await press(button(first, words.written));
      await button(first, words.newCodes).waitFor();
      await looksWell(first);
      const player = await who(first);

      // A second device, with the code to type.
      await press(first.getByRole('link', { name: words.addByQr }));
      const code = await first.locator('.keep-typed b').textContent();
      await looksWell(first);
      const second = await trial.open('', { device: DESKTOP });
      await second.goto(at('#/keep/join'));
      await button(second, words.byPasskey).waitFor();
      await looksWell(second);
      await signInWith(second, words.byCode, code!);
      expect(await who(second)).toEqual(player);
      await button(first, words.notMine).waitFor();
      await looksWell(first);
      await press(button(first, words.done));
      await expect.poll(() => first.locator('[aria-labelledby="devices"] li').count()).toBe(2);

      // Cleared cookies: the passkey identifies the player.
      await comeUnknown(first);
      await press(button(first, words.byPasskey));
      await first.waitForURL(at('#/'));
      expect(await who(first)).toEqual(player);

      // Cleared cookies without a passkey: a recovery code.
      await comeUnknown(second);
      await signInWith(second, words.byRecovery, codes[3]!.toUpperCase());
      expect(await who(second)).toEqual(player);
      await second.goto('about:blank');
      await second.goto(at('#/keep/devices'));
      await second.getByText(words.codesLeft(7)).waitFor();
      await looksWell(second);
      // Signs the other device out from here.
      await press(button(second, words.signOutOthers));
      await press(second.getByRole('dialog').getByRole('button', { name: words.signOutOthers }));
      await expect.poll(() => second.locator('[aria-labelledby="devices"] li').count()).toBe(1);
      expect(await who(first)).toBeNull();
    },
  );

  pageTest(
    'moves a running game to another phone in four taps, and the guest who was there remains a guest',
    PHONE,
    async (trial) => {
      const pair = await meet(trial);
      const { pages, witness } = pair;
      await playOn(pair);
      const seat = witness.seatOf('Ben');
      const ben = pages[seat - 1]!;
      const other = await trial.open('#/settings', { device: PHONE });
      for (const one of [ben, other]) await countTaps(one);
      const offered = ben.waitForResponse((response) => response.url().endsWith('/api/device-codes'));
      await press(tools(ben));
      await press(ben.getByRole('link', { name: online.toOtherPhone }));
      const { token } = (await (await offered).json()) as { token: string };
      await ben.getByRole('img', { name: words.qr }).waitFor();
      // The third tap is on the link that the camera has read.
      await other.goto(`${pageOfWorker()}#/keep/join/${token}/${witness.id}`);
      await press(button(other, words.joinButton('Ben')));
      await other.waitForURL(`${pageOfWorker()}#/table/${witness.id}`);
      await other.getByRole('button', { name: /^d3,/ }).waitFor();
      expect((await tapsOn(ben)) + 1 + (await tapsOn(other))).toBe(4);
      await button(ben, words.notMine).waitFor();
      // The game continues there.
      const moved: typeof pair = { ...pair, pages: seat === 1 ? [other, pages[1]] : [pages[0], other] };
      const before = witness.told.played.length;
      while (menhirs.toAct(witness.position(menhirs))[0] !== seat) await playOn(moved);
      await playOn(moved);
      expect(witness.told.played.length).toBeGreaterThan(before);
    },
  );
});
