/** Drawing the path of a token by taps and by dragging. */
import { floors, floorsKit as kit } from '@speeltafel/rules';
import { floorsTable } from '@speeltafel/table';
import { createRoot } from 'solid-js';
import { afterEach, describe, expect, test } from 'vitest';
import { fakePictures } from '../../browser.ts';

const picture = fakePictures();
const { createTurn } = await import('../../../src/games/floors/play/token-turn.ts');
const { createPractice, seatsAround } = await import('../../../src/session/practice.ts');
const { changeSettings } = await import('../../../src/settings/settings.ts');

const sq = (name: string): kit.Square => kit.parseSquare(name)!;

/** The turn of player A in a hall with these tiles and tokens. */
function turnWith(tokens: string, tiles = '-') {
  const position = kit.parsePosition(`1/3/A/A/tokens h11E ${tiles} ${tokens} 5.7.7.8.8.10.h1.h2`);
  const options = floors.options({ players: 2 });
  if (!position.ok || !options.ok) throw new Error('The position or the options are invalid.');
  const session = createRoot(() =>
    createPractice(floorsTable, options.value, position.value, seatsAround([1, 2], 1, 'guest')),
  );
  const turn = createRoot(() => createTurn(session, () => 0));
  const played = () => session.table().course.played.map(({ action }) => floors.makeAction(action, position.value, 1));
  const hold = (name: string): void => {
    turn.tap(sq(name));
    if (turn.draft()?.at !== sq(name)) throw new Error(`no token to pick up on ${name}`);
  };
  return { turn, played, hold };
}

afterEach(() => changeSettings({ confirm: true }));

describe('a tap', () => {
  test("on an empty square, another player's token or a moved one says why nothing is picked up", () => {
    const { turn } = turnWith("A3-,A4e6,A5g6',B1f6");
    const why = (name: string): string | undefined => {
      turn.tap(sq(name));
      return turn.no()?.refusal.code;
    };
    expect([why('c3'), why('f6'), why('g6')]).toEqual(['empty', 'not-yours', 'cannot-move']);
    expect(turn.chosen()).toBeNull();
  });

  test('on the entrance picks up a token waiting outside', () => {
    const { turn } = turnWith('A3-,A4e6,B1f6');
    turn.tap(kit.ENTRANCE);
    expect(turn.chosen()).toMatchObject({ player: 0, shows: 3, from: kit.WAITING });
  });

  test('on the selected token deselects it as long as no path is drawn', () => {
    const { turn, hold } = turnWith('A4e6,B1f6');
    hold('e6');
    turn.tap(sq('e6'));
    expect(turn.chosen()).toBeNull();
    hold('e6');
    turn.tap(sq('e5'));
    turn.tap(sq('e5'));
    expect(turn.path()).toEqual([sq('e5')]);
  });

  test('on another own token selects that one, until a path is drawn', () => {
    const { turn, hold } = turnWith('A3g6,A4e6,B1-');
    hold('e6');
    turn.tap(sq('g6'));
    expect(turn.chosen()?.shows).toBe(3);
    turn.tap(sq('g5'));
    turn.tap(sq('e6'));
    expect(turn.chosen()?.shows).toBe(3);
  });

  test('on the exit moves a token standing there out', async () => {
    const { turn, played, hold } = turnWith('A4a11,B1f6');
    hold('a11');
    turn.tap(sq('a11'));
    expect(turn.path()).toEqual([kit.OUT]);
    turn.stop();
    await picture();
    expect(played()).toEqual(['A4:exit']);
  });

  test('on an unreachable square gives the reason of the rules and keeps the path', () => {
    const { turn, hold } = turnWith('A1e6,B1f6', 's@e5,s@e4');
    hold('e6');
    const why = (name: string): string | undefined => {
      turn.tap(sq(name));
      return turn.no()?.refusal.code;
    };
    expect([why('e5'), why('f6'), why('h8')]).toEqual(['push-blocked', 'ends-on-token', 'not-next']);
    expect(turn.path()).toEqual([]);
    turn.tap(sq('d6'));
    expect([turn.no(), turn.path()]).toEqual([null, [sq('d6')]]);
  });
});

