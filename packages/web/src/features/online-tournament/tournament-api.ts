/** API calls for online tournaments. */
import type { Refusal, Result } from '@speeltafel/rules';
import type { HostSettings, OnlineCommand, Settings } from '@speeltafel/tournament';
import { isGame } from '../../games/registry.ts';
import { newNonce } from '../../session/transport.ts';
import { ask, type Report } from '../online/api.ts';
import { whyNot } from '../online/refusals.ts';
import { refusalText } from '../tournament/sentences.ts';
import { say as sayDesk } from '../tournament/words.ts';
import { say } from './words.ts';

export interface ListedTournament {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly organiser: string;
  readonly status: 'registering' | 'playing' | 'over';
  readonly players: number;
  readonly round: number;
  readonly rounds: number;
  readonly starts: number | null;
}

async function list(path: string): Promise<readonly ListedTournament[] | null> {
  const answer = await ask<{ readonly tournaments: readonly ListedTournament[] }>('GET', path);
  return answer.ok && Array.isArray(answer.value?.tournaments)
    ? answer.value.tournaments.filter(({ game }) => isGame(game))
    : null;
}
/** Null if the server does not answer. */
export const listPublic = () => list('tournaments');
export const listMine = () => list('my-tournaments');

export const openTournament = (name: string, settings: Settings, host: HostSettings): Promise<Result<{ id: string }>> =>
  ask('POST', 'tournaments', { name, settings, host });

export const reportTournament = (id: string, report: Report) => ask<object>('POST', `tournaments/${id}/report`, report);

const TRIES = 5;
const BETWEEN_TRIES = 1000;

/** Resolves to the refusal, or null. An unanswered command is sent again; the server runs it once. */
export async function command(id: string, wish: OnlineCommand): Promise<Refusal | null> {
  const nonce = newNonce().slice(0, 32);
  for (let tries = 1; ; tries++) {
    const answer = await ask<object>('POST', `tournaments/${id}`, { nonce, command: wish });
    if (answer.ok) return null;
    const { code } = answer.refusal;
    if (tries === TRIES || (code !== 'away' && code !== 'broken')) return answer.refusal;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES));
  }
}

/** Explains a refusal to the player. */
export function whyRefused(refusal: Refusal): string {
  const own: Readonly<Record<string, string>> = say().refused;
  if (Object.hasOwn(own, refusal.code)) return own[refusal.code]!;
  return Object.hasOwn(sayDesk().refused, refusal.code) ? refusalText(refusal) : whyNot(refusal);
}
