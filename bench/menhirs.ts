import { pathToFileURL } from 'node:url';
import { fromSeed, makeRecord, menhirs, menhirsKit, parseRecord } from '@speeltafel/rules';
import table from '../packages/rules/data/menhirs-perft.json';
import { bestRates } from './measure.ts';
import { below, unwrap } from './noise.ts';
import type { Row } from './print-table.ts';

const { ActionList, Kernel, OVER } = menhirsKit;

const seeds = Array.from({ length: 64 }, (_, i) => i.toString(16).padStart(32, '0'));
const adam = unwrap(menhirs.options({}));
const deals = seeds.map((seed) => menhirs.start(adam, fromSeed(seed)));

async function chessPerft(): Promise<() => number> {
  const peer: { startPerft(depth: number): number } = await import(pathToFileURL('bench/peers/chess.mjs').href);
  return () => peer.startPerft(4);
}

function menhirsPerft(): () => number {
  const positions = table.map(({ position, leaves }) => ({ read: unwrap(menhirs.parsePosition(position)), leaves }));
  return () => {
    let sum = 0;
    for (const { read, leaves } of positions) {
      const found = menhirs.perft(read, 4);
      if (found !== leaves[3]) throw new Error(`perft: ${menhirs.makePosition(read)}`);
      sum += found;
    }
    return sum;
  };
}

const list = new ActionList();
const kernel = new Kernel(deals[0]!.state);

/** Plays one game through the kernel with uniformly random actions. */
function randomGame(): number {
  kernel.load(deals[below(deals.length)]!.state);
  while (kernel.state.phase !== OVER) {
    kernel.list(list);
    const pick = below(list.length);
    kernel.play(list.codes[pick]!, list.sets[pick]!);
  }
  return 1;
}

/** Plays one game through the text interface: list, choose and play, with every position and action as text. */
function gameInText(): number {
  let text = menhirs.makePosition(deals[below(deals.length)]!);
  for (let played = 0; ; played++) {
    const position = unwrap(menhirs.parsePosition(text));
    const [seat] = menhirs.toAct(position);
    if (seat === undefined) return played;
    const words = menhirs
      .actions(position, seat, 0)
      .filter((action) => !menhirs.timed(action))
      .map((action) => menhirs.makeAction(action, position, seat));
    const choice = unwrap(menhirs.parseAction(words[below(words.length)]!, position));
    text = menhirs.makePosition(unwrap(menhirs.play(position, choice.seat, choice.action, 0)));
  }
}

function randomRecord(seed: string): string {
  const positions = [menhirs.start(adam, fromSeed(seed))];
  const played = [];
  for (let at = 0; ; at += 500 + below(60_000)) {
    const position = positions.at(-1)!;
    const [seat] = menhirs.toAct(position);
    if (seat === undefined) return makeRecord(menhirs, { options: adam, seed, seal: null, positions, played });
    const actions = menhirs.actions(position, seat, at).filter((action) => !menhirs.timed(action));
    const action = actions[below(actions.length)]!;
    positions.push(unwrap(menhirs.play(position, seat, action, at)));
    played.push({ seat, action, at });
  }
}

export async function menhirsRows(): Promise<Row[]> {
  const [chess, leaves] = bestRates([await chessPerft(), menhirsPerft()]);
  const records = Array.from({ length: 500 }, (_, i) => randomRecord((i + 1000).toString(16).padStart(32, '0')));
  const longest = records.reduce((long, record) => (record.length > long.length ? record : long));
  const replay = () => {
    unwrap(parseRecord(menhirs, longest));
    return 1;
  };
  const [games, actions, replays] = bestRates([randomGame, gameInText, replay]);
  return [
    { what: 'Menhirs: perft leaves', ours: leaves!, unit: '/s', beside: "chessops' perft", theirs: chess!, wanted: 8 },
    { what: 'Menhirs: random games, kernel', ours: games!, unit: '/s', beside: 'goal', theirs: 50_000, wanted: 1 },
    { what: 'Menhirs: actions as text', ours: actions!, unit: '/s', beside: 'goal', theirs: 30_000, wanted: 1 },
    {
      what: 'Menhirs: longest of 500 records',
      ours: longest.length,
      unit: 'B',
      beside: 'limit',
      theirs: 1024,
      wanted: 1,
      atMost: true,
    },
    {
      what: 'Menhirs: parse and replay it',
      ours: 1000 / replays!,
      unit: 'ms',
      beside: 'limit',
      theirs: 5,
      wanted: 1,
      atMost: true,
    },
  ];
}
