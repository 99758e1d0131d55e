/** Firefox, WebKit and Chromium play against each other. */
import { floors } from '@speeltafel/rules';
import { describe } from 'vitest';
import { findFirefox, findWebKit } from '../../../scripts/engines.mjs';
import onlineWords from '../src/features/online/words/en.ts';
import floorsOptions from '../src/games/floors/options/words/en.ts';
import floorsWords from '../src/games/floors/words/en.ts';
import { type EnginePage, exactly, expectCalm, fill, press, until, untilText } from './harness/engines/engine.ts';
import { opened, playFloors } from './harness/engines/engine-tests.ts';
import { startFirefox } from './harness/engines/firefox.ts';
import { startWebKit } from './harness/engines/webkit.ts';
import { sample as sampleFloors, show as showFloors, untilChoosing } from './harness/floors.ts';
import { pick } from './harness/game.ts';
import { floorsAt, openTableOn, ServerView, toInvitation } from './harness/online.ts';
import { DESKTOP, pageTest } from './harness/page-test.ts';

describe.skipIf(findFirefox() === undefined || findWebKit() === undefined)('three engines', () => {
  pageTest('play at one table', DESKTOP, async ({ open }) => {
    const engines = await Promise.all([startFirefox(), startWebKit()]);
    try {
      const ada = await open('');
      await toInvitation(ada, 'Finstere Flure', 'Ada');
      const link = await openTableOn(ada, async () => pick(ada, floorsOptions.count, '3'));
      const witness = await ServerView.at(link);
      const pages: EnginePage[] = [];
      for (const engine of engines) {
        const page = await opened(engine, `#/table/${witness.id}`);
        pages.push(page);
        await fill(page, exactly(onlineWords.yourName), engine.name);
        await press(page, exactly(onlineWords.sitDown));
        await until('the seat', async () => Number.isInteger(witness.seatOf(engine.name)));
      }
      await witness.until(({ start }) => start !== null);
      const moved = new Set<string>();
      while (moved.size < 3) {
        const position = witness.position(floors);
        const seat = floors.toAct(position)[0]!;
        const { length } = witness.told.played;
        const at = engines.findIndex(({ name }) => witness.seatOf(name) === seat);
        const action = sampleFloors(floorsAt(witness));
        if (at < 0) {
          await untilChoosing(ada);
          await showFloors(ada, action, position);
        } else {
          await untilText(pages[at]!, floorsWords.bringIn(true));
          await playFloors(pages[at]!, action, floorsAt(witness));
        }
        await witness.until(({ played }) => played.length > length);
        moved.add(engines[at]?.name ?? 'Chromium');
      }
      for (const page of pages) await expectCalm(page);
    } finally {
      await Promise.all(engines.map((engine) => engine.close()));
    }
  });
});
