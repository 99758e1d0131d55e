import { floors, fromSeed, floorsKit as kit } from '@speeltafel/rules';
import { floorsTable } from '@speeltafel/table';
import { createRoot } from 'solid-js';
import { expect, test } from 'vitest';
import { fakeBrowser } from '../../browser.ts';

fakeBrowser();
const { createLaying } = await import('../../../src/games/floors/play/laying.ts');
const { createPractice, seatsAround } = await import('../../../src/session/practice.ts');

const sq = (name: string): kit.Square => kit.parseSquare(name)!;

function begun(open = true) {
  const options = floors.options({ players: 2, setup: 'lay' });
  if (!options.ok) throw new Error(options.refusal.message);
  const position = floors.start(options.value, fromSeed('0123456789abcdef'.repeat(2)));
  return createRoot(() => {
    const session = createPractice(floorsTable, options.value, position, seatsAround([1, 2], 1, 'guest'));
    const laid = () => kit.makeTiles(session.position().tiles);
    return { laying: createLaying(session, () => (open ? session.position().turn : null)), laid };
  });
}

test('the stock is listed by kind, without kinds that are used up', () => {
  const { laying, laid } = begun();
  expect(laying.stock().map(({ kind, count }) => `${count}${kind}`)).toEqual([
    ...['3s', '2c', '4r', '2h', '1P', '1H', '21', '22'],
  ]);
  laying.choose('P');
  laying.tap(sq('h6'));
  laying.lay();
  expect(laid()).toBe('P@h6');
  expect(laying.stock().map(({ kind }) => kind)).not.toContain('P');
  expect([laying.kind(), laying.tile()]).toEqual([null, null]);
});

test('a tap without a selected tile lays the first of the stock', () => {
  const { laying, laid } = begun();
  laying.tap(sq('h6'));
  expect(laying.tile()).toEqual({ kind: 's', square: sq('h6') });
  laying.drop();
  expect(laying.tile()).toBeNull();
  laying.lay();
  expect(laid()).toBe('-');
});

test('a teleporter starts facing east and turns by quarters; the long pool alternates between two orientations', () => {
  const { laying } = begun();
  const turns = (kind: kit.StockKind): string[] => {
    laying.choose(kind);
    laying.tap(sq('h6'));
    return Array.from({ length: 4 }, () => {
      const text = kit.makeTile(laying.tile()!);
      laying.turn();
      return text;
    });
  };
  expect(turns('1')).toEqual(['1>@h6', '1v@h6', '1<@h6', '1^@h6']);
  expect(turns('H')).toEqual(['H@h6', 'V@h6', 'H@h6', 'V@h6']);
  expect(turns('P')).toEqual(['P@h6', 'P@h6', 'P@h6', 'P@h6']);
});

test('only tiles with a direction can be turned', () => {
  const { laying } = begun();
  const turnable = kit.STOCK_KINDS.filter((kind) => {
    laying.choose(kind);
    return laying.canTurn();
  });
  expect(turnable).toEqual(['H', '1', '2']);
});

test('an illegal tile is not laid, and the reason names its square', () => {
  const { laying, laid } = begun();
  const why = (kind: kit.StockKind, square: string): string => {
    laying.choose(kind);
    laying.tap(sq(square));
    laying.lay();
    return `${laying.no()?.refusal.code} ${kit.makeSquare(laying.no()!.square)}`;
  };
  expect(why('s', 'a11')).toBe('kept-free a11');
  expect(why('H', 'o6')).toBe('hangs-over o6');
  expect(laid()).toBe('-');
});

test('a player who is not to act lays nothing', () => {
  const { laying, laid } = begun(false);
  laying.choose('s');
  laying.tap(sq('h6'));
  expect([laying.kind(), laying.tile()]).toEqual([null, null]);
  laying.lay();
  expect(laid()).toBe('-');
});
