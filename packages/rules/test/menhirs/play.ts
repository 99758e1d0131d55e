/** Helpers for tests that play from a position given as text. */
import { expect } from 'vitest';
import { menhirs, type Refusal } from '../../src/index.ts';
import type { Position } from '../../src/menhirs/position.ts';

export function at(text: string): Position {
  const read = menhirs.parsePosition(text);
  if (!read.ok) throw new Error(`${text}: ${read.refusal.message}`);
  return read.value;
}

type From = string | Position;
const given = (from: From): Position => (typeof from === 'string' ? at(from) : from);

/** Plays the actions in turn; `f4:N@2500` is played when the clock shows 2500. */
export function play(from: From, ...actions: string[]): Position {
  let position = given(from);
  for (const word of actions) {
    const refused = attempt(position, word);
    if ('code' in refused) throw new Error(`${word}: ${refused.message}`);
    position = refused;
  }
  return position;
}

function attempt(position: Position, word: string): Position | Refusal {
  const [text = '', time = '0'] = word.split('@');
  const read = menhirs.parseAction(text, position);
  if (!read.ok) return read.refusal;
  const next = menhirs.play(position, read.value.seat, read.value.action, Number(time));
  return next.ok ? next.value : next.refusal;
}

/** The refusal of the last action; undefined if it is accepted. */
export function refusalOf(from: From, ...actions: string[]): Refusal | undefined {
  const result = attempt(play(from, ...actions.slice(0, -1)), actions.at(-1)!);
  return 'code' in result ? result : undefined;
}

export const text = (position: Position): string => menhirs.makePosition(position);

/** The moment field, `1/9/2/take`. */
export const moment = (position: Position): string => text(position).split(' ')[3]!;

export function actionsOf(from: From): string[] {
  const position = given(from);
  const [seat] = menhirs.toAct(position);
  if (seat === undefined) return [];
  const listed = menhirs.actions(position, seat, 0).filter(({ kind }) => kind !== 'claim');
  return listed.map((action) => menhirs.makeAction(action, position, seat)).sort();
}

export const movesOf = (from: From): string[] => actionsOf(from).filter((action) => action.includes(':'));

/** The moves that free the last menhir. */
export const winsOf = (from: From): string[] =>
  movesOf(from).filter((move) => menhirs.outcome(play(from, move))?.reason === 'uncovered');

export const expectOutcome = (position: Position) => expect(menhirs.outcome(position));
