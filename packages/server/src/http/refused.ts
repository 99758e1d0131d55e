/** Refused requests: thrown where the problem is found, answered in one place (app.ts). */
import { type Refusal, refusal } from '@speeltafel/rules';
import * as v from 'valibot';

export class Refused extends Error {
  readonly status: number;
  readonly refusal: Refusal;
  constructor(status: number, code: string, message: string, details: Refusal['details'] = {}) {
    super(message);
    this.status = status;
    this.refusal = refusal(code, message, details);
  }
}

export const refusedWith = (status: number, { code, message, details }: Refusal): Refused =>
  new Refused(status, code, message, details);

export const tooFast = (): Refused => new Refused(429, 'too-fast', 'That was too fast. Wait a moment.');
export const tooMany = (): Refused => new Refused(429, 'too-many', 'That is enough for now. Come back later.');
export const noSuchTable = (): Refused => new Refused(404, 'no-such-table', 'There is no such table.');

export const noSuchTournament = (): Refused => new Refused(404, 'no-such-tournament', 'There is no such tournament.');

/** Also for players the guest has never met, so that no one can probe which guests exist. */
export const noSuchPlayer = (): Refused => new Refused(404, 'no-such-player', 'You have not played with this player.');

/** Returns the validated body, or throws a refusal that names the invalid fields. */
export function checked<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue!) ?? '';
  throw new Refused(400, 'bad-request', `This cannot be read${path === '' ? '' : ` at ${path}`}.`, { path });
}
