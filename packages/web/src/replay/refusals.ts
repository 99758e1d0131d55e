/** Why a game cannot be opened, in the reader's language and with the place. */
import type { Refusal } from '@speeltafel/rules';
import { say } from './words.ts';

type Known = keyof ReturnType<typeof say>['refusals'];

/** Which line of a record holds what: its options, and where the game began. */
const OPTIONS = 2;
const SOURCE = 3;
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
