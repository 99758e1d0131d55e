/**
 * Sends queued deliveries. Each is leased to one node, retried while the service is unavailable, and given up after a
 * while. If a node dies while sending, another sends again with the same message id, so that a browser shows the
 * message once.
 */
import { createHash } from 'node:crypto';
import type { Delivery, NotificationStore, Target } from '../store/notifications.ts';
import type { About } from './notification-planner.ts';
import { textOf } from './notification-text.ts';
import type { Outgoing, OutgoingMessage, Sent } from './outgoing.ts';
import { targetOf } from './place.ts';
import type { Vapid } from './vapid.ts';
import { encrypted, type PushKeys } from './web-push.ts';
import { webhookMessage } from './webhook.ts';

interface SenderParts {
  readonly store: NotificationStore;
  readonly outgoing: Outgoing;
  readonly vapid: Vapid;
  now(): number;
  failed(error: unknown): void;
}

/** Longer than a request and the writes after it take. */
const LEASE = 60_000;
const AT_ONCE = 200;
const BATCH = 100;
/** The most parallel requests to targets that failed before, so that they do not delay the others. */
const SLOW_AT_ONCE = 20;
const SLOW_AGAIN = 2_000;
const MOST_TRIES = 6;
const FIRST_WAIT = 10_000;
const LONGEST_WAIT = 60 * 60_000;
/** A target that has failed for this long is deleted. */
const GIVEN_UP_AFTER = 30 * 24 * 60 * 60_000;
/** How long a push service keeps a message for a browser that is off, in seconds. */
const KEPT_FOR = 24 * 60 * 60;
const WRITTEN_TOGETHER = 10;
/** How long shutdown waits for answers, in milliseconds. */
const PATIENCE = 1000;

const HOUR = 60 * 60_000;
const isGone = (status: number): boolean => status === 404 || status === 410;
const isAway = (status: number): boolean => status === 429 || status >= 500;

/** A push service replaces an older message of the same topic, so there is at most one per table or tournament. */
const topicOf = (id: string): string => createHash('sha256').update(id).digest('base64url').slice(0, 32);

export class NotificationSender {
  private readonly parts: SenderParts;
  private readonly sending = new Set<Promise<void>>();
  private slow = 0;
  private taking: Promise<void> | undefined;
  private again = false;
  /** True if there may be due deliveries for which there was no room. */
  private more = false;
  private closed = false;
  private done: string[] = [];
  private writing: Promise<void> | undefined;

  constructor(parts: SenderParts) {
    this.parts = parts;
  }

  /** Sends due deliveries, up to the limit of parallel requests. */
  run(): Promise<void> {
    this.again = true;
    this.taking ??= this.take().finally(() => {
      this.taking = undefined;
    });
    return this.taking;
  }

  private async take(): Promise<void> {
    const { store, now } = this.parts;
    while (this.again && !this.closed) {
      this.again = false;
      const room = Math.min(BATCH, AT_ONCE - this.sending.size);
      this.more = room < BATCH / 2;
      if (this.more) return;
      const due = await store.takeDeliveries(Math.round(now()), LEASE, room);
      if (due.length === 0) return;
      this.more = due.length === room;
      if (this.more) this.again = true;
      const targets = new Map((await store.targets(due.map(({ target }) => target))).map((one) => [one.id, one]));
      const waiting = await store.countWaiting([...new Set(due.map(({ guest }) => guest))]);
      for (const delivery of due)
        this.begin(this.send(delivery, targets.get(delivery.target), waiting.get(delivery.guest) ?? 0));
    }
  }

  private begin(send: Promise<void>): void {
    const sending = send.catch(this.parts.failed).finally(() => {
      this.sending.delete(sending);
      if (this.more && this.sending.size <= AT_ONCE - BATCH) this.run().catch(this.parts.failed);
    });
    this.sending.add(sending);
  }

