/** Two people at a table of Menhirs, each with their own page. */
import { menhirs, menhirsKit } from '@speeltafel/rules';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TestClient } from '../../../server/test/running.ts';
import words from '../../src/features/online/words/en.ts';
import { press } from './game.ts';
import { sample, show } from './menhirs.ts';
import { comeTo, menhirsAt, openTableOn, ServerView, sitDown, standInFor, toInvitation } from './online.ts';
import { type PageTest, PHONE } from './page-test.ts';

const { TAKING } = menhirsKit;

export interface Pair {
  /** By seat. */
  readonly pages: readonly [Page, Page];
  readonly names: readonly [string, string];
  readonly witness: ServerView;
  readonly link: string;
}

/** Ada on a desktop invites Ben, who has a phone. The start player is random. */
export async function meet(
  { open }: PageTest,
  choose: (page: Page) => Promise<void> = async () => {},
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<Pair> {
  const ada = await open('');
  await toInvitation(ada, 'Menhirs', 'Ada');
  const link = await openTableOn(ada, () => choose(ada));
  const ben = await open('#/settings', { device: PHONE });
  await prepare(ben);
  await comeTo(ben, link, 'Ben');
  const witness = await ServerView.at(link);
  const free = Object.entries(witness.told.seating).find(([, one]) => one === null)![0];
  await sitDown(ben, Number(free));
  await witness.until(({ began }) => began > 0);
  for (const page of [ada, ben]) await page.getByRole('button', { name: /^d3,/ }).waitFor();
  const adaFirst = witness.seatOf('Ada') === 1;
  return {
    pages: adaFirst ? [ada, ben] : [ben, ada],
    names: adaFirst ? ['Ada', 'Ben'] : ['Ben', 'Ada'],
    witness,
    link,
  };
}

/** Plays the next action that does not end the game, on the page of the player to move. */
export async function playOn({ pages, witness }: Pair, wish?: menhirsKit.Action['kind']): Promise<void> {
  const table = menhirsAt(witness);
  const position = witness.position(menhirs);
  const [seat] = menhirs.toAct(position);
  const { length } = witness.told.played;
  await show(pages[seat! - 1]!, sample(table, wish), position.state.fog);
  await witness.until(({ played }) => played.length > length);
}

/** Plays on without the pages, with clients of the server, until a condition holds. */
export async function skipTo(
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

export async function actBy(clients: readonly TestClient[], witness: ServerView): Promise<void> {
  const position = witness.position(menhirs);
  const [seat] = menhirs.toAct(position);
  const { length } = witness.told.played;
  const client = clients[seat! - 1]!;
  await client.until(() => client.tables.get(witness.id)?.played.length === length);
  const action = menhirs.makeAction(sample(menhirsAt(witness)), position, seat!);
  expect(await client.send(witness.id, { kind: 'act', seat: seat!, action })).toMatchObject({ type: 'done' });
  await witness.until(({ played }) => played.length > length);
}

export const tools = (page: Page) => page.getByRole('button', { name: new RegExp(`^${words.atTable}`) });

export async function say(page: Page, text: string): Promise<void> {
  // Letter by letter, because some of them are shortcuts of the game.
  await page.getByRole('textbox', { name: words.talkLabel }).pressSequentially(text);
  await press(page.getByRole('button', { name: words.say, exact: true }));
}

/** A position in whose turn a player may claim: the opponent has moved and only the taking is left. */
export const beforeClaim = ({ state }: menhirsKit.Position): boolean => state.phase === TAKING && state.round <= 11;