describe('a drawn path', () => {
  test('is undone step by step until the token is deselected, or all at once', () => {
    const { turn, hold } = turnWith('A4e6,B1-');
    hold('e6');
    turn.tap(sq('e5'));
    turn.tap(sq('f5'));
    turn.back();
    expect(turn.path()).toEqual([sq('e5')]);
    turn.tap(sq('f5'));
    turn.restart();
    expect([turn.path(), turn.draft()?.at]).toEqual([[], sq('e6')]);
    turn.back();
    expect(turn.chosen()).toBeNull();
  });

  test('cannot end on another token', async () => {
    const { turn, played, hold } = turnWith('A4e6,B1e5');
    hold('e6');
    turn.tap(sq('e5'));
    turn.stop();
    await picture();
    expect(played()).toEqual([]);
    turn.tap(sq('e4'));
    turn.stop();
    await picture();
    expect(played()).toEqual(['A4:e5-e4']);
  });

  test('is played with its last point if confirmation is off', async () => {
    changeSettings({ confirm: false });
    const { turn, played, hold } = turnWith('A2e6,B1-');
    hold('e6');
    turn.tap(sq('e5'));
    await picture();
    expect(played()).toEqual([]);
    turn.tap(sq('e4'));
    await picture();
    expect(played()).toEqual(['A2:e5-e4']);
  });
});

describe('a drag', () => {
  test('picks a token up, and its press does not count as a tap', () => {
    const { turn } = turnWith('A4e6,B1f6');
    expect([turn.drag.start(sq('c3')), turn.drag.start(sq('f6')), turn.drag.start(sq('e6'))]).toEqual([
      false,
      false,
      true,
    ]);
    turn.tap(sq('e6'));
    expect(turn.draft()?.at).toBe(sq('e6'));
    turn.tap(sq('e6'));
    expect(turn.chosen()).toBeNull();
    turn.drag.start(sq('e6'));
    turn.drag.end();
    turn.tap(sq('e6'));
    expect(turn.chosen()).toBeNull();
  });

  test('draws square by square, and undoes steps when it goes back', () => {
    const { turn } = turnWith('A4e6,B1-');
    turn.drag.start(sq('e6'));
    for (const name of ['e5', 'e4', 'f4']) turn.drag.enter(sq(name));
    expect(turn.path()).toEqual(['e5', 'e4', 'f4'].map(sq));
    turn.drag.enter(sq('e5'));
    expect(turn.path()).toEqual([sq('e5')]);
    turn.drag.enter(sq('e6'));
    expect(turn.path()).toEqual([]);
  });

  test('continues only from the end of the path', () => {
    const { turn } = turnWith('A3g6,A4e6,B1-');
    turn.drag.start(sq('e6'));
    turn.drag.enter(sq('e5'));
    expect([turn.drag.start(sq('g6')), turn.drag.start(sq('e5'))]).toEqual([false, true]);
  });

  test('over blood that the token slid across changes nothing', () => {
    const { turn } = turnWith('A4e6,B1-', 'P@f7');
    turn.drag.start(sq('e6'));
    turn.drag.enter(sq('f6'));
    expect(turn.path()).toEqual([sq('h6')]);
    turn.drag.enter(sq('g6'));
    expect([turn.path(), turn.no()]).toEqual([[sq('h6')], null]);
  });

  test('brings a selected waiting token in only from the entrance', () => {
    const { turn } = turnWith('A3-,B1-');
    turn.tap(kit.ENTRANCE);
    expect(turn.drag.start(sq('o1'))).toBe(false);
    expect(turn.drag.start(kit.ENTRANCE)).toBe(true);
    expect(turn.path()).toEqual([kit.ENTRANCE]);
  });
});
