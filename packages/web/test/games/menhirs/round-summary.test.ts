/** The television's text about a round: a tile may, must or may not be taken. */
import { menhirs, type menhirsKit } from '@speeltafel/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { fakeBrowser } from '../../browser.ts';

fakeBrowser();
const { roundSummary } = await import('../../../src/games/menhirs/play/round-summary.ts');
const { sidesOf } = await import('../../../src/games/menhirs/sides.ts');
const { say } = await import('../../../src/games/menhirs/words.ts');
const { speak } = await import('../../../src/i18n/language.ts');
beforeAll(() => speak('en'));

const SCHEDULE: menhirsKit.Schedule = [[4, 6], [4]];

function about(text: string, look: string | null = null): string {
  const position = menhirs.parsePosition(text);
  if (!position.ok) throw new Error(position.refusal.message);
  const view = menhirs.view(position.value, null);
  const shown = { ...view, options: { ...view.options, schedule: SCHEDULE } };
  return roundSummary({ shown: () => shown, sideOf: sidesOf(look) });
}
const adam = (round: number): string => about(`adam a1.b1.d6.f4.g3 a1.d3 1/${round}/1/move 1/1 -`);

describe('in Adam Way', () => {
  test('a tile may be taken in rounds 11 to 3 and must be taken in 2 and 1', () => {
    for (const round of [11, 3]) expect(adam(round)).toBe(`${say().stageMove} ${say().stageMoveIf}`);
    for (const round of [2, 1]) expect(adam(round)).toBe(`${say().stageMove} ${say().stageMust}`);
  });
});

describe('in 2.0', () => {
  const up = (round: number, look: string | null = null): string =>
    about(`v2 a1.b1.d6.f4.g3 a1.d3.d5.e2 1/${round}/1/move 0/0 -`, look);

  test('tiles are taken only in the rounds of the table, by the players it names', () => {
    expect(up(1)).toBe(say().stageMove);
    expect(up(4)).toBe(`${say().stageMove}. ${say().stageTake}`);
    expect(up(6)).toBe(`${say().stageMove}. ${say().stageTakeNorth}`);
  });

  test('the start player is named after their side', () => {
    expect(up(6, 'south')).toBe(`${say().stageMove}. ${say().stageTakeSouth}`);
  });
});
