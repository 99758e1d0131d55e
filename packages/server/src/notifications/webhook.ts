/**
 * A notification for a webhook: signed as in Standard Webhooks, and with the fields that Discord needs to show a
 * message.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { OutgoingMessage } from './outgoing.ts';

/** Players copy it to the program that receives the webhook. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(24).toString('base64')}`;

const keyOf = (secret: string): Buffer => Buffer.from(secret.slice('whsec_'.length), 'base64');

export interface WebhookEvent {
  readonly id: string;
  readonly kind: string;
  readonly game: string;
  readonly table: string;
  readonly url: string;
  readonly deadline: number | null;
  readonly waiting: number;
}

export function webhookMessage(
  address: string,
  secret: string,
  { title, body }: { readonly title: string; readonly body: string },
  event: WebhookEvent,
  now: number,
): OutgoingMessage {
  const seconds = Math.floor(now / 1000);
  const content = [`**${title}**`, body, event.url].filter((part) => part !== '').join(' ');
  const text = JSON.stringify({ content, allowed_mentions: { parse: [] }, event });
  const signature = createHmac('sha256', keyOf(secret)).update(`${event.id}.${seconds}.${text}`).digest('base64');
  return {
    address,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Speeltafel',
      'webhook-id': event.id,
      'webhook-timestamp': seconds,
      'webhook-signature': `v1,${signature}`,
    },
    body: Buffer.from(text),
  };
}
