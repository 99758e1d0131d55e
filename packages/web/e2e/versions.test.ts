/** A page that stays open while its server is upgraded. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import words from '../src/features/online/words/en.ts';
import { press } from './harness/game.ts';
import { sayName } from './harness/online.ts';
import { PHONE, pageTest } from './harness/page-test.ts';
import { axeOn, layoutProblemsOn } from './harness/screen-checks.ts';

const AN_OLDER_PROTOCOL = 'speeltafel.0';

/** Makes the page's sockets speak an older protocol until the page is loaded a second time. */
async function speakOlder(page: Page): Promise<void> {
  await page.addInitScript((older) => {
    const loads = Number(sessionStorage.getItem('loads')) + 1;
    sessionStorage.setItem('loads', `${loads}`);
    if (loads > 1) return;
    const Current = WebSocket;
    window.WebSocket = class extends Current {
      constructor(address: string | URL) {
        super(address, older);
      }
    };
  }, AN_OLDER_PROTOCOL);
}

describe('a page of an older version', () => {
  pageTest('is told so by the server, and plays on after a reload', PHONE, async ({ open }) => {
    const page = await open();
    await speakOlder(page);
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(socket.url()));
    await page.goto(new URL('#/invite/menhirs', page.url()).href);
    await page.reload();
    await sayName(page, 'Ada');
    await press(page.getByRole('button', { name: words.openTable }));
    await page.getByText(words.outdated).waitFor();
    expect(await layoutProblemsOn(page, false)).toEqual([]);
    expect(await axeOn(page)).toEqual([]);
    // It does not reconnect again and again.
    expect(sockets).toHaveLength(1);
    await press(page.getByRole('button', { name: words.loadAgain }));
    await page.getByRole('button', { name: words.closeTable }).waitFor();
    expect(await page.getByText(words.outdated).count()).toBe(0);
  });
});
