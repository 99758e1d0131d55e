/** One request line in, one answer line out. */
import { type Refusal, refusal } from '@speeltafel/rules';
import * as v from 'valibot';
import { COMMANDS, type Doors, Id } from './commands.ts';
import type { Answer } from './door.ts';

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function whatIsWrong(issues: readonly v.BaseIssue<unknown>[]): Refusal {
  const [issue] = issues;
  const field = String(issue?.path?.[0]?.key);
  if (issue?.type === 'strict_object') {
    return issue.expected === 'never'
      ? refusal('unknown-field', `This command has no field ${JSON.stringify(field.slice(0, 40))}.`)
      : refusal('missing-field', `The field ${field} is missing.`);
  }
  return refusal('bad-field', `The field ${field} should be ${issue?.message}.`);
}

const failed = (id: unknown, { code, message }: Refusal, index?: number): string =>
  JSON.stringify({ id, error: { code, message, index } });

export const lineTooLong = (limit: number): string =>
  failed(undefined, refusal('too-long', `A request has at most ${limit} bytes.`));

/** A defect of ours must not end the conversation. */
function attempt(run: () => Answer<object>): Answer<object> {
  try {
    return run();
  } catch (error) {
    return { ok: false, refusal: refusal('defect', `Something went wrong inside: ${String(error)}.`) };
  }
}

export function answerLine(line: string, doors: Doors): string {
  const request = parseJson(line);
  if (request === undefined) return failed(undefined, refusal('bad-json', 'This line is not JSON.'));
  if (typeof request !== 'object' || request === null || Array.isArray(request)) {
    return failed(undefined, refusal('bad-request', 'A request is a JSON object, such as {"do":"version"}.'));
  }
  const { id, do: name } = request as { id?: unknown; do?: unknown };
  const echo = v.is(Id, id) ? id : undefined;
  if (name === undefined) return failed(echo, refusal('missing-field', 'The field do is missing.'));
  const command = typeof name === 'string' && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    return failed(echo, refusal('unknown-command', `I know these commands: ${Object.keys(COMMANDS).join(', ')}.`));
  }
  const checked = v.safeParse(command.fields, request, { abortEarly: true });
  if (!checked.success) return failed(echo, whatIsWrong(checked.issues));
  const answer = attempt(() => command.run(checked.output as never, doors));
  return answer.ok ? JSON.stringify({ id: echo, ...answer.value }) : failed(echo, answer.refusal, answer.index);
}
