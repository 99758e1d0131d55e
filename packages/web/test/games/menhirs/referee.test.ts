import { menhirsKit } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import {
  isClaimJust,
  isMoveLegal,
  type Move,
  whichTakings,
} from '../../../src/games/menhirs/companion/referee/answers.ts';
import {
  canHaveMoved,
  type Draft,
  EMPTY_DRAFT,
  fits,
  makeDraft,
  parseDraft,
} from '../../../src/games/menhirs/companion/referee/drawn-position.ts';

const { DIRECTIONS, makePlaces } = menhirsKit;

function places(text: string): number {
  const set = menhirsKit.parsePlaces(text.replaceAll(' ', '.'));
  if (!set.ok) throw new Error(set.refusal.message);
  return set.value;
}

function draw(drawn: { menhirs: string; fog: string; moved?: string; heading?: string; tile?: string }): Draft {
  return {
    ...EMPTY_DRAFT,
    menhirs: places(drawn.menhirs),
    fog: places(drawn.fog),
    moved: drawn.moved ? places(drawn.moved) : 0,
    heading: drawn.heading ? DIRECTIONS.indexOf(drawn.heading as 'N') : 0,
    tile: drawn.tile ? places(drawn.tile) : 0,
  };
}

const told = (moves: readonly Move[]): string[] =>
  moves.map(({ set, direction }) => `${makePlaces(set)}:${DIRECTIONS[direction]}`).toSorted();

function claim(draft: Draft) {
  const answer = isClaimJust(draft);
  if (!answer.ok) throw new Error(answer.refusal.message);
  return answer.value;
}

function takings(draft: Draft) {
  const answer = whichTakings(draft);
  if (!answer.ok) throw new Error(answer.refusal.message);
  return { threats: told(answer.value.threats), stopping: makePlaces(answer.value.stopping) };
}

function legal(draft: Draft, set: string, direction: (typeof DIRECTIONS)[number]) {
  const answer = isMoveLegal(draft, places(set), DIRECTIONS.indexOf(direction));
  if (!answer.ok) throw new Error(answer.refusal.message);
  return answer.value.legal ? 'legal' : answer.value.refusal.code;
}

describe('E2, trapped', () => {
  const after = draw({ menhirs: 'a2 a3 b2 d1 f4', fog: 'a3 b1 b2 b3 c3 d4 f3', moved: 'f3', heading: 'N' });

  test('Y wins by moving the cluster NE or SE, so a claim is just', () => {
    const answer = claim(after);
    expect(answer.verdict).toBe('just');
    expect(answer.verdict === 'just' && told(answer.moves)).toEqual(['a3.b1.b2.b3.c3.d4:NE', 'a3.b1.b2.b3.c3.d4:SE']);
  });

  test('the only taking that stops it is b3', () => {
    expect(takings(after).stopping).toBe('b3');
  });

  test('taking b3 does not prevent a claim, because the tile comes back', () => {
    const taken = draw({
      menhirs: 'a2 a3 b2 d1 f4',
      fog: 'a3 b1 b2 c3 d4 f3',
      moved: 'f3',
      heading: 'N',
      tile: 'b3',
    });
    expect(claim(taken)).toMatchObject({ verdict: 'just', back: places('b3') });
    expect(takings(taken).stopping).toBe('b3');
  });
});

describe('E2b, with a split', () => {
  const after = draw({ menhirs: 'b4 c2 d3 f2 f4', fog: 'a1 a2 a3 b2 c2 d3 f1', moved: 'f1', heading: 'N' });

  test('Y wins by splitting off b2 c2 d3, N or S', () => {
    const answer = claim(after);
    expect(answer.verdict === 'just' && told(answer.moves)).toEqual(['b2.c2.d3:N', 'b2.c2.d3:S']);
  });

  test('only taking d3 stops it: six become five', () => {
    expect(takings(after).stopping).toBe('d3');
  });
});

describe('E3, claim pitfall', () => {
  // d1 e1 f1 moved SE and is now on e1 f1 g1, and g1 was taken.
  const taken = draw({ menhirs: 'c3 c4 e2 e5 f1', fog: 'e1 f1', moved: 'e1 f1 g1', heading: 'SE', tile: 'g1' });

  test('the claim brings g1 back, the way back is ko, so the claim is unjust', () => {
    expect(claim(taken)).toMatchObject({ verdict: 'unjust', no: { why: 'stuck' }, back: places('g1') });
    expect(legal({ ...taken, fog: taken.fog | taken.tile, tile: 0 }, 'e1 f1 g1', 'NW')).toBe('ko');
  });

  test('without a claim Y plays e1 f1 NW and wins', () => {
    const answer = claim(taken);
    expect(answer.verdict === 'unjust' && told(answer.without)).toContain('e1.f1:NW');
  });
});

