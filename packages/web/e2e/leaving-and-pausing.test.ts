/** Players who leave, games that start unseen, pauses, spectators and a lost server. */
import { floors, menhirs, menhirsKit } from '@speeltafel/rules';
import { describe, expect } from 'vitest';
import { type TestClient, TestGuest } from '../../server/test/running.ts';
import words from '../src/features/online/words/en.ts';
import playWords from '../src/features/play/words/en.ts';
import floorsOptions from '../src/games/floors/options/words/en.ts';
import menhirsOptions from '../src/games/menhirs/options/words/en.ts';
import menhirsWords from '../src/games/menhirs/words/en.ts';
import seatWords from '../src/games/shared/words/en.ts';
import session from '../src/session/words/en.ts';
import ui from '../src/ui/words/en.ts';
import { sample as sampleFloors } from './harness/floors.ts';
import { pick, press } from './harness/game.ts';
import {
  comeTo,
  floorsAt,
  openTableOn,
  ServerView,
  server,
  sitDown,
  standInFor,
  toInvitation,
} from './harness/online.ts';
import { DESKTOP, PHONE, pageTest } from './harness/page-test.ts';
import { meet, playOn, skipTo, tools } from './harness/pair.ts';
import { layoutProblemsOn } from './harness/screen-checks.ts';

async function guestAt(witness: ServerView, name: string, seat: number): Promise<TestClient> {
  const client = await (await TestGuest.arrive(server(), name)).connect();
  await client.watch(witness.id);
  expect(await client.send(witness.id, { kind: 'sit', seat, name })).toMatchObject({ type: 'done' });
  return client;
}

