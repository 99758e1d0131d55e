/** One request line in, one answer line out. */
import type { Answer } from '@speeltafel/players';
import { type Refusal, refusal } from '@speeltafel/rules';
import * as v from 'valibot';
import type { TextGames } from './command.ts';
import { COMMANDS } from './commands.ts';

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

const failure = ({ code, message }: Refusal, index?: number): object => ({ error: { code, message, index } });

/** A valid id can be nested too deep to be serialised again. */
function write(id: unknown, body: object): string {
  try {
    return JSON.stringify({ id, ...body });
  } catch {
    return JSON.stringify(failure(refusal('bad-field', 'The field id is nested too deep.')));
  }
}

export const lineTooLong = (limit: number): string =>
  write(undefined, failure(refusal('too-long', `A request has at most ${limit} bytes.`)));

/** A bug in a command must not end the conversation. */
function attempt(run: () => Answer<object>): Answer<object> {
  try {
    return run();
  } catch (error) {
    return { ok: false, refusal: refusal('defect', `Something went wrong inside: ${String(error)}.`) };
  }
}

/** A parsed line: whether its answer takes time, and the answer. */
export interface Request {
  readonly slow: boolean;
  answer(): string;
}

export function readRequest(line: string, games: TextGames): Request {
  const request = parseJson(line);
  const wrong = (id: unknown, refusal: Refusal): Request => ({
    slow: false,
    answer: () => write(id, failure(refusal)),
  });
  if (request === undefined) return wrong(undefined, refusal('bad-json', 'This line is not JSON.'));
  if (typeof request !== 'object' || request === null || Array.isArray(request)) {
    return wrong(undefined, refusal('bad-request', 'A request is a JSON object, such as {"do":"version"}.'));
  }
  const { id, do: name } = request as { id?: unknown; do?: unknown };
  if (name === undefined) return wrong(id, refusal('missing-field', 'The field do is missing.'));
  const command = typeof name === 'string' && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    return wrong(id, refusal('unknown-command', `I know these commands: ${Object.keys(COMMANDS).join(', ')}.`));
  }
  const checked = v.safeParse(command.fields, request, { abortEarly: true });
  if (!checked.success) return wrong(id, whatIsWrong(checked.issues));
  return {
    slow: command.slow === true,
    answer() {
      const answer = attempt(() => command.run(checked.output as never, games));
      return write(id, answer.ok ? answer.value : failure(answer.refusal, answer.index));
    },
  };
}
