import { floors, floorsKit as kit } from '@speeltafel/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../browser.ts';

fakeBrowser();
const { cardName, mark, partsOf, spoken, tell, tileName, walkSentences } = await import(
  '../../../src/games/floors/play/sentences.ts'
);
const { speak } = await import('../../../src/i18n/language.ts');
beforeAll(() => speak('en'));

describe('a sentence with tokens', () => {
  const lena = { player: 1, shows: 4, moved: true };
  const mia = { player: 0, shows: 1, moved: false };

  it('is split into words and tokens', () => {
    expect(partsOf(`${mark(lena)} and ${mark(mia)} tie.`)).toEqual([lena, ' and ', mia, ' tie.']);
    expect(partsOf('Nobody is seen.')).toEqual(['Nobody is seen.']);
  });

  it('is spoken with their names and starts with a capital', () => {
    const name = ({ shows }: { readonly shows: number }): string => `your ${shows}`;
    expect(spoken(`${mark(lena)} waits.`, name)).toBe('Your 4 waits.');
    expect(spoken('', name)).toBe('');
  });
});

const inWords = (text: string): string => spoken(text, ({ player, shows }) => `${'AB'[player]}${shows}`);

function read(text: string): kit.Position {
  const position = kit.parsePosition(text);
  if (!position.ok) throw new Error(position.refusal.message);
  return position.value;
}

describe('a step of the monster', () => {
  /** The step and the look after it. */
  function step(monster: string, tiles: string, tokens: string): readonly string[] {
    const position = read(`1/3/A/A/monster ${monster} ${tiles} ${tokens} 5.7.7.8.8.10.h1.h2`);
    const walk = kit.trace(new kit.Match(position), { steps: 1, hits: Number.POSITIVE_INFINITY });
    return walkSentences(walk, position).map(inWords);
  }

  it.each([
    ['-', '-', 'Sees nobody and goes straight on.'],
    ['-', 'A1h6', 'A1 is nearest, straight ahead, 3 squares away.'],
    ['-', 'A1f6', 'A1 is nearest, right in front of it. Snap! A1 is eaten.'],
    ['-', 'A1e8,B1h6', 'Turns left: A1 is nearest, 2 squares away.'],
    ['-', 'A1e5,B1e8', 'Turns right: A1 is nearest, right beside it. Snap! A1 is eaten.'],
    ['-', 'A1e4,B1e8', 'B1 and A1 are equally near, 2 squares: a tie, straight on.'],
    ['r@f6', '-', 'Sees nobody and goes straight on. The turning stone sends it right.'],
    ['h@f6', '-', 'Sees nobody and goes straight on. The 180° turning stone sends it back.'],
    ['s@f6', '-', 'Sees nobody and goes straight on. Pushes a stone.'],
    ['c@f6', 'A1g6', 'A1 is nearest, straight ahead, 2 squares away. A1 is pushed. Pushes a crystal.'],
    ['1>@f6,1v@k4', '-', 'Sees nobody and goes straight on. Teleporter I: out again on k4.'],
    ['2>@f6,2v@k4', '-', 'Sees nobody and goes straight on. Teleporter II: out again on k4.'],
    ['P@f6', '-', 'Sees nobody and goes straight on. Slides across the blood.'],
  ])('with %s and %s', (tiles, tokens, sentence) => {
    expect(step('e6E', tiles, tokens)[0]).toBe(sentence);
  });

  it('between turn stones goes nowhere', () => {
    expect(step('e6E', 'r@f6,r@e5,r@d6,r@e7', '-')[0]).toMatch(
      / Turning stones on every side: it stays where it is\.$/,
    );
  });

  it('over the edge names the letter on the wall, and pieces pushed off are gone or eaten', () => {
    expect(step('p6E', '-', '-')[0]).toBe('Sees nobody and goes straight on. Through the wall at V, in again on a6.');
    expect(step('o6E', 's@p6', '-')[0]).toBe('Sees nobody and goes straight on. Pushes a stone out of the game.');
    expect(step('n6E', 'c@o6', 'A1p6')[0]).toMatch(
      /A1 is pushed off the board: that counts as eaten\. Pushes a crystal\.$/,
    );
  });

  it.each([
    ['-', 'Stops and looks straight on.'],
    ['A1j6', 'Stops and looks straight on.'],
    ['A1f8', 'Stops and turns left: A1 is nearest.'],
    ['A1f4', 'Stops and turns right: A1 is nearest.'],
    ['A1f4,B1f8', 'Stops and looks straight on.'],
    ['A1f8,B1h6', 'Stops and looks straight on.'],
    ['A1f4,B1h6', 'Stops and looks straight on.'],
  ])('ends with a look: %s', (tokens, sentence) => {
    expect(step('e6E', '-', tokens)[1]).toBe(sentence);
  });
});

describe('an action', () => {
  function told(text: string, action: string): readonly string[] {
    const position = read(text);
    const parsed = floors.parseAction(action, position);
    if (!parsed.ok) throw new Error(parsed.refusal.message);
    const next = floors.play(position, parsed.value.seat, parsed.value.action, 0);
    if (!next.ok) throw new Error(next.refusal.message);
    return tell(position, next.value, { ...parsed.value, at: 0 }, (seat) => `Nr ${seat}`).map(
      ({ text: said, step }) => (step === null ? '' : `${step}. `) + inWords(said),
    );
  }
  const move = (action: string): readonly string[] =>
    told("1/3/A/A/tokens h11E - A1-,A5a11,A4e6,A4c3',B1- 5.7.7.8.8.10.h1.h2", action);

  it('of a token is one sentence', () => {
    expect(move('A4:e5-e4')).toEqual(['A4 goes to e4.']);
    expect(move('A4:.')).toEqual(['A4 stays on e6.']);
    expect(move('A1:p1')).toEqual(['A1 comes in and goes to p1.']);
    expect(move('A1:.')).toEqual(['A1 waits outside.']);
    expect(move('A5:exit')).toEqual(['A5 is out in the morning sun!']);
  });

  it('of a card has the card, every numbered step and the last look', () => {
    const walk = told("1/3/A/A/monster e6E - A1n9' 5.7.7.8.8.10.h1.h2", 'card 5');
    expect(walk).toHaveLength(7);
    expect(walk[0]).toContain(cardName('5', false));
    expect(walk.map((sentence) => sentence.slice(0, 2))).toEqual([
      walk[0]!.slice(0, 2),
      '1.',
      '2.',
      '3.',
      '4.',
      '5.',
      'St',
    ]);
  });

  it('that ends stage 1 says so', () => {
    const last = told("1/7/A/A/monster e6E - A1n9' 5.7", 'card 5').at(-1);
    expect(last).toBe('Stage 2 begins. Figures that are eaten now are out of the game.');
    expect(told("1/6/A/A/monster e6E - A1n9' 5.7.8", 'card 5').at(-1)).not.toBe(last);
  });
});

it('the 5 has another name if it counts as three hits; a pool has one name in both orientations', () => {
  expect(cardName('5', true)).not.toBe(cardName('5', false));
  expect(cardName('7', true)).toBe(cardName('7', false));
  expect(tileName({ kind: 'V' })).toBe(tileName({ kind: 'H' }));
  expect(tileName({ kind: 1 })).not.toBe(tileName({ kind: 2 }));
});