describe('a table of four', () => {
  pageTest('one player leaves, the others finish, and another person may take the seat', PHONE, async ({ open }) => {
    const ada = await open('');
    await toInvitation(ada, 'Finstere Flure', 'Ada');
    const link = await openTableOn(ada, async () => {
      await pick(ada, floorsOptions.count, '4');
      for (const seat of [2, 3, 4]) await pick(ada, seatWords.kind(seat), seatWords.friend);
    });
    const ben = await open('#/settings');
    await comeTo(ben, link, 'Ben');
    await sitDown(ben, 2);
    const witness = await ServerView.at(link);
    const others = [await guestAt(witness, 'Cas', 3), await guestAt(witness, 'Dee', 4)];
    await witness.until(({ start }) => start !== null);
    await ben.getByRole('button', { name: ui.menu }).waitFor();

    await press(ben.getByRole('button', { name: ui.menu }));
    await press(ben.getByRole('button', { name: playWords.resign }));
    await ben.getByText(playWords.resignSure.leaves).waitFor();
    await press(ben.getByRole('button', { name: playWords.resignYes }));
    await witness.until(({ seating }) => seating[2]?.kind === 'computer');
    expect(witness.told.over).toBe(false);
    await ada
      .getByText(/^Ben has left the game/)
      .first()
      .waitFor();
    await ben.getByText(words.why.codes['has-left']).first().waitFor();
    expect(await ben.getByRole('button', { name: words.takeSeat }).count()).toBe(0);

    const eve = await open('#/settings');
    await comeTo(eve, link, 'Eve');
    const offer = eve.getByRole('region', { name: words.seatIsFree('Ben') });
    await offer.waitFor();
    expect(await layoutProblemsOn(eve, true)).toEqual([]);

    // Ada, Cas and Dee finish the game against the stand-in in Ben's seat.
    const mine = await standInFor(ada);
    await mine.watch(witness.id);
    const clients = [mine, undefined, ...others];
    while (!witness.told.over) {
      const position = witness.position(floors);
      const { length } = witness.told.played;
      const seat = floors.toAct(position)[0] ?? 0;
      const client = clients[seat - 1];
      if (client !== undefined) {
        await client.until(() => client.tables.get(witness.id)?.played.length === length);
        const action = floors.makeAction(sampleFloors(floorsAt(witness)), position, seat);
        expect(await client.send(witness.id, { kind: 'act', seat, action })).toMatchObject({ type: 'done' });
      }
      await witness.until(({ played, over }) => played.length > length || over);
    }
    expect(witness.told.brokenOff).toBeNull();
    // The walks of the monster are still being animated there.
    await ada.reload();
    await ada.getByRole('button', { name: playWords.rematch }).waitFor();
    await ada.getByText('Ben', { exact: true }).first().waitFor();
    // They play again without the player who left.
    await press(ada.getByRole('button', { name: playWords.rematch }));
    await witness.until(({ offer }) => offer !== null);
    for (const [i, client] of others.entries()) {
      const answer = { kind: 'answer', seat: i + 3, yes: true } as const;
      expect(await client.send(witness.id, answer)).toMatchObject({ type: 'done' });
    }
    await witness.until(({ next }) => next !== null);
    await ada.waitForURL(new RegExp(`#/table/${witness.told.next}$`));
    const again = await ServerView.at(ada.url());
    expect(Object.values(again.told.seating).map((one) => one && 'name' in one && one.name)).toEqual([
      ...['Cas', 'Dee', 'Ada'],
    ]);
  });

  pageTest('a guest takes over the seat with the link', DESKTOP, async ({ open }) => {
    const cas = await TestGuest.arrive(server(), 'Cas');
    const wish = { game: 'floors', options: { players: 3 }, clock: { kind: 'none' }, listed: false };
    const seats = [{ kind: 'here', name: 'Cas' }, { kind: 'open' }, { kind: 'open' }];
    const { id } = (await cas.ask('POST', '/api/tables', { ...wish, seats })).body;
    const witness = await ServerView.at(`/${id}`);
    await guestAt(witness, 'Dee', 2);
    const fay = await guestAt(witness, 'Fay', 3);
    await witness.until(({ start }) => start !== null);
    await fay.send(witness.id, { kind: 'hand-over', seat: 3 });
    const eve = await open('#/settings');
    await comeTo(eve, `${server()}/#/table/${id}`, 'Eve');
    await press(eve.getByRole('button', { name: words.takeSeat }));
    await witness.until(({ seating }) => seating[3]?.kind === 'person');
    expect(witness.seatOf('Eve')).toBe(3);
    await eve.getByRole('button', { name: words.takeSeat }).waitFor({ state: 'hidden' });
  });
});

describe('a game that starts', () => {
  pageTest(
    'calls the host back from another screen, and no clock runs before the host has seen it',
    DESKTOP,
    async (trial) => {
      const ada = await trial.open('');
      await toInvitation(ada, 'Menhirs', 'Ada');
      const link = await openTableOn(ada, async () => {
        await pick(ada, words.clock, words.clocks.game);
        await press(
          ada
            .getByRole('radiogroup', { name: menhirsOptions.begins, exact: true })
            .locator('label')
            .filter({ hasText: new RegExp(`^${session.you}$`) }),
        );
      });
      const table = ada.url();
      await ada.goto(new URL('#/', table).href);
      const witness = await ServerView.at(link);
      await guestAt(witness, 'Ben', 2);
      await ada.getByText(words.begins).first().waitFor();
      await witness.until(({ began }) => began > 0);
      expect(witness.told.still?.why).toBe('unseen');
      await press(ada.locator('.toast').getByRole('button', { name: ui.toTable }));
      await ada.waitForURL(table);
      await ada.getByRole('button', { name: /^d3,/ }).waitFor();
      // She has a moment to look at the board.
      expect(await ada.getByText('15:00').count()).toBe(2);
      await witness.until(({ still }) => still === null);
    },
  );

  pageTest('with days per turn, a claim stays possible for the whole next turn', PHONE, async ({ open }) => {
    const ada = await open('');
    await toInvitation(ada, 'Menhirs', 'Ada');
    const link = await openTableOn(ada, () => pick(ada, words.clock, words.clocks.turn));
    const witness = await ServerView.at(link);
    expect(witness.told.options).toContain('grace=untimed');
    // The next table without days per turn has the earlier grace again.
    await ada.goto(new URL('#/invite/menhirs', ada.url()).href);
    await pick(ada, words.clock, words.clocks.none);
    await press(ada.getByRole('button', { name: words.openTable }));
    await ada.waitForURL((url) => url.hash.startsWith('#/table/') && !link.endsWith(url.hash));
    const other = await ServerView.at(ada.url());
    expect(other.told.options).not.toContain('grace=untimed');
  });
});

