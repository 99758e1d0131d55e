/** How long the server takes for the picture of a link: the first one, which starts the thread that draws, and those after it. */

import { median } from './measure.ts';
import { atMost, type Row } from './print-table.ts';

const PICTURES = 15;
const KINDS = [
  ['Menhirs', 'menhirs-win-in-one'],
  ['Finstere Flure', 'floors-monster'],
] as const;

async function timed(address: string): Promise<number> {
  const began = performance.now();
  const reply = await fetch(address);
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
  return performance.now() - began;
}

/** On a server that has drawn nothing yet: none of these pictures is asked for twice. */
export async function linkRows(address: string): Promise<Row[]> {
  const picture = (name: string, which: number): Promise<number> => timed(`${address}p/${name}-${which}/picture.png`);
  const [first] = KINDS;
  const rows = [atMost('picture of a link: the first one', await picture(first[1], 1), 'ms', 1000)];
  for (const [game, name] of KINDS) {
    const times: number[] = [];
    for (let which = 2; which < 2 + PICTURES; which++) times.push(await picture(name, which));
    rows.push(atMost(`picture of a link, ${game}, median of ${PICTURES}`, median(times), 'ms', 100));
  }
  return rows;
}
