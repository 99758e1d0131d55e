/** Lighthouse with its phone profile: the median of five visits to each main screen. */
import { pathToFileURL } from 'node:url';
import { floorsTable, menhirsTable } from '@speeltafel/table';
import { BROWSER_ARGS } from '../packages/web/e2e/harness/browser.ts';
import { begun, firstMove, kept, person } from './games.ts';
import { median } from './measure.ts';
import { atLeast, type Row } from './print-table.ts';

const VISITS = 5;
/** The minimum scores of the categories. */
const GOALS = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

interface Lighthouse {
  scores(
    address: string,
    storage: Readonly<Record<string, string>>,
  ): Promise<{ readonly scores: Readonly<Record<string, number>>; readonly failed: readonly string[] }>;
  close(): Promise<void>;
}

interface Screen {
  readonly name: string;
  readonly hash: string;
  readonly storage?: Readonly<Record<string, string>>;
}

/** Opens an online table, for a spectator. */
async function tableAt(address: string): Promise<string> {
  const post = (path: string, body: unknown, cookie = ''): Promise<Response> =>
    fetch(new URL(path, address), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const welcome = await post('api/me', { name: 'Bench' });
  const cookie = welcome.headers.getSetCookie()[0]!.split(';')[0]!;
  const seats = ['Ann', 'Bob'].map((name) => ({ kind: 'here', name }));
  const wish = { game: 'menhirs', options: { grace: 0 }, clock: { kind: 'none' }, listed: false, seats };
  const { id } = (await (await post('api/tables', wish, cookie)).json()) as { id: string };
  return `#/table/${id}`;
}

async function screensAt(address: string): Promise<readonly Screen[]> {
  const game = (text: string) => ({ hash: '#/play/bench', storage: { 'speeltafel.game.bench': text } });
  const hall = begun(floorsTable, { players: 2 }, [person(1), person(2)]);
  return [
    { name: 'home', hash: '' },
    { name: 'Menhirs', ...game(kept(menhirsTable, firstMove())) },
    { name: 'Finstere Flure', ...game(kept(floorsTable, hall)) },
    { name: 'the rules of Menhirs', hash: '#/rules/menhirs' },
    { name: 'the rules of Finstere Flure', hash: '#/rules/floors' },
    { name: 'lessons', hash: '#/learn' },
    { name: 'a lesson', hash: '#/learn/menhirs/1' },
    { name: 'puzzles', hash: '#/puzzles' },
    { name: 'a puzzle', hash: '#/puzzles/floors/monster-1' },
    { name: 'a table', hash: await tableAt(address) },
  ];
}

export async function lighthouseRows(address: string, executablePath: string): Promise<Row[]> {
  const { lighthouseIn } = (await import(pathToFileURL('bench/peers/lighthouse.mjs').href)) as {
    lighthouseIn(path: string, args: readonly string[]): Promise<Lighthouse>;
  };
  const rows: Row[] = [];
  for (const { name, hash, storage = {} } of await screensAt(address)) {
    // A separate browser, because compiled code of one screen would speed up the next.
    const lighthouse = await lighthouseIn(executablePath, BROWSER_ARGS);
    const visits: Awaited<ReturnType<Lighthouse['scores']>>[] = [];
    for (let visit = 0; visit < VISITS; visit++) visits.push(await lighthouse.scores(address + hash, storage));
    await lighthouse.close();
    for (const [category, goal] of Object.entries(GOALS)) {
      const score = median(visits.map(({ scores }) => scores[category] ?? 0));
      rows.push(atLeast(`Lighthouse, ${name}: ${category}`, score, 'points', goal));
    }
    const why = new Set(visits.flatMap(({ failed }) => failed.map((each) => each.split(' ')[0]!)));
    if (why.size > 0) console.log(`${name}: ${[...why].join(', ')} below 90 in some visit`);
  }
  return rows;
}
