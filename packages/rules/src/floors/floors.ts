/**
 * Finstere Flure by Friedemann Friese as a `Game`. The rules are in the kernel (Match, walk, stepToken); this is its
 * interface.
 *
 *     const start = floors.start(options, fromSeed(seed))
 *     floors.play(start, 1, action, 0)
 */
import type { Chance } from '../chance.ts';
import { CHANCE, type Game, type Seat } from '../game.ts';
import { accept, type Result, refuse } from '../result.ts';
import { type Action, isAction, type Move, makeAction, parseAction, type Turn } from './action.ts';
import { CARDS, type Card } from './cards.ts';
import { SHOWS } from './floor.ts';
import { type FloorsOutcome, outcomeOf } from './outcome.ts';
import { findToken, playPath } from './path.ts';
import { EARLIER_RULES, makePosition, NEWEST_RULES, type Position, parsePosition } from './position.ts';
import { Reach } from './reach.ts';
import { canMove, drawable, endTurn, Match, playCard } from './rounds.ts';
import { layings, layTile, makeOptions, type Options, parseOptions, readOptions, startingPosition } from './setup.ts';
import { letterOf, type Player } from './tokens.ts';

export type Floors = Game<Options, Position, Action, Position, FloorsOutcome>;

function toAct(position: Position): readonly Seat[] {
  if (position.phase === 'over') return [];
  return position.phase === 'monster' ? [CHANCE] : [position.turn + 1];
}

/** One move per distinct result, token by token. */
function moves(position: Position): readonly Move[] {
  const match = new Match(position);
  const reach = new Reach();
  const list: Move[] = [];
  for (const token of movers(match)) {
    reach.search(match, token);
    const shows = match.bytes[SHOWS + token]!;
    for (let result = 0; result < reach.count; result++) {
      list.push({ type: 'move', player: position.turn, shows, path: reach.pathOf(result) });
    }
  }
  return list;
}

function movers(match: Match): number[] {
  const list: number[] = [];
  for (let token = 0; token < match.tokens; token++) {
    if (match.ownerOf(token) === match.turn && canMove(match, token)) list.push(token);
  }
  return list;
}

function cards(position: Position): readonly Turn[] {
  const match = new Match(position);
  return CARDS.filter((_, i) => drawable(match, i) > 0).map((card) => ({ type: 'card', card }));
}

function actions(position: Position, seat: Seat): readonly Action[] {
  if (!toAct(position).includes(seat)) return [];
  if (position.phase === 'monster') return cards(position);
  if (position.phase === 'tokens') return moves(position);
  return layings(position).map((tile) => ({ type: 'lay', tile }));
}

function playMove(position: Position, { player, shows, path }: Move): Result<Position> {
  if (player !== position.turn) return notYourTurn(position.turn);
  const match = new Match(position);
  const token = findToken(match, player, shows);
  if (!token.ok) return token;
  const place = playPath(match, token.value, path);
  if (!place.ok) return place;
  endTurn(match, token.value, place.value);
  return accept(match.position());
}

function turnCard(position: Position, card: Card): Result<Position> {
  const match = new Match(position);
  const index = CARDS.indexOf(card);
  if (drawable(match, index) === 0) {
    return position.pile.includes(card)
      ? refuse('hit-card-first', `The very first card may not be ${card}.`, { card })
      : refuse('card-not-in-pile', `The card ${card} is not in the pile.`, { card });
  }
  playCard(match, index);
  return accept(match.position());
}

const notYourTurn = (turn: Player): Result<never> =>
  refuse('not-your-turn', `It is the turn of player ${letterOf(turn)}.`, { player: letterOf(turn) });

const WAITED_FOR = { lay: 'lay', tokens: 'move', monster: 'card' } as const;
const SENTENCES = {
  lay: 'Tiles are being laid now.',
  tokens: 'Tokens are moving now.',
  monster: "It is the monster's turn: a card is turned.",
} as const;

function play(position: Position, seat: Seat, action: Action): Result<Position> {
  const { phase } = position;
  if (phase === 'over') return refuse('over', 'The game is over.');
  if (!isAction(action)) return refuse('bad-action', 'This is not an action of Floors.');
  if (action.type !== WAITED_FOR[phase]) return refuse('wrong-phase', SENTENCES[phase]);
  if (!toAct(position).includes(seat)) return notYourTurn(position.turn);
  switch (action.type) {
    case 'lay':
      return layTile(position, action.tile);
    case 'move':
      return playMove(position, action);
    case 'card':
      return turnCard(position, action.card);
  }
}

/**
 * Draws each card of the pile with equal probability, from the seed. The label contains the round, so the pile needs no
 * order.
 */
function draw(position: Position, chance: Chance): Action | undefined {
  if (position.phase !== 'monster') return undefined;
  const match = new Match(position);
  const pile = position.pile.filter((card) => drawable(match, CARDS.indexOf(card)) > 0);
  const [card] = chance.shuffle(`card ${position.stage}/${position.round}`, pile);
  return card === undefined ? undefined : { type: 'card', card };
}

function perft(position: Position, depth: number): number {
  if (depth === 0 || position.phase === 'over') return 1;
  if (position.phase !== 'lay') return countLines(new Match(position), depth, []);
  const tiles = layings(position);
  if (depth === 1) return tiles.length;
  let lines = 0;
  for (const tile of tiles) {
    const laid = layTile(position, tile);
    if (laid.ok) lines += perft(laid.value, depth - 1);
  }
  return lines;
}

/** Perft in place; `searches` has one search per depth. */
function countLines(match: Match, depth: number, searches: Reach[]): number {
  if (depth === 0 || match.over) return 1;
  let lines = 0;
  if (match.phase === 'monster') {
    for (let card = 0; card < CARDS.length; card++) {
      if (drawable(match, card) === 0) continue;
      const mark = match.mark();
      playCard(match, card);
      lines += countLines(match, depth - 1, searches);
      match.undo(mark);
    }
    return lines;
  }
  searches[depth] ??= new Reach();
  const reach = searches[depth];
  for (const token of movers(match)) {
    reach.search(match, token);
    if (depth === 1) {
      lines += reach.count;
      continue;
    }
    for (let result = 0; result < reach.count; result++) {
      const mark = match.mark();
      endTurn(match, token, reach.apply(result));
      lines += countLines(match, depth - 1, searches);
      match.undo(mark);
    }
  }
  return lines;
}

export const floors: Floors & Required<Pick<Floors, 'draw' | 'earlier'>> = {
  id: 'floors',
  version: NEWEST_RULES,
  earlier: {
    versions: [EARLIER_RULES],
    versionOf: ({ rules }) => rules,
    under: (options, version) => ({ ...options, rules: version === EARLIER_RULES ? EARLIER_RULES : NEWEST_RULES }),
  },
  options: readOptions,
  makeOptions,
  parseOptions,
  seats: ({ players }) => Array.from({ length: players }, (_, player) => player + 1),
  start: startingPosition,
  toAct,
  actions,
  play,
  draw,
  view: (position) => position,
  outcome: (position) => (position.phase === 'over' ? outcomeOf(position) : null),
  parsePosition: (text, options) => parsePosition(text, options?.rules),
  makePosition,
  parseAction: (text, position) => parseAction(text, position.turn),
  makeAction: (action) => makeAction(action),
  shortAction: (action) => makeAction(action),
  perft,
};
