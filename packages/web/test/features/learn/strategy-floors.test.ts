/** Proves the claims of the strategy course with the rules' own walks, for every turn and every card left. */
import { floors, floorsKit as kit, type Result } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import { MONSTER_STEPS } from '../../../src/games/floors/strategy/step-ids.ts';
import { deadlyCards, type MonsterStep, monsterSteps } from '../../../src/games/floors/strategy/steps.ts';
import type en from '../../../src/games/floors/strategy/words/en.ts';
import { byLanguage, type InAllLanguages, says } from '../../games/says.ts';

const words = byLanguage<typeof en>(
  import.meta.glob('../../../src/games/floors/strategy/words/??.ts', { eager: true, import: 'default' }),
);
const hint = (id: MonsterStep['id'], phrases: InAllLanguages): void =>
  says(words, ({ steps }) => steps[id].hint, phrases);
const done = (id: MonsterStep['id'], phrases: InAllLanguages): void =>
  says(words, ({ steps }) => steps[id].done, phrases);

function ok<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
}
const stepOf = (id: MonsterStep['id']): MonsterStep => monsterSteps.find((step) => step.id === id)!;
const positionOf = (id: MonsterStep['id']): kit.Position => ok(kit.parsePosition(stepOf(id).position));
const play = (position: kit.Position, ...texts: readonly string[]): kit.Position =>
  texts.reduce((now, text) => ok(floors.play(now, 1, ok(kit.parseAction(text, 0)).action, 0)), position);
const solved = (id: MonsterStep['id']): kit.Position => play(positionOf(id), ...stepOf(id).solution.split(' '));
/** Every position that the player's own turns can lead to. */
function* ends(position: kit.Position): Generator<kit.Position> {
  for (const action of floors.actions(position, 1, 0)) {
    const after = ok(floors.play(position, 1, action, 0));
    if (after.phase === 'tokens' && after.turn === 0) yield* ends(after);
    else yield after;
  }
}
const standsAt = ({ tokens }: kit.Position): string =>
  tokens
    .filter(({ player, moved, place }) => player === 0 && moved && kit.isOnBoard(place))
    .map(({ place }) => kit.makeSquare(place))
    .join();
/** The squares reached by the turns that the step accepts. */
const rightEnds = (id: MonsterStep['id']): string[] => {
  const right = [...ends(positionOf(id))].filter((end) => stepOf(id).judge(end).kind === 'done');
  return [...new Set(right.map(standsAt))].toSorted();
};
const eaten = (position: kit.Position): string[][] =>
  position.pile.map((card) => [...kit.walkOf(position, card).eaten].toSorted());
const firstLook = (position: kit.Position) => kit.walkOf(position, position.pile[0]!).steps[0]!.look;

test('the steps are in the order of their ids', () => {
  expect(monsterSteps.map(({ id }) => id)).toEqual(MONSTER_STEPS);
});

describe.each(monsterSteps)('$id', (step) => {
  const start = ok(kit.parsePosition(step.position));

  test('has as many cards as the round requires, and no one moves after the player’s turns', () => {
    expect(start.pile).toHaveLength(9 - start.round);
    expect(solved(step.id).phase).toBe('monster');
  });

  test('is completed by its solution, by few other turns, and not by staying in place', () => {
    const turns = step.solution.split(' ');
    for (const [i] of turns.entries()) {
      const verdict = step.judge(play(start, ...turns.slice(0, i + 1)));
      expect(verdict.kind).toBe(i === turns.length - 1 ? 'done' : 'going');
    }
    const all = [...ends(start)];
    const right = all.filter((end) => step.judge(end).kind === 'done');
    expect(right.length).toBeLessThan(all.length * 0.25);
    const still = all.find((end) =>
      end.tokens.every(({ place }) => start.tokens.some((token) => token.place === place)),
    )!;
    expect(step.judge(still).kind).toBe('wrong');
  });

  test('ends with the walk of a card that costs the player nothing, however it was solved', () => {
    const card = step.shown!;
    expect(start.pile).toContain(card);
    for (const end of ends(start)) {
      if (step.judge(end).kind === 'done') expect(deadlyCards(end)).not.toContain(card);
    }
  });

  test('explains a wrong turn with one of the cards left, and that card proves it', () => {
    for (const end of ends(start)) {
      const verdict = step.judge(end);
      if (verdict.kind !== 'wrong') continue;
      const { why } = verdict;
      expect(end.pile).toContain(why.card);
      const own = kit.walkOf(end, why.card).eaten.filter((token) => token.startsWith('A'));
      const theirs = kit.walkOf(end, why.card).eaten.filter((token) => token.startsWith('B'));
      if (why.reason === 'spared') expect([own, theirs]).toEqual([[], []]);
      else expect(own.length).toBeGreaterThan(0);
    }
  });
});