describe('a pause', () => {
  pageTest('stops the clocks until both go on', DESKTOP, async (trial) => {
    const pair = await meet(trial, (page) => pick(page, words.clock, words.clocks.game));
    const { pages, witness, names } = pair;
    await playOn(pair);
    await press(tools(pages[0]));
    await press(pages[0].getByRole('button', { name: words.offerPause }));
    await press(
      pages[1].getByRole('region', { name: words.asksPause(names[0]) }).getByRole('button', { name: words.agree }),
    );
    await witness.until(({ still }) => still?.why === 'pause');
    const clocks = (): Promise<string[]> => pages[0].locator('.player-clock').allInnerTexts();
    await pages[0].getByRole('region', { name: words.why.codes.paused }).waitFor();
    const before = await clocks();
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(await clocks()).toEqual(before);
    await press(pages[1].getByRole('button', { name: words.goOn, exact: true }));
    await press(
      pages[0].getByRole('region', { name: words.asksGoOn(names[1]) }).getByRole('button', { name: words.agree }),
    );
    await witness.until(({ still }) => still === null);
    await playOn(pair);
  });
});

describe('a spectator', () => {
  pageTest(
    'is told that both players are choosing, and finds the next game with an old link',
    DESKTOP,
    async (trial) => {
      const pair = await meet(trial);
      const { pages, witness, link } = pair;
      for (const client of await skipTo(pair, ({ state }) => state.phase === menhirsKit.DECIDING))
        client.socket.close();
      const carla = await trial.open('');
      await comeTo(carla, link, 'Carla');
      await carla.locator('main').getByText(menhirsWords.bothChoosing).first().waitFor();
      await carla.close();
      const [seat = 1] = menhirs.toAct(witness.position(menhirs));
      await press(pages[seat - 1]!.getByRole('button', { name: ui.menu }));
      await press(pages[seat - 1]!.getByRole('button', { name: playWords.resign }));
      await press(pages[seat - 1]!.getByRole('button', { name: playWords.resignYes }));
      await press(pages[0].getByRole('button', { name: playWords.rematch }));
      await press(pages[1].getByRole('button', { name: words.agree }));
      await witness.until(({ next }) => next !== null);
      const dora = await trial.open('');
      await comeTo(dora, link, 'Dora');
      await dora.getByText(words.nextRuns).first().waitFor();
      await press(dora.getByRole('button', { name: words.nextGame }));
      await dora.waitForURL(new RegExp(`#/table/${witness.told.next}$`));
    },
  );
});

describe('a page opened while the server is down', () => {
  pageTest('recovers by itself', PHONE, async (trial) => {
    const cas = await TestGuest.arrive(server(), 'Cas');
    const wish = { game: 'menhirs', options: {}, clock: { kind: 'none' }, listed: false };
    const { id } = (
      await cas.ask('POST', '/api/tables', { ...wish, seats: [{ kind: 'here', name: 'Cas' }, { kind: 'open' }] })
    ).body;
    const page = await trial.open('#/settings');
    await page.context().route('**/api/**', (route) => route.abort());
    await page.goto(`${server()}/#/table/${id}`);
    await page.reload();
    await page.getByText(words.noServer).waitFor();
    await page.context().unroute('**/api/**');
    await page.getByRole('textbox', { name: words.yourName }).waitFor();
    trial.complaints.splice(0);
  });
});
