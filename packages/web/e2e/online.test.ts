/** Games between people on different devices: several browsers and one real server. */
import { floors, menhirs, menhirsKit } from '@speeltafel/rules';
import type { Locator, Page, WebSocketRoute } from 'playwright-core';
import { describe, expect } from 'vitest';
import words from '../src/features/online/words/en.ts';
import playWords from '../src/features/play/words/en.ts';
import floorsOptions from '../src/games/floors/options/words/en.ts';
import floorsWords from '../src/games/floors/words/en.ts';
import menhirsOptions from '../src/games/menhirs/options/words/en.ts';
import menhirsWords from '../src/games/menhirs/words/en.ts';
import seatWords from '../src/games/shared/words/en.ts';
import ui from '../src/ui/words/en.ts';
import { sample as sampleFloors, show as showFloors, untilChoosing } from './harness/floors.ts';
import { pick, press } from './harness/game.ts';
import { claimButton, pressClaim, sample, show } from './harness/menhirs.ts';
import { comeTo, floorsAt, menhirsAt, openTableOn, ServerView, sitDown, toInvitation } from './harness/online.ts';
import { DESKTOP, PHONE, pageTest } from './harness/page-test.ts';
import { actBy, beforeClaim, meet, playOn, say, skipTo, tools } from './harness/pair.ts';
import { axeOn, layoutProblemsOn } from './harness/screen-checks.ts';

const { DECIDING, MOVING } = menhirsKit;

/** Checks that two elements do not overlap. */
async function clear(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!];
  const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  expect(apart, JSON.stringify([a, b])).toBe(true);
}