describe('the claims of the texts', () => {
  test('the hall shows names if the text mentions squares, rows or columns', () => {
    const names = /\b[a-p]\d|\b(?:row|column)\b/;
    const naming = monsterSteps.filter(({ id }) => names.test(Object.values(words.en.steps[id]).join(' ')));
    expect(naming.map(({ named }) => named)).toEqual(naming.map(() => true));
    expect(naming.length).toBeGreaterThan(3);
  });

  test('hide: two squares are safe from all four cards, one of them behind the stone next to the monster', () => {
    expect(rightEnds('hide')).toEqual(['h8', 'i7']);
    const end = solved('hide');
    expect(
      eaten(end)
        .flat()
        .some((token) => token.startsWith('A')),
    ).toBe(false);
    expect(firstLook(end).left).toBeNull();
    const bare = { ...end, tiles: end.tiles.filter(({ square }) => kit.makeSquare(square) !== 'h7') };
    expect(firstLook(bare).left).not.toBeNull();
    done('hide', {
      en: 'Two squares were safe from all four cards, this was one of them',
      nl: 'Twee vakjes waren veilig voor alle vier de kaarten, dit was er een van',
      de: 'Zwei Felder waren vor allen vier Karten sicher, dies war eines davon',
      fr: 'Deux cases étaient à l’abri des quatre cartes, et c’en était une',
    });
  });

  test('lure: the monster turns to the bait, and every card costs the other player a figure', () => {
    const end = solved('lure');
    expect([firstLook(end).facing, firstLook(end).why]).toEqual([kit.WEST, 'nearest']);
    expect(rightEnds('lure')).toEqual(['a5', 'b5']);
    expect([kit.makeSquare(positionOf('lure').monster), stepOf('lure').solution]).toEqual(['e5', 'A5:b5']);
    hint('lure', {
      en: 'Step into row 5, where the monster stands',
      nl: 'Stap in rij 5, waar het monster staat',
      de: 'Tritt in die Reihe 5, in der das Monster steht',
      fr: 'Entrez dans la rangée 5, celle du monstre',
    });
    for (const tokens of eaten(end)) {
      expect(tokens.some((token) => token.startsWith('B'))).toBe(true);
      expect(tokens.some((token) => token.startsWith('A'))).toBe(false);
    }
  });

  test('sight: only the push of the stone works, and then the monster sees the figure on i7', () => {
    expect(rightEnds('sight')).toEqual(['j6']);
    const [before, end] = [positionOf('sight'), solved('sight')];
    expect(firstLook({ ...before, phase: 'monster' }).left).toBeNull();
    expect([firstLook(end).facing, firstLook(end).why]).toEqual([kit.NORTH, 'nearest']);
    const stones = ({ tiles }: kit.Position): string[] => tiles.map(({ square }) => kit.makeSquare(square));
    expect([stones(before).includes('i6'), stones(end).includes('i6')]).toEqual([true, false]);
    expect(stepOf('sight').solution).toBe('A3:h6-i6-j6');
    hint('sight', {
      en: 'Go to h6, then on to j6: you push the stone along',
      nl: 'Ga naar h6 en dan door naar j6: je duwt de steen voor je uit',
      de: 'Geh nach h6 und dann weiter nach j6: Du schiebst den Stein vor dir her',
      fr: 'Allez en h6, puis jusqu’en j6 : vous poussez la pierre devant vous',
    });
  });

  test('count: no square is completely safe, one costs one card of four, and staying costs three', () => {
    const risks = [...ends(positionOf('count'))].map((end) => [standsAt(end), deadlyCards(end)] as const);
    expect(Math.min(...risks.map(([, cards]) => cards.length))).toBe(1);
    expect([...new Set(risks.filter(([, cards]) => cards.length === 1).map(([square]) => square))]).toEqual(['a10']);
    expect(deadlyCards(solved('count'))).toEqual(['10']);
    expect(risks.find(([square]) => square === 'a6')![1]).toHaveLength(3);
    done('count', {
      en: 'Only the 10 gets you here: one card in four instead of three',
      nl: 'Alleen de 10 pakt je hier: één kaart op de vier in plaats van drie',
      de: 'Nur die 10 erwischt dich hier: eine Karte von vieren statt drei',
      fr: 'Seul le 10 vous attrape ici : une carte sur quatre au lieu de trois',
    });
    const walked = kit.walkOf(solved('count'), '10').steps.map(({ square }) => kit.makeSquare(square));
    expect(walked).toEqual(['f7', 'e7', 'd7', 'c7', 'b7', 'a7', 'a8', 'a9', 'a10', 'a11']);
    hint('count', {
      en: 'The monster comes along row 7 into your column, and turns to you',
      nl: 'Het monster komt langs rij 7 in jouw kolom en draait naar je toe',
      de: 'Das Monster kommt auf der Reihe 7 in deine Spalte und dreht sich zu dir',
      fr: 'Le monstre arrive dans votre colonne par la rangée 7, et se tourne vers vous',
    });
  });

  test('hits: with one hit the monster takes one of their figures, with two hits two', () => {
    expect(eaten(solved('hits')).map((tokens) => tokens.map((token) => token[0]))).toEqual([['B'], ['B', 'B']]);
    expect(eaten({ ...positionOf('hits'), phase: 'monster' }).every((tokens) => tokens.includes('A4'))).toBe(true);
    done('hits', {
      en: 'With two hits it takes both of theirs',
      nl: 'Bij twee treffers zijn het er twee van hen',
      de: 'Bei zwei Treffern sind es zwei von ihnen',
      fr: 'Avec deux proies, il prend deux des leurs',
    });
    expect(stepOf('hits').solution).toBe('A4:f8-g8-h8-k8');
    hint('hits', {
      en: 'Go straight along row 8, through the blood',
      nl: 'Ga rechtdoor langs rij 8, door de bloedplas',
      de: 'Geh die Reihe 8 entlang, durch die Blutlache',
      fr: 'Suivez la rangée 8, par la flaque',
    });
  });

  test("early: the opponent has two figures out and two moved, so the last two turns are the player's", () => {
    const start = positionOf('early');
    expect(start.left).toEqual([1, 1]);
    expect(
      start.tokens.filter(({ player, moved, place }) => player === 1 && moved && kit.isOnBoard(place)),
    ).toHaveLength(2);
    const [first] = stepOf('early').solution.split(' ');
    expect(floors.toAct(play(start, first!))).toEqual([1]);
    for (const tokens of eaten(solved('early'))) expect(tokens.every((token) => token.startsWith('B'))).toBe(true);
    // Neither of the two turns alone is enough.
    for (const text of stepOf('early').solution.split(' ')) {
      for (const stay of ['A2:.', 'A3:.']) {
        if (stay.slice(0, 2) === text.slice(0, 2)) continue;
        expect(stepOf('early').judge(play(start, text, stay)).kind).toBe('wrong');
      }
    }
  });
});
