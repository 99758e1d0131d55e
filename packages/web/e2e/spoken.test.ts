/**
 * Games with Chromium's accessibility tree, Tab and Enter alone; `spoken-firefox.test.ts` plays the same ones in
 * Firefox.
 */
import { floorsKit as kit, menhirsKit } from '@speeltafel/rules';
import { floorsTable, menhirsTable, waitsFor } from '@speeltafel/table';
import { describe, expect } from 'vitest';
import floorsWords from '../src/games/floors/words/en.ts';
import words from '../src/games/menhirs/words/en.ts';
import { begun, keptOn, positionOf, savedAs, untilLater } from './harness/game.ts';
import { DESKTOP, pageTest } from './harness/page-test.ts';
import { advanced } from './harness/screens.ts';
import { spokenInChromium, tabAndEnter } from './harness/spoken.ts';
import {
  exactly,
  hearFloors,
  hearMenhirs,
  lateInFloors,
  onSquare,
  TWO,
  untilAnnounced,
  untimed,
} from './harness/spoken-games.ts';

pageTest('Menhirs from its first turn to its result', DESKTOP, async ({ open }) => {
  const page = await open('#/play/m', { storage: savedAs(menhirsTable, 'm', untimed()) });
  await hearMenhirs(await spokenInChromium(page), 'm');
});

pageTest('Finstere Flure to its result', DESKTOP, async ({ open }) => {
  const page = await open('#/play/f', { storage: savedAs(floorsTable, 'f', lateInFloors()) });
  await hearFloors(await spokenInChromium(page), 'f');
});

describe('a claim by Tab and Enter alone', () => {
  for (const motion of [false, true]) {
    pageTest(motion ? 'with motion' : 'without motion', DESKTOP, async ({ open }) => {
      const table = advanced(untimed(), (now) => positionOf(now).state.phase === menhirsKit.TAKING);
      const page = await open('#/play/m', { storage: savedAs(menhirsTable, 'm', table), motion });
      const spoken = await spokenInChromium(page);
      await tabAndEnter(spoken, new RegExp(`^(${words.claim}|${words.claimHold}|${words.claimShort})`));
      expect((await keptOn(menhirsTable, spoken, 'm')).version).toBe(table.version);
      await tabAndEnter(spoken, new RegExp(`^${words.claimAgain}`));
      const claimed = await untilLater(menhirsTable, spoken, 'm', table.version);
      expect(claimed.course.played.at(-1)).toMatchObject({ seat: 2, action: { kind: 'claim' } });
      await untilAnnounced(spoken, words.claimed({ name: 'Ben', you: false }));
    });
  }
});

pageTest('tiles of Finstere Flure are laid by Tab and Enter alone', DESKTOP, async ({ open }) => {
  let table = begun(floorsTable, { players: 2, setup: 'lay' }, TWO);
  const page = await open('#/play/f', { storage: savedAs(floorsTable, 'f', table) });
  const spoken = await spokenInChromium(page);
  const square = (name: string): kit.Square => kit.parseSquare(name)!;
  const kindOf = (tile: kit.Tile): string => floorsWords.tiles[kit.stockKindOf(tile)];
  const choose = (tile: kit.Tile) => tabAndEnter(spoken, new RegExp(`^${kindOf(tile)},`));
  const put = (tile: kit.Tile) => tabAndEnter(spoken, onSquare(tile.square));

  async function lay(tile: kit.Tile, quarters: number): Promise<void> {
    for (let turn = 0; turn < quarters; turn++) await tabAndEnter(spoken, exactly(floorsWords.turnTile));
    if (kit.isTeleporter(tile)) {
      await untilAnnounced(spoken, floorsWords.arrow(floorsWords.directions[tile.arrow]!));
    }
    const { name } = table.chairs.find(({ seat }) => seat === waitsFor(floorsTable, table)[0])!;
    await tabAndEnter(spoken, exactly(floorsWords.layHere));
    table = await untilLater(floorsTable, spoken, 'f', table.version);
    expect(table.course.played.at(-1)!.action).toEqual({ type: 'lay', tile });
    await untilAnnounced(spoken, floorsWords.lays(name, kindOf(tile), kit.makeSquare(tile.square)));
  }

  // To choose another square, choose the same kind again: that takes the tile off the floor.
  const stone = { kind: 's', square: square('d4') } as const;
  await choose(stone);
  await put({ ...stone, square: square('f5') });
  await choose(stone);
  await put(stone);
  await lay(stone, 0);
  // It lies across at first.
  const pool = { kind: 'V', square: square('h6') } as const;
  await choose(pool);
  await put(pool);
  await lay(pool, 1);
  // The arrow has the direction of the last tile, and rotates.
  const teleporter = { kind: 1, square: square('k8'), arrow: 0 } as const;
  await choose(teleporter);
  await put(teleporter);
  await lay(teleporter, 2);
});