  private async send(delivery: Delivery, target: Target | undefined, waiting: number): Promise<void> {
    if (target === undefined || delivery.tries > MOST_TRIES) return this.end(delivery);
    const isSlow = target.failing !== null;
    if (isSlow && this.slow >= SLOW_AT_ONCE) return this.putOff(delivery, SLOW_AGAIN, delivery.tries - 1);
    if (isSlow) this.slow += 1;
    try {
      const sent = await this.parts.outgoing.post(this.messageFor(delivery, target, waiting)).catch(() => undefined);
      await this.conclude(delivery, target, sent);
    } finally {
      if (isSlow) this.slow -= 1;
    }
  }

  private async conclude(delivery: Delivery, target: Target, sent: Sent | undefined): Promise<void> {
    const { store } = this.parts;
    const now = Math.round(this.parts.now());
    if (sent !== undefined && sent.status >= 200 && sent.status < 300) {
      if (target.failing !== null) await store.setFailing(target.id, null);
      return this.end(delivery);
    }
    if (sent !== undefined && isGone(sent.status)) return store.dropTargets([target.id]);
    if (target.failing !== null && target.failing + GIVEN_UP_AFTER < now) return store.dropTargets([target.id]);
    if (target.failing === null) await store.setFailing(target.id, now);
    const again = sent === undefined || isAway(sent.status);
    if (!again || delivery.tries >= MOST_TRIES) return this.end(delivery);
    const wait = Math.max(sent?.after ?? 0, FIRST_WAIT * 3 ** (delivery.tries - 1));
    return this.putOff(delivery, Math.min(wait, LONGEST_WAIT), delivery.tries);
  }

  private putOff({ id }: Delivery, ms: number, tries: number): Promise<void> {
    return this.parts.store.putOff(id, Math.round(this.parts.now()) + ms, tries);
  }

  /** Records finished deliveries in groups, and soon: if the node dies before, they are sent again. */
  private end({ id }: Delivery): Promise<void> {
    this.done.push(id);
    this.writing ??= this.write().finally(() => {
      this.writing = undefined;
    });
    return this.writing;
  }

  private async write(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, WRITTEN_TOGETHER));
    while (this.done.length > 0) await this.parts.store.delivered(this.done.splice(0));
  }

  private messageFor(delivery: Delivery, target: Target, waiting: number): OutgoingMessage {
    const now = this.parts.now();
    const { id, kind } = delivery;
    const about = JSON.parse(delivery.about) as About;
    const text = textOf(target.language, kind, about, waiting, now);
    const { path, table } = targetOf(kind, delivery.table_id);
    if (target.kind === 'webhook') {
      const { secret } = JSON.parse(target.secrets) as { readonly secret: string };
      const { game, deadline } = about;
      const event = { id, kind, game, table, url: `${target.site}/${path}`, deadline, waiting };
      return webhookMessage(target.address, secret, text, event, now);
    }
    const body = encrypted(
      JSON.stringify({ ...text, id, table, path, waiting }),
      JSON.parse(target.secrets) as PushKeys,
    );
    const left = about.deadline === null ? KEPT_FOR : Math.max(60, Math.round((about.deadline - now) / 1000));
    const isUrgent = about.deadline !== null && about.deadline - now < HOUR;
    return {
      address: target.address,
      headers: {
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        ttl: Math.min(KEPT_FOR, left),
        urgency: isUrgent ? 'high' : 'normal',
        topic: topicOf(delivery.table_id),
        authorization: this.parts.vapid.authorization(new URL(target.address).origin, target.site),
      },
      body,
    };
  }

  /** Resolves when nothing is being sent and every result is stored. */
  async idle(): Promise<void> {
    await this.taking?.catch(() => {});
    await Promise.allSettled(this.sending);
    await this.writing?.catch(() => {});
  }

  /** Takes no more deliveries. Those without an answer are sent again by another node, or after the restart. */
  async close(): Promise<void> {
    this.closed = true;
    await this.taking?.catch(() => {});
    const cut = setTimeout(() => this.parts.outgoing.close(), PATIENCE);
    await this.idle();
    clearTimeout(cut);
    this.parts.outgoing.close();
  }
}
