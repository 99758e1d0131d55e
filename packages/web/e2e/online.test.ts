/** Games between people who are apart: several browsers at one real server. */
import { floors, menhirs, menhirsKit } from '@speeltafel/rules';
import type { Page, WebSocketRoute } from 'playwright-core';
import { describe, expect } from 'vitest';
import { type TestClient, TestGuest } from '../../server/test/running.ts';
import floorsWords from '../src/floors/words/en.ts';
import menhirsWords from '../src/menhirs/words/en.ts';
import newWords from '../src/new/words/en.ts';
import german from '../src/online/words/de.ts';
import words from '../src/online/words/en.ts';
import french from '../src/online/words/fr.ts';
import dutch from '../src/online/words/nl.ts';
import { LANGUAGES } from '../src/words/language.ts';
import { sample as sampleFloors, show as showFloors, untilChoosing } from './harness/floors.ts';
import { pick, press } from './harness/game.ts';
import { axeOn, roomWrongOn, wordsWrongOn } from './harness/look.ts';
import { sample, show } from './harness/menhirs.ts';
import {
  comeTo,
  floorsAt,
  menhirsAt,
  openTableOn,
  server,
  sitDown,
  standInFor,
  toInvitation,
  Witness,
} from './harness/online.ts';
import { DESKTOP, PHONE, type Trial, trial } from './harness/trial.ts';

const { MOVING, TAKING } = menhirsKit;

interface Pair {
  /** By seat. */
  readonly pages: readonly [Page, Page];
  readonly names: readonly [string, string];
  readonly witness: Witness;
  readonly link: string;
}

/** Ada at a desk invites Ben, who has a phone; the seats are drawn by lot. */
async function meet(
  { open }: Trial,
  choose: (page: Page) => Promise<void> = async () => {},
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<Pair> {
  const ada = await open('');
  await toInvitation(ada, 'Menhirs', 'Ada');
  const link = await openTableOn(ada, () => choose(ada));
  const ben = await open('#/settings', { device: PHONE });
  await prepare(ben);
  await comeTo(ben, link, 'Ben');
  const witness = await Witness.at(link);
  const free = Object.entries(witness.told.seating).find(([, one]) => one === null)![0];
  await sitDown(ben, Number(free));
  await witness.until(({ start }) => start !== null);
  for (const page of [ada, ben]) await page.getByRole('button', { name: /^d3,/ }).waitFor();
  const adaFirst = witness.seatOf('Ada') === 1;
  return {
    pages: adaFirst ? [ada, ben] : [ben, ada],
    names: adaFirst ? ['Ada', 'Ben'] : ['Ben', 'Ada'],
    witness,
    link,
  };
}

/** The next quiet action, done on the page of whoever is to play. */
async function playOn({ pages, witness }: Pair): Promise<void> {
  const table = menhirsAt(witness);
  const position = witness.position(menhirs);
  const [seat] = menhirs.toAct(position);
  const { length } = witness.told.played;
  await show(pages[seat! - 1]!, sample(table), position.state.fog);
  await witness.until(({ played }) => played.length > length);
}

/** Plays on without the pages' help, until something is so. */
async function skipTo(
  { pages, witness }: Pair,
  done: (position: menhirsKit.Position) => boolean,
): Promise<TestClient[]> {
  const clients = [await standInFor(pages[0]), await standInFor(pages[1])];
  for (const client of clients) await client.watch(witness.id);
  for (let i = 0; !done(witness.position(menhirs)); i++) {
    expect(i).toBeLessThan(60);
    await actBy(clients, witness);
  }
  return clients;
}

async function actBy(clients: readonly TestClient[], witness: Witness): Promise<void> {
  const position = witness.position(menhirs);
  const [seat] = menhirs.toAct(position);
  const { length } = witness.told.played;
  const client = clients[seat! - 1]!;
  await client.until(() => client.tables.get(witness.id)?.played.length === length);
  const action = menhirs.makeAction(sample(menhirsAt(witness)), position, seat!);
  expect(await client.send(witness.id, { kind: 'act', seat: seat!, action })).toMatchObject({ type: 'done' });
  await witness.until(({ played }) => played.length > length);
}

const tools = (page: Page) => page.getByRole('button', { name: new RegExp(`^${words.atTable}`) });

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: words.talkLabel }).fill(text);
  await press(page.getByRole('button', { name: words.say, exact: true }));
}

/** The turn before which somebody may claim: the other one has moved and only the taking is left. */
const beforeClaim = ({ state }: menhirsKit.Position): boolean => state.phase === TAKING && state.round <= 11;

