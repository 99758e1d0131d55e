/** Explains why a game cannot be opened, and where the error is. */
import type { Refusal } from '@speeltafel/rules';
import { say } from './words.ts';

type Known = keyof ReturnType<typeof say>['refusals'];

/** The line of a record with its options, and the line that says where the game began. */
const OPTIONS = 2;
const SOURCE = 3;
const PLAY = 'play ';
const UNREADABLE = ['bad-action', 'bad-record', 'bad-move', 'no-such-place', 'no-such-direction', 'off-board'];

function kindOf({ code, details }: Refusal): Known {
  if (code in say().refusals && details.action === undefined) return code as Known;
  if (details.action !== undefined) {
    return code === 'edited' ? 'edited' : UNREADABLE.includes(code) ? 'unreadableMove' : 'action';
  }
  if (details.line === OPTIONS) return 'options';
  return details.line === SOURCE ? 'position' : 'bad-record';
}

export function refusalText(refusal: Refusal): string {
  const words = say();
  const { line, action } = refusal.details;
  const reason = words.refusals[kindOf(refusal)];
  if (typeof line !== 'number') return reason;
  return typeof action === 'number' ? words.atMove(line, action, reason) : words.onLine(line, reason);
}

/** The part of the text with the error: a line, or one move in it. */
export function spotIn(text: string, { details }: Refusal): readonly [from: number, to: number] | null {
  const { line, action } = details;
  if (typeof line !== 'number') return null;
  // Leading space is ignored when a record is read.
  const rows = text.trimStart().split('\n');
  const skipped = text.length - text.trimStart().length;
  const from = skipped + rows.slice(0, line - 1).reduce((sum, row) => sum + row.length + 1, 0);
  const row = rows[line - 1] ?? '';
  if (typeof action !== 'number') return [from, from + row.length];
  const words = row.slice(PLAY.length).split(';');
  const start = from + PLAY.length + words.slice(0, action - 1).reduce((sum, word) => sum + word.length + 1, 0);
  return [start, start + (words[action - 1]?.length ?? 0)];
}
