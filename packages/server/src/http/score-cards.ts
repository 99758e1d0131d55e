/**
 * Routes for score cards: a desk with a server prints a QR code on each card of a round, and the players of that board
 * enter their own result. The desk fetches the entries and decides what counts.
 */
import { createHash } from 'node:crypto';
import { SCORE_SHEETS } from '@speeltafel/tournament';
import type { FastifyInstance } from 'fastify';
import { newKey, newTableId } from '../host/new-ids.ts';
import type { CardSet } from '../store/score-cards.ts';
import type { Parts } from './context.ts';
import { checked, Refused, refusedWith, tooMany } from './refused.ts';
import * as schemas from './request-schemas.ts';
import { checkBan, visitorFrom } from './visitor.ts';

/** How much of `make` a set costs: it takes far more storage than a guest or a table. */
const COST = 10;
/** In place of a board's number: the address for the desk. */
const DESK = 0;

const noSuchCard = (): Refused =>
  new Refused(404, 'no-such-score-card', 'There is no such score card. It may be from an earlier event.');

/** Derived from the secret, so that the players of one board cannot find the address of another. */
function addressOf({ id, secret }: Pick<CardSet, 'id' | 'secret'>, board: number): string {
  const proof = createHash('sha256').update(`${secret} ${board}`).digest('base64url').slice(0, 16);
  return `${id}.${board}.${proof}`;
}

const ADDRESS = /^([a-z0-9]{15,30})\.(0|[1-9][0-9]?)\.[A-Za-z0-9_-]{16}$/;

export function scoreCardRoutes(app: FastifyInstance, parts: Parts): void {
  const { scoreCards, limits, now } = parts;

  app.post('/api/score-cards', async (request) => {
    const visitor = visitorFrom(parts, request);
    checkBan(parts, undefined, visitor);
    const cards = checked(schemas.scoreCards, request.body);
    if (!limits.make(visitor, COST)) throw tooMany();
    const set = { id: newTableId(now()), secret: newKey(), made: now(), cards: JSON.stringify(cards) };
    await scoreCards.add(set);
    return { desk: addressOf(set, DESK), cards: cards.boards.map(({ board }) => addressOf(set, board)) };
  });

  async function find(address: string): Promise<{ readonly set: CardSet; readonly board: number }> {
    const [, id, number] = ADDRESS.exec(address) ?? [];
    const set = id === undefined ? undefined : await scoreCards.byId(id);
    const board = Number(number);
    if (set === undefined || addressOf(set, board) !== address) throw noSuchCard();
    return { set, board };
  }

  async function findCard(address: string) {
    const { set, board } = await find(address);
    const { boards, ...about } = JSON.parse(set.cards) as schemas.ScoreCards;
    const card = boards.find((one) => one.board === board);
    if (card === undefined) throw noSuchCard();
    return { set, card: { ...about, ...card } };
  }

  app.get<{ Params: { address: string } }>('/api/score-cards/:address', async (request) => {
    const { set, card } = await findCard(request.params.address);
    const entered = (await scoreCards.results(set.id)).find(({ board }) => board === card.board);
    return { ...card, result: entered === undefined ? null : JSON.parse(entered.result) };
  });

  app.put<{ Params: { address: string } }>('/api/score-cards/:address', async (request) => {
    checkBan(parts, undefined, visitorFrom(parts, request));
    const { set, card } = await findCard(request.params.address);
    const { result } = checked(schemas.enteredResult, request.body);
    const right = SCORE_SHEETS.get(card.settings.game).check(result);
    if (!right.ok) throw refusedWith(400, right.refusal);
    if (result.places.length !== card.names.length || result.how === 'forfeit')
      throw new Refused(400, 'impossible-result', 'This cannot be the result of a game.');
    await scoreCards.enter(set.id, card.board, JSON.stringify(result));
    return {};
  });

  app.get<{ Params: { address: string } }>('/api/score-cards/:address/results', async (request) => {
    const { set, board } = await find(request.params.address);
    if (board !== DESK) throw noSuchCard();
    const results = await scoreCards.results(set.id);
    return { results: results.map((one) => ({ board: one.board, result: JSON.parse(one.result) })) };
  });
}
