/** Games with Firefox's accessibility tree, Tab and Enter alone; `spoken.test.ts` plays the same ones in Chromium. */
import { floorsTable, menhirsTable } from '@speeltafel/table';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { findFirefox } from '../../../scripts/engines.mjs';
import { expectCalm } from './harness/engines/engine.ts';
import { opened } from './harness/engines/engine-tests.ts';
import { type Firefox, startFirefox } from './harness/engines/firefox.ts';
import { spokenInFirefox } from './harness/engines/firefox-spoken.ts';
import { savedAs } from './harness/game.ts';
import { hearFloors, hearMenhirs, lateInFloors, untimed } from './harness/spoken-games.ts';

describe.skipIf(findFirefox() === undefined)('in Firefox', () => {
  let firefox: Firefox;
  beforeAll(async () => {
    firefox = await startFirefox({ system: true });
  });
  afterAll(() => firefox?.close());

  async function heard(id: string, storage: Readonly<Record<string, string>>) {
    const page = await opened(firefox, `#/play/${id}`, storage);
    await page.resize(1280, 800);
    return { page, spoken: await spokenInFirefox(firefox, page) };
  }

  test('Menhirs from its first turn to its result, as it is spoken', async () => {
    const { page, spoken } = await heard('m', savedAs(menhirsTable, 'm', untimed()));
    await hearMenhirs(spoken, 'm');
    await expectCalm(page);
  });

  test('Finstere Flure to its result, as it is spoken', async () => {
    const { page, spoken } = await heard('f', savedAs(floorsTable, 'f', lateInFloors()));
    await hearFloors(spoken, 'f');
    await expectCalm(page);
  });
});