describe('a table between two', () => {
  trial('by a link and with clocks; somebody else watches', DESKTOP, async (trial) => {
    const pair = await meet(trial, async (page) => {
      await pick(page, words.clock, words.clocks.game);
      await pick(page, newWords.grace, '10 s');
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
    await carla.getByText(words.youWatch).waitFor();
    for (const name of ['Ada', 'Ben']) await carla.getByText(name, { exact: true }).first().waitFor();
    expect(await carla.getByRole('button', { name: words.offerTie }).count()).toBe(0);
    await carla.keyboard.press('Escape');
    const before = await carla.getByRole('button', { name: /fog/ }).count();
    for (let i = 0; i < 2; i++) await playOn(pair);
    await carla.waitForFunction((old) => document.querySelectorAll('[aria-label*="fog"]').length !== old, before);
    expect(await axeOn(carla)).toEqual([]);
  });

  trial('a claim in time counts, one too late is refused with its margin', DESKTOP, async (trial) => {
    let held: string[] | null = null;
    let route: { readonly server: WebSocketRoute } | undefined;
    const pair = await meet(
      trial,
      async (page) => pick(page, newWords.grace, '3 s'),
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
    const claim = page.getByRole('button', { name: new RegExp(`^${menhirsWords.claim}`), disabled: false });
    const clients = await skipTo(pair, (position) => beforeClaim(position) && menhirs.toAct(position)[0] === 3 - ben);
    expect(names[ben - 1]).toBe('Ben');
    // Too late: it leaves the phone in time, and comes much later.
    await actBy(clients, witness);
    await claim.waitFor();
    held = [];
    await press(claim);
    await new Promise((resolve) => setTimeout(resolve, 5500));
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
    await press(claim);
    await witness.until(({ played }) => played.at(-1)?.action === '!');
    await page.getByText(menhirsWords.prove).waitFor();
    await pages[2 - ben]!.getByText(menhirsWords.claimed({ name: 'Ben', you: false }))
      .first()
      .waitFor();
  });

  trial('the network is lost and comes back; nothing is', DESKTOP, async (trial) => {
    const pair = await meet(trial);
    const { pages, witness } = pair;
    await skipTo(pair, ({ state }) => state.phase === MOVING);
    const position = witness.position(menhirs);
    const [seat] = menhirs.toAct(position);
    const [here, other] = [pages[seat! - 1]!, pages[2 - seat!]!];
    await here.context().setOffline(true);
    await here.getByText(words.reconnecting).waitFor();
    const { length } = witness.told.played;
    // What is played without a network is shown at once, and arrives when it is back.
    await show(here, sample(menhirsAt(witness), 'move'), position.state.fog);
    await here.getByText(menhirsWords.takeHow).waitFor();
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

  trial('taking back by consent, talk, muting, a tie, and playing again', DESKTOP, async (trial) => {
    const pair = await meet(trial);
    const { pages, witness } = pair;
    await playOn(pair);
    const [asks, answers] = pages;
    const [name] = pair.names;
    await press(asks.getByRole('button', { name: menhirsWords.undo }).filter({ visible: true }).first());
    await asks.getByText(words.youAskedBack).waitFor();
    const question = answers.getByRole('region', { name: words.asksBack(name) });
    await question.getByText(/face down/).waitFor();
    await press(question.getByRole('button', { name: words.no }));
    await asks.getByText(words.declined).first().waitFor();
    await press(asks.getByRole('button', { name: menhirsWords.undo }).filter({ visible: true }).first());
    await press(question.getByRole('button', { name: words.agree }));
    await witness.until(({ played }) => played.length === 0);
    await playOn(pair);

    await press(tools(asks));
    await say(asks, 'Good luck <i>to you</i>!');
    await answers.getByRole('button', { name: words.news(1) }).waitFor();
    await press(tools(answers));
    const talk = answers.getByRole('list', { name: words.talk });
    await talk.getByText('Good luck <i>to you</i>!').waitFor();
    expect(await roomWrongOn(answers, true)).toEqual([]);
    expect(await axeOn(answers)).toEqual([]);
    await press(talk.getByRole('button', { name: words.mute(name) }));
    await talk.getByText(words.muted(name)).waitFor();
    expect(await talk.getByText('Good luck').count()).toBe(0);
    await answers.keyboard.press('Escape');

    await press(asks.getByRole('button', { name: words.offerTie }));
    await press(answers.getByRole('region', { name: words.asksTie(name) }).getByRole('button', { name: words.agree }));
    for (const page of pages) await page.getByRole('heading', { name: menhirsWords.tie }).waitFor();
    await press(tools(asks));
    await press(asks.getByRole('link', { name: words.check }));
    await asks.getByRole('heading', { name: words.fair }).waitFor();
    await asks.goBack();
    await press(asks.getByRole('button', { name: menhirsWords.rematch }));
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
  });
});

describe('Finstere Flure between devices', () => {
  trial('two people on one device, one elsewhere, and a computer player', DESKTOP, async ({ open }) => {
    const ada = await open('');
    await toInvitation(ada, 'Finstere Flure', 'Ada');
    const link = await openTableOn(ada, async () => {
      await pick(ada, newWords.count, '4');
      await pick(ada, newWords.kind(2), newWords.here);
      await ada.getByRole('textbox', { name: newWords.name(2) }).fill('Ann');
      await pick(ada, newWords.kind(3), newWords.friend);
      await pick(ada, newWords.kind(4), newWords.computer);
      await ada.getByRole('combobox', { name: newWords.level(4) }).selectOption('lost-guest');
    });
    const ben = await open('#/settings', { device: PHONE });
    await comeTo(ben, link, 'Ben');
    await sitDown(ben, 3);
    const witness = await Witness.at(link);
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

const ALL = { en: words, nl: dutch, de: german, fr: french } as const;

describe('the screens around a table', () => {
  for (const language of LANGUAGES) {
    trial(
      `${language}: only words of that language, nothing hangs over, axe finds nothing`,
      PHONE,
      async ({ open }) => {
        const page = await open('#/invite/menhirs', { language });
        const own = ALL[language];
        const wrong: string[] = [];
        const look = async (where: string, still = false): Promise<void> => {
          const found = [
            ...(await wordsWrongOn(page, language)),
            ...(await roomWrongOn(page, still)),
            ...(language === 'en' ? await axeOn(page) : []),
          ];
          if (language === 'en') {
            await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
            found.push(...(await axeOn(page, 'color-contrast')).map((one) => `by night: ${one}`));
            await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
          }
          wrong.push(...found.map((one) => `${where}: ${one}`));
        };
        await page.getByRole('textbox', { name: own.yourName }).waitFor();
        await look('name');
        await press(page.getByRole('button', { name: own.thatIsMe }));
        await pick(page, own.clock, own.clocks.turn);
        await press(page.getByRole('switch', { name: own.listed }));
        await look('invite');
        await press(page.getByRole('button', { name: own.openTable }));
        const link = await page.getByRole('textbox', { name: own.link }).inputValue();
        await look('waiting');
        const table = page.url();
        await page.goto(new URL('#/lobby', table).href);
        await page.getByRole('link', { name: own.join }).first().waitFor();
        await look('lobby');
        await page.goto(new URL('#/', table).href);
        await page.getByText(link.split('/').at(-1)!).first().waitFor();
        await look('home');
        await page.goto(table);
        const friend = await TestGuest.arrive(server(), 'Zoë');
        const witness = await Witness.at(link);
        const client = await friend.connect();
        await client.watch(witness.id);
        const free = Object.entries(witness.told.seating).find(([, one]) => one === null)![0];
        await client.send(witness.id, { kind: 'sit', seat: Number(free), name: 'Zoë' });
        await client.send(witness.id, { kind: 'say', text: '¡Suerte!' });
        await client.send(witness.id, { kind: 'offer', seat: Number(free), what: 'tie' });
        await page.getByRole('button', { name: new RegExp(`^${own.atTable}`) }).waitFor();
        await page.getByRole('region', { name: own.asksTie('Zoë') }).waitFor();
        await look('offer', true);
        await press(page.getByRole('button', { name: new RegExp(`^${own.atTable}`) }));
        await page.getByText('¡Suerte!').first().waitFor();
        await look('tools', true);
        await page.keyboard.press('Escape');
        await press(page.getByRole('button', { name: own.agree }));
        await witness.until(({ over }) => over);
        await look('over', true);
        await press(page.getByRole('button', { name: new RegExp(`^${own.atTable}`) }));
        await press(page.getByRole('link', { name: own.check }));
        await page.getByRole('heading', { name: own.fair }).waitFor();
        await look('check');
        expect(wrong).toEqual([]);
      },
    );
  }

  trial('a computer player keeps the seat of somebody who is gone, and gives it back', DESKTOP, async (trial) => {
    const pair = await meet(trial);
    const { pages, names, witness } = pair;
    const gone = witness.seatOf('Ben');
    expect(names[gone - 1]).toBe('Ben');
    const [ben, ada] = [pages[gone - 1]!, pages[2 - gone]!];
    const clients = await skipTo(pair, (position) => menhirs.toAct(position)[0] === gone);
    for (const client of clients) client.socket.close();
    const before = witness.told.played.length;
    await ben.goto(new URL('#/settings', ben.url()).href);
    await press(tools(ada));
    await press(ada.getByRole('button', { name: words.letComputer('Ben') }));
    await witness.until(({ played }) => played.length > before);
    await ben.goBack();
    await press(tools(ben));
    await press(ben.getByRole('button', { name: words.takeSeatBack }));
    await witness.until(({ seating }) => seating[gone]?.kind === 'person');
  });
});