describe('E4, merged ko', () => {
  const after = draw({
    menhirs: 'a1 a2 c3 g2 g3',
    fog: 'c3 c4 d4 d5 e2 e3 e4',
    moved: 'c3 c4 d4 d5',
    heading: 'SE',
  });

  test('exactly those four tiles may not move back NW', () => {
    expect(legal(after, 'c3 c4 d4 d5', 'NW')).toBe('ko');
  });

  test('other sets may move back', () => {
    for (const set of ['c3 c4 d4', 'c3 c4 d5', 'c3 d4 e2 e3', 'c3 c4 d4 d5 e2 e3 e4'])
      expect(legal(after, set, 'NW')).toBe('legal');
  });
});

describe('ko', () => {
  test('a claim is unjust if the only winning move would undo the last one', () => {
    const caught = draw({ menhirs: 'd6 e5 c5', fog: 'd6', moved: 'd6', heading: 'S' });
    expect(claim(caught)).toMatchObject({ verdict: 'unjust', no: { why: 'ko' } });
  });
});

describe('why a move is not legal', () => {
  const row = draw({ menhirs: 'a1 c1', fog: 'c1 d1 e1 f1 g1' });
  const six = draw({ menhirs: 'a1', fog: 'c3 d3 d4 e3 e4 f3' });

  test('split, edge, no fog, torn', () => {
    expect(legal(row, 'c1 d1 e1', 'S')).toBe('split');
    expect(legal(row, 'c1 d1 e1 f1 g1', 'N')).toBe('edge');
    expect(legal(row, 'a1', 'S')).toBe('no-fog');
    expect(legal(six, 'c3 d3 d4', 'N')).toBe('legal');
    expect(legal(six, 'd3 d4', 'N')).toBe('split');
    expect(legal(six, 'd3 d4 e3', 'N')).toBe('split');
    expect(legal(six, 'd3 d4 e4', 'S')).toBe('split');
    expect(legal(six, 'c3 f3 e4', 'S')).toBe('split');
  });
});

describe('drawing', () => {
  test('a claim against the last move of round 1 is impossible, as in 2.0', () => {
    const last = { ...draw({ menhirs: 'a1', fog: 'a1', moved: 'a1', heading: 'N' }), round: 1 };
    expect(claim(last)).toMatchObject({ verdict: 'impossible' });
    expect(claim({ ...last, round: 5, variant: 'v2' })).toMatchObject({
      verdict: 'impossible',
      refusal: { code: 'claims-off' },
    });
  });

  test('menhirs under two clusters cannot be freed by one move', () => {
    const apart = draw({ menhirs: 'a1 g3', fog: 'a1 g3 d6', moved: 'd6', heading: 'S' });
    expect(claim(apart)).toMatchObject({ verdict: 'unjust', no: { why: 'apart' } });
  });

  test('a drawing survives the round trip through an address', () => {
    const drawn = draw({
      menhirs: 'a2 a3 b2 d1 f4',
      fog: 'a3 b1 b2 c3 d4 f3',
      moved: 'f3',
      heading: 'N',
      tile: 'b3',
    });
    for (const player of [1, 2]) {
      const draft = { ...drawn, player };
      expect(parseDraft(makeDraft(draft))).toEqual(draft);
    }
    expect(parseDraft('nonsense')).toBeUndefined();
  });

  test('too many pieces are refused, and so is a last move from off the moor', () => {
    expect(fits({ ...EMPTY_DRAFT, fog: 1, menhirs: places('a1 a2 a3 b1 b2') })).toBe(true);
    expect(fits({ ...EMPTY_DRAFT, fog: 1, menhirs: places('a1 a2 a3 b1 b2 b3') })).toBe(false);
    expect(canHaveMoved({ ...EMPTY_DRAFT, fog: 1 }, 1, DIRECTIONS.indexOf('S'))).toBe(false);
    expect(canHaveMoved({ ...EMPTY_DRAFT, fog: 1 }, 1, DIRECTIONS.indexOf('N'))).toBe(true);
  });
});
