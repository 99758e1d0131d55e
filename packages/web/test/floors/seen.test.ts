import { floors, fromSeed, floorsKit as kit } from '@speeltafel/rules';
import { floorsTable } from '@speeltafel/table';
import { createRoot } from 'solid-js';
import { expect, test } from 'vitest';
import { fakePictures } from '../browser.ts';

const picture = fakePictures();
const { createModel } = await import('../../src/floors/play/model.ts');
const { createSeen } = await import('../../src/floors/play/seen.ts');
const { createPractice, seatsAround } = await import('../../src/practice/session.ts');
await (await import('../../src/words/language.ts')).wordsReady();

function begun() {
  const options = floors.options({ players: 2 });
  if (!options.ok) throw new Error(options.refusal.message);
  const position = floors.start(options.value, fromSeed('0123456789abcdef'.repeat(2)));
  return createRoot(() => {
    const session = createPractice(
      floorsTable,
      options.value,
      position,
      seatsAround([1, 2], position.turn + 1, 'guest'),
    );
    const model = createModel(session);
    const token = position.tokens.find(({ player, shows }) => player === position.turn && shows > 2);
    return { turn: model.turn, seen: createSeen(model, () => false), token: token! };
  });
}

test('the ring follows a touch at once, the way and the squares around come after the picture', async () => {
  const { turn, seen, token } = begun();
  turn.choose(token);
  expect(seen.hand()).toBe(kit.WAITING);
  expect([seen.path(), seen.lit()]).toEqual([null, []]);
  await picture();
  expect(seen.path()?.places).toEqual([kit.WAITING]);
  expect(seen.lit()).toEqual([kit.ENTRANCE]);
  turn.tap(kit.ENTRANCE);
  expect([seen.hand(), seen.path()?.places]).toEqual([kit.ENTRANCE, [kit.WAITING]]);
  await picture();
  expect(seen.path()?.places).toEqual([kit.WAITING, kit.ENTRANCE]);
  turn.drop();
  expect(seen.hand()).toBeNull();
  await picture();
  expect(seen.path()).toBeNull();
});