describe('a table with two players', () => {
  pageTest('is joined by a link, with clocks and a spectator', DESKTOP, async (trial) => {
    const pair = await meet(trial, async (page) => {
      await pick(page, words.clock, words.clocks.game);
      await pick(page, menhirsOptions.grace, '10 s');
    });
    const { pages, witness, link } = pair;
    for (let i = 0; i < 4; i++) await playOn(pair);
    await pages[menhirs.toAct(witness.position(menhirs))[0]! - 1]!.waitForFunction(() =>
      document.title.startsWith('(Your turn)'),
    );
    for (const page of pages) {
      await page
        .getByText(/^1[45]:\d\d$/)
        .first()
        .waitFor();
      expect(await page.getByText(/^1[45]:\d\d$/).count()).toBe(2);
    }
    const carla = await trial.open('');
    await comeTo(carla, link, 'Carla');
    await carla.getByRole('button', { name: /^d3,/ }).waitFor();
    await press(tools(carla));
    await carla.getByRole('dialog').getByText(ui.youWatch, { exact: true }).waitFor();
    for (const name of ['Ada', 'Ben']) await carla.getByText(name, { exact: true }).first().waitFor();
    expect(await carla.getByRole('button', { name: words.offerTie }).count()).toBe(0);
    await carla.keyboard.press('Escape');
    const before = await carla.getByRole('button', { name: /fog/ }).count();
    for (let i = 0; i < 2; i++) await playOn(pair);
    await carla.waitForFunction((old) => document.querySelectorAll('[aria-label*="fog"]').length !== old, before);
    expect(await axeOn(carla)).toEqual([]);
  });

  pageTest('a claim in time counts, a late one is refused and says by how much', DESKTOP, async (trial) => {
    let held: string[] | null = null;
    let route: { readonly server: WebSocketRoute } | undefined;
    const pair = await meet(
      trial,
      async (page) => pick(page, menhirsOptions.grace, '10 s'),
      async (page) => {
        await page.routeWebSocket(/\/socket$/, (socket) => {
          const server = socket.connectToServer();
          route = { server };
          socket.onMessage((message) => {
            if (held === null) server.send(message);
            else held.push(String(message));
          });
        });
      },
    );
    const { pages, names, witness } = pair;
    const ben = witness.seatOf('Ben');
    const page = pages[ben - 1]!;
    const clients = await skipTo(pair, (position) => beforeClaim(position) && menhirs.toAct(position)[0] === 3 - ben);
    expect(names[ben - 1]).toBe('Ben');
    // Too late: the claim leaves the phone in time, but arrives much later.
    await actBy(clients, witness);
    await claimButton(page).waitFor();
    held = [];
    await pressClaim(page);
    await new Promise((resolve) => setTimeout(resolve, 12_500));
    for (const message of held) route!.server.send(message);
    held = null;
    await page
      .getByText(/The claim came [\d.]+ seconds too late/)
      .first()
      .waitFor();
    expect(witness.told.played.some(({ action }) => action === '!')).toBe(false);
    // In time.
    await actBy(clients, witness);
    while (!beforeClaim(witness.position(menhirs)) || menhirs.toAct(witness.position(menhirs))[0] === ben) {
      await actBy(clients, witness);
    }
    await actBy(clients, witness);
    await pressClaim(page);
    await witness.until(({ played }) => played.at(-1)?.action === '!');
    await page.locator('main').getByText(menhirsWords.prove).waitFor();
    await pages[2 - ben]!.locator('main')
      .getByText(menhirsWords.claimed({ name: 'Ben', you: false }))
      .first()
      .waitFor();
  });

  pageTest('nothing is lost when the network drops and returns', DESKTOP, async (trial) => {
    const pair = await meet(trial);
    const { pages, witness } = pair;
    await skipTo(pair, ({ state }) => state.phase === MOVING);
    const position = witness.position(menhirs);
    const [seat] = menhirs.toAct(position);
    const [here, other] = [pages[seat! - 1]!, pages[2 - seat!]!];
    await here.getByText(menhirsWords.move).first().waitFor();
    await here.context().setOffline(true);
    await here.getByText(words.reconnecting).waitFor();
    const { length } = witness.told.played;
    // An action without a network is shown at once, and arrives when the network is back.
    await show(here, sample(menhirsAt(witness), 'move'), position.state.fog);
    await here.locator('main').getByText(menhirsWords.takeHow).waitFor();
    expect(witness.told.played.length).toBe(length);
    await here.context().setOffline(false);
    await witness.until(({ played }) => played.length === length + 1);
    await here.getByText(words.reconnecting).waitFor({ state: 'hidden' });
    await other.context().setOffline(true);
    await other.getByText(words.reconnecting).waitFor();
    await playOn(pair);
    await other.context().setOffline(false);
    await other.getByText(words.reconnecting).waitFor({ state: 'hidden' });
    await playOn(pair);
    trial.complaints.splice(0);
  });

  pageTest('an agreed takeback, talk, muting, a tie and a rematch', DESKTOP, async (trial) => {
    const pair = await meet(trial);
    const { pages, witness } = pair;
    await playOn(pair);
    const [asks, answers] = pages;
    const [name] = pair.names;
    await press(asks.getByRole('button', { name: playWords.undo }).filter({ visible: true }).first());
    await asks.getByText(words.youAskedBack).waitFor();
    const question = answers.getByRole('region', { name: words.asksBack(name) });
    await question.getByText(/face down/).waitFor();
    // The board stays as it is until a player previews the takeback, and nothing covers it.
    expect(await answers.locator('.mh-place[aria-label*="menhir"]:not([aria-label*="menhir laid"])').count()).toBe(6);
    await press(question.getByRole('button', { name: words.showBack }));
    await answers.waitForFunction(
      () => document.querySelectorAll('.mh-place[aria-label*="menhir"]:not([aria-label*="menhir laid"])').length === 7,
    );
    await clear(question, answers.locator('.play-board'));
    expect(await asks.getByText(words.showBack).count()).toBe(0);
    await press(question.getByRole('button', { name: words.no }));
    await asks.getByText(words.declined).first().waitFor();
    await answers.waitForFunction(
      () => document.querySelectorAll('.mh-place[aria-label*="menhir"]:not([aria-label*="menhir laid"])').length === 6,
    );
    // One request for each turn.
    await press(asks.getByRole('button', { name: playWords.undo }).filter({ visible: true }).first());
    await asks.getByText(words.why.codes['asked-already']).first().waitFor();
    for (let i = 0; i < 2; i++) await playOn(pair);
    const { length } = witness.told.played;
    await press(asks.getByRole('button', { name: playWords.undo }).filter({ visible: true }).first());
    await press(question.getByRole('button', { name: words.agree }));
    await witness.until(({ played }) => played.length < length);
    await playOn(pair);

    // Play continues while a request is pending.
    const mover = pages[menhirs.toAct(witness.position(menhirs))[0]! - 1]!;
    await press(tools(mover));
    await press(mover.getByRole('button', { name: words.offerTie }));
    await mover.getByText(words.youAskedTie).waitFor();
    await playOn(pair);
    if (witness.told.offer !== null) await press(mover.getByRole('button', { name: words.withdraw }));
    await witness.until(({ offer }) => offer === null);

    await press(tools(asks));
    // A reaction takes one tap, and is shown on the board in the reader's language.
    const reaction = words.reactions['👏'];
    await press(asks.getByRole('button', { name: reaction, exact: true }));
    await answers.locator('.on-said').getByText(words.said(name, reaction)).waitFor();
    await say(asks, 'Good luck <i>to you</i>!');
    await answers.getByRole('button', { name: words.news(2) }).waitFor();
    await press(tools(answers));
    const talk = answers.getByRole('list', { name: ui.tableTalk });
    await talk.getByText('Good luck <i>to you</i>!').waitFor();
    expect(await layoutProblemsOn(answers, true)).toEqual([]);
    expect(await axeOn(answers)).toEqual([]);
    await press(talk.getByRole('button', { name: words.mute(name) }).first());
    await talk.getByText(words.muted(name)).first().waitFor();
    expect(await talk.getByText('Good luck').count()).toBe(0);
    await answers.keyboard.press('Escape');

    await press(asks.getByRole('button', { name: words.offerTie }));
    await press(answers.getByRole('region', { name: words.asksTie(name) }).getByRole('button', { name: words.agree }));
    for (const page of pages) await page.getByRole('heading', { name: ui.tie }).waitFor();
    await press(tools(asks));
    await press(asks.getByRole('link', { name: words.check }));
    await asks.getByRole('heading', { name: words.fair }).waitFor();
    await asks.goBack();
    await press(asks.getByRole('button', { name: playWords.rematch }));
    await press(
      answers.getByRole('region', { name: words.asksRematch(name) }).getByRole('button', { name: words.agree }),
    );
    await witness.until(({ next }) => next !== null);
    for (const page of pages) {
      await page.waitForURL(new RegExp(`#/table/${witness.told.next}$`));
      await page
        .getByText(menhirsWords.flip)
        .or(page.getByText(/is thinking/))
        .first()
        .waitFor();
    }
    // The talk continues in the rematch.
    await press(tools(asks));
    await asks.getByRole('list', { name: ui.tableTalk }).getByText('Good luck <i>to you</i>!').waitFor();
  });

  pageTest('hidden fog: no player sees what is under it until the end', DESKTOP, async (trial) => {
    const frames: string[] = [];
    const pair = await meet(
      trial,
      async (page) => pick(page, menhirsOptions.fog, menhirsOptions.fogs.hidden),
      async (page) => {
        page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
      },
    );
    const { pages, witness, link } = pair;
    const menhirsShown = (page: Page): Promise<number> => page.getByRole('button', { name: /menhir(?! laid)/ }).count();
    for (const page of pages) expect(await menhirsShown(page)).toBe(7);
    for (let i = 0; i < 4; i++) await playOn(pair);
    const carla = await trial.open('');
    await comeTo(carla, link, 'Carla');
    await carla.getByRole('button', { name: /^d3,/ }).waitFor();
    for (const page of [...pages, carla]) expect(await menhirsShown(page)).toBe(0);
    // A player who was present has a list of the tiles laid; one who joins later is told why it is empty.
    await carla.getByText(words.gap).waitFor();
    const ada = pages[witness.seatOf('Ada') - 1]!;
    expect(await ada.getByText(words.gap).count()).toBe(0);
    expect(
      await ada
        .getByRole('region', { name: ui.moves })
        .getByText(/^\+[a-g]\d$/)
        .count(),
    ).toBe(2);
    await skipTo(pair, ({ state }) => state.phase === MOVING && state.round === 11);
    for (let i = 0; i < 4; i++) {
      // Takes nothing, because a spectator cannot know whether a tile is the last cover, which must stay.
      await playOn(pair, 'end');
      const { menhirs: seen, fog } = witness.told.view as menhirsKit.View;
      for (const page of [...pages, carla]) {
        await page.waitForFunction(
          ([stones, tiles]) => {
            const count = (what: string): number =>
              document.querySelectorAll(`.mh-place[aria-label*="${what}"]`).length;
            return count('menhir') - count('menhir laid') === stones && count('fog') === tiles;
          },
          [menhirsKit.size(seen), menhirsKit.size(fog)] as const,
        );
      }
    }
    // A player who returns has to remember, and plays on.
    const [seat = 1] = menhirs.toAct(witness.position(menhirs));
    await pages[seat - 1]!.reload();
    await pages[seat - 1]!.getByRole('button', { name: /^d3,/ }).waitFor();
    await playOn(pair, 'end');
    expect(await axeOn(carla)).toEqual([]);
    for (const frame of frames) expect(frame).not.toContain('"start":"');
    await press(pages[0].getByRole('button', { name: ui.menu }));
    await press(pages[0].getByRole('button', { name: playWords.resign }));
    await press(pages[0].getByRole('button', { name: playWords.resignYes }));
    for (const page of [...pages, carla]) {
      await page.waitForFunction(
        () =>
          document.querySelectorAll('.mh-place[aria-label*="menhir"]:not([aria-label*="menhir laid"])').length === 5,
      );
    }
    await press(pages[1].getByRole('link', { name: playWords.lookBack }));
    await pages[1].waitForURL(/#\/replay/);
  });

  pageTest('the decision is secret until both have made it', DESKTOP, async (trial) => {
    const pair = await meet(trial, (page) => pick(page, words.clock, words.clocks.game));
    const { pages, names, witness } = pair;
    await skipTo(pair, ({ state }) => state.phase === DECIDING);
    const { length } = witness.told.played;
    await press(pages[0].getByRole('button', { name: menhirsWords.prolong, exact: true }));
    await witness.until(({ played }) => played.length === length + 1);
    expect(witness.told.played.at(-1)?.action).toBeNull();
    await pages[0].locator('main').getByText(menhirsWords.chosenWaiting(names[1])).waitFor();
    // On both pages, only the clock of the player who has yet to choose runs.
    for (const page of pages) {
      const clocks = (): Promise<string[]> => page.locator('.player-clock').allInnerTexts();
      const before = await clocks();
      await page.waitForFunction(
        (old) => [...document.querySelectorAll('.player-clock')].some((clock, i) => clock.textContent !== old[i]),
        before,
      );
      await new Promise((resolve) => setTimeout(resolve, 1200));
      expect((await clocks()).filter((text, i) => text === before[i])).toHaveLength(1);
    }
    await press(pages[1].getByRole('button', { name: menhirsWords.goOn, exact: true }));
    await witness.until(({ played }) => played.length === length + 2);
    expect(witness.told.played.every(({ action }) => action !== null)).toBe(true);
    expect(witness.position(menhirs).state.round).toBe(2);
    await playOn(pair);
  });

  pageTest('a stand-in plays for an absent player, and gives the seat back', DESKTOP, async (trial) => {
    const pair = await meet(trial);
    const { pages, witness } = pair;
    const seat = witness.seatOf('Ben');
    const [ben, ada] = [pages[seat - 1]!, pages[2 - seat]!];
    const clients = await skipTo(pair, (position) => menhirs.toAct(position)[0] === seat);
    for (const client of clients) client.socket.close();
    const before = witness.told.played.length;
    await ben.goto(new URL('#/', ben.url()).href);
    // Without clocks, hours pass before a stand-in may play.
    await press(tools(ada));
    await ada.getByText(words.standInSoon(words.hours(4))).waitFor();
    expect(await ada.getByRole('button', { name: words.letComputer('Ben') }).count()).toBe(0);
    await ben.goBack();
    await press(tools(ben));
    await press(ben.getByRole('button', { name: words.letComputerMe }));
    await witness.until(({ played }) => played.length > before);
    await press(ben.getByRole('dialog').getByRole('button', { name: words.takeSeatBack }));
    await witness.until(({ seating }) => seating[seat]?.kind === 'person');
  });
});

describe('Finstere Flure at an online table', () => {
  pageTest('is played by two people on one device, a remote one and a computer player', DESKTOP, async ({ open }) => {
    const ada = await open('');
    await toInvitation(ada, 'Finstere Flure', 'Ada');
    const link = await openTableOn(ada, async () => {
      await pick(ada, floorsOptions.count, '4');
      await pick(ada, seatWords.kind(2), seatWords.here);
      await ada.getByRole('textbox', { name: seatWords.name(2) }).fill('Ann');
      await pick(ada, seatWords.kind(3), seatWords.friend);
      await pick(ada, seatWords.kind(4), seatWords.computer);
      await ada.getByRole('combobox', { name: seatWords.level(4) }).selectOption('lost-guest');
    });
    const ben = await open('#/settings', { device: PHONE });
    await comeTo(ben, link, 'Ben');
    await sitDown(ben, 3);
    const witness = await ServerView.at(link);
    await witness.until(({ start }) => start !== null);
    const pages = [ada, ada, ben];
    for (let turns = 0; turns < 6; ) {
      const position = witness.position(floors);
      const seat = floors.toAct(position)[0] ?? 0;
      const { length } = witness.told.played;
      const page = pages[seat - 1];
      if (page !== undefined) {
        await untilChoosing(page);
        await showFloors(page, sampleFloors(floorsAt(witness)), position);
        turns++;
      }
      await witness.until(({ played }) => played.length > length);
    }
    const acted = new Set(witness.told.played.map(({ seat }) => seat));
    for (const seat of [1, 2, 3, 4]) expect(acted).toContain(seat);
    for (const name of ['Ann', 'Ben']) await ada.getByText(name, { exact: true }).first().waitFor();
    await ben.getByRole('list', { name: floorsWords.players }).getByText('You', { exact: true }).waitFor();
  });
});
