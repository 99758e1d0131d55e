import { floors, floorsKit, fromSeed } from '@speeltafel/rules';
import { bestRates } from './measure.ts';
import { below, unwrap } from './noise.ts';
import type { Row } from './print-table.ts';

const { CARDS, canMove, drawable, ENTRANCE, endTurn, EXIT, lift, Match, OUT, playCard, Reach, REFUSED } = floorsKit;
const { SHOWS, SQUARES, stepToken, walkLengthOf, TOKEN, WAITING, walk } = floorsKit;

const opening = floors.start(unwrap(floors.options({ players: 4 })), fromSeed('0'.repeat(32)));

/** The basic match with 8 to 16 tokens on random squares. */
function crowdedFloor(): floorsKit.Match {
  const taken = new Set(new Match(opening).tilesNow().flatMap((tile) => floorsKit.coveredBy(tile) ?? []));
  const somewhere = (): number => {
    for (;;) {
      const square = below(SQUARES);
      if (taken.has(square)) continue;
      taken.add(square);
      return square;
    }
  };
  const crowd = 8 + below(9);
  const tokens = opening.tokens.map((token, i) => (i < crowd ? { ...token, place: somewhere() } : token));
  return new Match({ ...opening, round: 3, phase: 'monster', monster: somewhere(), tokens });
}

const matches = Array.from({ length: 256 }, crowdedFloor);

function monsterWalk(): number {
  const match = matches[below(matches.length)]!;
  const mark = match.mark();
  walk(match, walkLengthOf(below(CARDS.length), false));
  match.undo(mark);
  return 1;
}

/** Moves a token in random directions within its points. It stays in place if the final square is occupied. */
function randomTurn(match: floorsKit.Match, token: number): void {
  const mark = match.mark();
  const from = lift(match, token);
  let at = from;
  for (let points = below(match.bytes[SHOWS + token]! + 1); points > 0 && at !== OUT; points--) {
    if (at === WAITING) at = match.monster === ENTRANCE ? at : ENTRANCE;
    else if (at === EXIT) at = OUT;
    else {
      const to = stepToken(match, at, below(4) as 0 | 1 | 2 | 3);
      if (to !== REFUSED) at = to;
    }
  }
  if (at < SQUARES && match.bytes[at]! >= TOKEN) {
    match.undo(mark);
    at = lift(match, token);
  }
  endTurn(match, token, at);
}

function randomGame(): number {
  const match = new Match(opening);
  while (!match.over) {
    if (match.phase === 'monster') {
      let card = below(CARDS.length);
      while (drawable(match, card) === 0) card = below(CARDS.length);
      playCard(match, card);
    } else {
      let token = below(match.tokens);
      while (match.ownerOf(token) !== match.turn || !canMove(match, token)) token = below(match.tokens);
      randomTurn(match, token);
    }
  }
  return 1;
}

/** A token that shows 6, in the middle of the match with stones around it. */
const runner = new Match(
  unwrap(
    floors.parsePosition(
      '1/3/A/A/tokens a11E s@c9,P@i9,s@m8,s@h7,s@i6,s@n6,s@g5,s@e4,s@m4,H@e3,s@o3,s@f2,s@i2 A6j6,B1- 5.7.7.8.8.10.h1.h2',
    ),
  ),
);
const reach = new Reach();

function distinctResults(): number {
  reach.search(runner, 0);
  return 1;
}

export function floorsRows(): Row[] {
  const [walks, games, searches] = bestRates([monsterWalk, randomGame, distinctResults]);
  return [
    { what: 'Floors: monster walks', ours: walks!, unit: '/s', beside: 'goal', theirs: 500_000, wanted: 1 },
    { what: 'Floors: random games of 4', ours: games!, unit: '/s', beside: 'goal', theirs: 2000, wanted: 1 },
    {
      what: `Floors: find the ${reach.count} results of a 6`,
      ours: 1000 / searches!,
      unit: 'ms',
      beside: 'limit',
      theirs: 0.3,
      wanted: 1,
      atMost: true,
    },
  ];
}
