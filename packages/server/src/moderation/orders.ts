/** The orders of operators over HTTP; `speeltafel admin` and the operator's page send the same. */
import { hosted } from '@speeltafel/table';
import * as v from 'valibot';
import { networkNamed } from '../http/client-address.ts';

const LONGEST_BAN = 5 * 365 * 24;
const text = (longest: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longest));
const guest = text(30);
const why = v.optional(v.pipe(v.string(), v.maxLength(200)), '');
const hours = v.pipe(v.number(), v.minValue(0.0001), v.maxValue(LONGEST_BAN));
const network = v.pipe(
  text(60),
  v.check((written) => networkNamed(written) !== undefined),
  v.transform((written) => networkNamed(written)!),
);

export const orderSchema = v.variant('order', [
  v.strictObject({ order: v.literal('close-report'), report: text(30) }),
  /** By id or code. */
  v.strictObject({ order: v.literal('remove-table'), table: text(40) }),
  v.strictObject({ order: v.literal('remove-talk'), table: text(40) }),
  v.strictObject({ order: v.literal('remove-tournament'), tournament: text(40) }),
  /** `withNetwork` also bans the network where the guest was last seen. */
  v.strictObject({ order: v.literal('ban-guest'), guest, hours, why, withNetwork: v.optional(v.boolean(), false) }),
  v.strictObject({ order: v.literal('ban-network'), network, hours, why }),
  v.strictObject({ order: v.literal('unban'), subject: text(60) }),
  v.strictObject({ order: v.literal('revoke-tokens'), guest }),
]);
export type Order = v.InferOutput<typeof orderSchema>;

const REASONS = ['talk', 'name', 'cheating', 'other'] as const;

/** A guest's report: of a guest at the table, or of the table or tournament itself. */
export const reportSchema = v.strictObject({
  about: v.optional(guest),
  reason: v.picklist(REASONS),
  note: v.optional(hosted.words(hosted.LONGEST_TALK)),
});
export type ReportWish = v.InferOutput<typeof reportSchema>;
