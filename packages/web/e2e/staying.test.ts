/** A player who reads the rules has not left, and a player is told when a computer plays in their seat. */
import { menhirs, menhirsKit } from '@speeltafel/rules';
import { describe, expect } from 'vitest';
import words from '../src/features/online/words/en.ts';
import menhirsOptions from '../src/games/menhirs/options/words/en.ts';
import sessionWords from '../src/session/words/en.ts';
import ui from '../src/ui/words/en.ts';
import { pick, press } from './harness/game.ts';
import { claimButton } from './harness/menhirs.ts';
import { DESKTOP, PHONE, pageTest } from './harness/page-test.ts';
import { actBy, beforeClaim, meet, skipTo, tools } from './harness/pair.ts';
import { axeOn, layoutProblemsOn, overlapsOn } from './harness/screen-checks.ts';

const { MOVING } = menhirsKit;

describe('a player at a table', () => {
  pageTest('is not away while reading the rules and the settings, and is called back', DESKTOP, async (trial) => {
    const pair = await meet(trial);
    const { pages, witness } = pair;
    const seat = witness.seatOf('Ben');
    const [ben, ada] = [pages[seat - 1]!, pages[2 - seat]!];
    const clients = await skipTo(pair, (position) => menhirs.toAct(position)[0] !== seat);
    clients[seat - 1]!.socket.close();
    const table = ben.url();
    await press(ben.getByRole('button', { name: ui.menu }));
    await press(ben.getByRole('dialog').getByRole('link', { name: ui.rules }));
    await ben.getByRole('heading', { level: 1 }).waitFor();
    await ben.goto(new URL('#/settings', table).href);
    // Longer than it takes to be shown as away.
    await new Promise((resolve) => setTimeout(resolve, 4000));
    await press(tools(ada));
    const atTable = ada.getByRole('dialog');
    await atTable.getByText(words.here, { exact: true }).waitFor();
    expect(await atTable.getByText(words.awayNow, { exact: true }).count()).toBe(0);
    while (menhirs.toAct(witness.position(menhirs))[0] !== seat) await actBy(clients, witness);
    await ben.getByText(words.yourTurn, { exact: true }).first().waitFor();
    await press(ben.getByRole('button', { name: ui.toTable }));
    await ben.waitForURL(table);
    await ben.getByRole('button', { name: /^d3,/ }).waitFor();
    await ben.goto(new URL('#/', table).href);
    await atTable.getByText(words.awayNow, { exact: true }).waitFor();
    // On home, the title of the tab shows that it is the player's turn, and the game is first.
    await expect.poll(() => ben.title()).toBe('(1) Speeltafel');
    await ben.locator('.kepts > .kept.mine').first().waitFor();
  });

  pageTest('sees the clocks, and that the board needs them, while they talk on a phone', PHONE, async (trial) => {
    const pair = await meet(
      { ...trial, open: (hash, visit) => trial.open(hash, { ...visit, device: PHONE }) },
      async (ada) => {
        await pick(ada, words.clock, words.clocks.game);
        await pick(ada, menhirsOptions.grace, '10 s');
      },
    );
    const { pages, witness } = pair;
    const clients = await skipTo(pair, beforeClaim);
    const mover = menhirs.toAct(witness.position(menhirs))[0]!;
    const other = pages[2 - mover]!;
    await claimButton(other).waitFor();
    await press(tools(other));
    const dialog = other.getByRole('dialog', { name: words.atTable });
    // The claim is behind the dialog, and may end in a moment.
    await dialog.getByRole('button', { name: words.boardWaits }).waitFor();
    const clock = dialog.getByRole('timer').nth(mover - 1);
    const before = await clock.innerText();
    expect(before).toMatch(/^1[45]:\d\d$/);
    await expect.poll(() => clock.innerText()).not.toBe(before);
    expect(await axeOn(other)).toEqual([]);
    await press(dialog.getByRole('button', { name: words.boardWaits }));
    await dialog.waitFor({ state: 'detached' });
    await claimButton(other).waitFor();
    // Nothing needs the player who has moved and cannot claim.
    const end = witness.told.played.length;
    await actBy(clients, witness);
    await witness.until(({ played }) => played.length > end);
    await press(tools(pages[mover - 1]!));
    const mine = pages[mover - 1]!.getByRole('dialog', { name: words.atTable });
    await mine.getByRole('timer').first().waitFor();
    await expect.poll(() => mine.getByRole('button', { name: words.boardWaits }).count()).toBe(0);
  });

  pageTest('is told that a computer plays for them, and keeps their name', PHONE, async (trial) => {
    const pair = await meet({ ...trial, open: (hash, visit) => trial.open(hash, { ...visit, device: PHONE }) });
    const { pages, witness } = pair;
    const seat = witness.seatOf('Ben');
    const [ben, ada] = [pages[seat - 1]!, pages[2 - seat]!];
    const clients = await skipTo(pair, ({ state }) => state.phase === MOVING);
    for (const client of clients) client.socket.close();
    const board = await ben.locator('.mh-moor').boundingBox();
    await press(tools(ben));
    await press(ben.getByRole('button', { name: words.letComputerMe }));
    await ben.keyboard.press('Escape');
    const banner = ben.getByRole('region', { name: words.playsForYou(sessionWords.levels.shepherd) });
    await banner.waitFor();
    expect(await ben.locator('.mh-moor').boundingBox()).toEqual(board);
    expect(await axeOn(ben)).toEqual([]);
    expect(await overlapsOn(ben)).toEqual([]);
    expect(await layoutProblemsOn(ben, true)).toEqual([]);
    await ada.getByRole('region', { name: /^Ben,/ }).waitFor();
    await press(banner.getByRole('button', { name: words.takeSeatBack }));
    await witness.until(({ seating }) => seating[seat]?.kind === 'person');
    await banner.waitFor({ state: 'hidden' });
  });
});
