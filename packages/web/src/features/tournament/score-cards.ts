/**
 * Score cards with a QR code: the players of a board enter their result on the server, and the desk that printed the
 * cards fetches it. Without a server, or before the organiser wants it, nothing leaves the device.
 */
import type { Result } from '@speeltafel/rules';
import { type Board, type BoardResult, isDecided, resultSchema, type Settings } from '@speeltafel/tournament';
import { createSignal, onCleanup } from 'solid-js';
import * as v from 'valibot';
import { to } from '../../router/route.ts';
import { readStored, writeStored } from '../../storage/storage.ts';
import { whileSeen } from '../../ui/poll-while-visible.ts';
import { ask } from '../online/api.ts';
import { namesOf } from './sentences.ts';
import { nameOfCards, type TournamentSession } from './stored-tournaments.ts';

const storedCards = v.strictObject({
  round: v.number(),
  /** The address from which the desk fetches results. */
  desk: v.string(),
  /** The address of each board's card, by board number. */
  cards: v.record(v.string(), v.string()),
});
type StoredCards = v.InferOutput<typeof storedCards>;

const [changes, setChanges] = createSignal(0);

/** The cards of the current round, if its players may enter results. */
export function scoreCardsOf(session: TournamentSession): StoredCards | null {
  changes();
  const stored = readStored(nameOfCards(session.id), storedCards);
  return stored?.round === session.tournament().rounds.length ? stored : null;
}

export async function makeScoreCards(session: TournamentSession, title: string): Promise<Result<void>> {
  const tournament = session.tournament();
  const { number: round, boards } = tournament.rounds.at(-1)!;
  const asked = await ask<{ readonly desk: string; readonly cards: readonly string[] }>('POST', 'score-cards', {
    ...{ title, settings: tournament.settings, round },
    boards: boards.map((board) => ({ board: board.number, names: namesOf(tournament, board) })),
  });
  if (!asked.ok) return asked;
  const { desk, cards } = asked.value;
  const byBoard = Object.fromEntries(boards.map((board, i) => [board.number, cards[i]!]));
  writeStored(nameOfCards(session.id), { round, desk, cards: byBoard });
  setChanges(changes() + 1);
  return { ok: true, value: undefined };
}

export const linkToCard = (address: string): string => `${location.origin}${location.pathname}${to('card', address)}`;

const enteredResults = v.object({ results: v.array(v.object({ board: v.number(), result: resultSchema })) });

/** What players have entered for boards without a result. */
export function createEntered(session: TournamentSession): (board: Board) => BoardResult | undefined {
  const [entered, setEntered] = createSignal<ReadonlyMap<number, BoardResult>>(new Map());
  const stop = whileSeen(async () => {
    const cards = scoreCardsOf(session);
    if (cards === null || session.tournament().finished) return;
    const answer = await ask<unknown>('GET', `score-cards/${cards.desk}/results`);
    if (!answer.ok || scoreCardsOf(session)?.desk !== cards.desk) return;
    const known = v.safeParse(enteredResults, answer.value);
    if (known.success) setEntered(new Map(known.output.results.map(({ board, result }) => [board, result])));
  });
  onCleanup(stop);
  return (board) =>
    scoreCardsOf(session) === null || isDecided(session.tournament(), board) ? undefined : entered().get(board.number);
}

/** A card as its players see it. */
export interface ScoreCard {
  readonly title: string;
  readonly settings: Settings;
  readonly round: number;
  readonly board: number;
  readonly names: readonly string[];
  readonly result: BoardResult | null;
}

export const fetchCard = (address: string): Promise<Result<ScoreCard>> => ask('GET', `score-cards/${address}`);

export const enterOnCard = (address: string, result: BoardResult): Promise<Result<void>> =>
  ask('PUT', `score-cards/${address}`, { result });
