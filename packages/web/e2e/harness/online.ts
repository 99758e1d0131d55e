/** Tables on the server: how people join them on the page, and how a test sees what the server knows. */
import { floors, type Game, menhirs } from '@speeltafel/rules';
import {
  floorsTable,
  type hosted,
  menhirsTable,
  NO_CLOCK,
  openTable,
  supposed,
  type Table,
  type TableGame,
} from '@speeltafel/table';
import type { Page } from 'playwright-core';
import { type TestClient, TestGuest } from '../../../server/test/running.ts';
import homeWords from '../../src/features/home/words/en.ts';
import words from '../../src/features/online/words/en.ts';
import ui from '../../src/ui/words/en.ts';
import { type FloorsTable, type MenhirsTable, press } from './game.ts';
import { pageOfWorker } from './page-test.ts';

export const server = (): string => pageOfWorker().replace(/\/$/, '');

const originOf = (link: string): string => new URL(link, server()).origin;

/** Enters a name and sends it at once, on a form without other fields. */
export async function sayName(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: words.yourName }).fill(name);
  const sends = page.getByRole('button', { name: words.thatIsMe });
  if (await sends.isVisible()) await press(sends);
}

/** Opens a table with the form as `choose` leaves it, without admission by the host; returns the link. */
export async function openTableOn(page: Page, choose: () => Promise<void> = async () => {}): Promise<string> {
  await choose();
  await page.getByRole('button', { name: words.openTable }).waitFor();
  const admits = page.getByRole('switch', { name: words.admits });
  if ((await admits.count()) > 0 && (await admits.isChecked())) await press(admits);
  await press(page.getByRole('button', { name: words.openTable }));
  await page.getByRole('button', { name: words.closeTable }).waitFor();
  return page.url();
}

/** Goes from home to the form. */
export async function toInvitation(page: Page, game: string, name: string): Promise<void> {
  const article = page.getByRole('article', { name: game });
  // On a phone it is behind the button for the other ways to play.
  const ways = article.getByRole('button', { name: homeWords.ways(game) });
  if (await ways.isVisible()) await press(ways);
  await press(article.getByRole('link', { name: ui.inviteFriend }));
  await sayName(page, name);
}

/** Reads the invitation, or enters a running game. */
export async function comeTo(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await sayName(page, name);
}

/** Sits down. If several seats are free, this one is chosen. */
export async function sitDown(page: Page, seat: number): Promise<void> {
  const sits = page.getByRole('button', { name: words.sitDown });
  await sits.waitFor();
  const place = page.getByRole('radio', { name: words.sitAt(seat) });
  if ((await place.count()) > 0) await place.check({ force: true });
  await press(sits);
}

/** A client that sends what the page of this guest would, with their cookie. */
export async function standInFor(page: Page): Promise<TestClient> {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return TestGuest.known(originOf(page.url()), cookie).connect();
}

/** A spectator without a page. */
export class ServerView {
  readonly client: TestClient;
  readonly id: string;

  private constructor(client: TestClient, id: string) {
    this.client = client;
    this.id = id;
  }

  static async at(link: string): Promise<ServerView> {
    const guest = await TestGuest.arrive(originOf(link), 'Witness');
    const { body } = await guest.ask('GET', `/api/tables/${link.split('/').at(-1)}`);
    const client = await guest.connect();
    await client.watch(String(body.id));
    return new ServerView(client, String(body.id));
  }

  get told(): hosted.ClientView {
    return this.client.tables.get(this.id)!;
  }

  until(holds: (told: hosted.ClientView) => boolean): Promise<void> {
    return this.client.until(() => holds(this.told));
  }

  /** The seat of a player, by name. */
  seatOf(name: string): number {
    const found = Object.entries(this.told.seating).find(
      ([, one]) => one !== null && 'name' in one && one.name === name,
    );
    return Number(found?.[0]);
  }

  position<O, P, A, V>(game: Game<O, P, A, V>): P {
    // Under hidden fog spectators get only a view.
    if (this.told.start === null) return supposed(menhirsTable, this.told.view) as P;
    const options = sure(game.parseOptions(this.told.options));
    let now = sure(game.parsePosition(this.told.start!, options));
    for (const { seat, action, at } of this.told.played) {
      if (action === null) continue;
      now = sure(game.play(now, seat, sure(game.parseAction(action, now)).action, at));
    }
    return now;
  }
}

function sure<T>(result: { ok: true; value: T } | { ok: false; refusal: { message: string } }): T {
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
}

/** A table for the players of the harness, which read only the position. */
function tableAt<O, P, A>(kit: TableGame<O, P, A>, options: O, position: P): Table<O, P, A> {
  const seats = kit.game.seats(options);
  const chairs = seats.map((seat) => ({ seat, name: '', controller: { kind: 'person' } as const }));
  const table = openTable(kit, { options, chairs, clock: NO_CLOCK, seed: '0123456789abcdef'.repeat(2) });
  return { ...table, course: { ...table.course, positions: [position] } };
}

export const menhirsAt = (witness: ServerView): MenhirsTable =>
  tableAt(menhirsTable, sure(menhirs.parseOptions(witness.told.options)), witness.position(menhirs));
export const floorsAt = (witness: ServerView): FloorsTable =>
  tableAt(floorsTable, sure(floors.parseOptions(witness.told.options)), witness.position(floors));
