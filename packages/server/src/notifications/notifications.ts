/** A player's notification settings: browsers, a webhook, and quiet hours. */
import { createHash } from 'node:crypto';
import { type Result, refuse } from '@speeltafel/rules';
import type { Hosting } from '../host/hosting.ts';
import { newId } from '../host/new-ids.ts';
import type { NotificationStore, Target } from '../store/notifications.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import { type About, NotificationPlanner } from './notification-planner.ts';
import { NotificationSender } from './notification-sender.ts';
import { Outgoing } from './outgoing.ts';
import type { QuietHours } from './reminders.ts';
import { newServerKey, Vapid } from './vapid.ts';
import { areKeys, type PushKeys } from './web-push.ts';
import { newWebhookSecret } from './webhook.ts';

interface NotificationParts {
  readonly store: NotificationStore;
  readonly hosting: Hosting;
  readonly tournaments: Tournaments;
  /** True if messages may go to addresses in private networks. */
  readonly privateTargets: boolean;
  now(): number;
  failed(error: unknown): void;
}

/** A guest's device, with what its messages need. */
export interface Receiver {
  readonly guest: string;
  readonly session: string;
  readonly site: string;
  readonly language: string;
}

const BAD_KEYS = refuse('bad-subscription', 'This browser has sent keys that cannot be used. Try again.');

const isAt = (target: Target, kind: Target['kind'], session: string | null): boolean =>
  target.kind === kind && target.session === session;

export class Notifications {
  readonly publicKey: string;
  readonly planner: NotificationPlanner;
  readonly sender: NotificationSender;
  private readonly parts: NotificationParts;
  private readonly outgoing: Outgoing;

  private constructor(parts: NotificationParts, key: string) {
    const { store, hosting, tournaments, now, failed, privateTargets } = parts;
    this.parts = parts;
    this.outgoing = new Outgoing(privateTargets);
    const vapid = new Vapid(key, now);
    this.publicKey = vapid.publicKey;
    this.sender = new NotificationSender({ store, outgoing: this.outgoing, vapid, now, failed });
    const toSend = (): void => void this.sender.run().catch(failed);
    this.planner = new NotificationPlanner({ store, hosting, tournaments, now, failed, toSend });
  }

  static async open(parts: NotificationParts): Promise<Notifications> {
    const notifications = new Notifications(parts, await parts.store.serverKey(newServerKey));
    await notifications.planner.refresh();
    return notifications;
  }

  async of(guest: string, session: string) {
    const { store } = this.parts;
    const targets = await store.targetsOf([guest]);
    const webhook = targets.find((target) => isAt(target, 'webhook', null));
    const here = targets.find((target) => isAt(target, 'push', session));
    return {
      key: this.publicKey,
      here: here !== undefined,
      language: here?.language ?? null,
      devices: targets.filter(({ kind }) => kind === 'push').length,
      hours: (await store.hoursOf([guest])).get(guest) ?? null,
      // The full address is a secret: anyone who knows it can post to it.
      webhook:
        webhook === undefined ? null : { host: new URL(webhook.address).host, failing: webhook.failing !== null },
    };
  }

  /** Adds this browser as a target, or updates it. */
  async subscribe(receiver: Receiver, endpoint: string, keys: PushKeys): Promise<Result<object>> {
    if (!areKeys(keys)) return BAD_KEYS;
    const id = createHash('sha256').update(endpoint).digest('base64url');
    return this.add({ ...receiver, id, kind: 'push', address: endpoint, secrets: JSON.stringify(keys) });
  }

  /** Sets the guest's webhook; returns the secret that signs its messages, which is shown once. */
  async setWebhook(receiver: Receiver, address: string): Promise<Result<{ readonly secret: string }>> {
    const secret = newWebhookSecret();
    const secrets = JSON.stringify({ secret });
    const added = await this.add({ ...receiver, session: null, id: newId(), kind: 'webhook', address, secrets });
    return added.ok ? { ok: true, value: { secret } } : added;
  }

  private async add(target: Omit<Target, 'created' | 'failing'>): Promise<Result<object>> {
    const { store, now } = this.parts;
    const reached = await this.outgoing.reach(target.address);
    if (!reached.ok) return reached;
    const isFirst = (await store.targetsOf([target.guest])).length === 0;
    const created = Math.round(now());
    await store.addTarget({ ...target, address: reached.value.href, created, failing: null });
    if (isFirst) await this.planner.begin(target.guest);
    return { ok: true, value: {} };
  }

  unsubscribe(guest: string, session: string): Promise<void> {
    return this.parts.store.removeTarget(guest, 'push', session);
  }

  removeWebhook(guest: string): Promise<void> {
    return this.parts.store.removeTarget(guest, 'webhook', null);
  }

  setHours(guest: string, hours: QuietHours | null): Promise<void> {
    return this.parts.store.setHours(guest, hours);
  }

  /** Sends a test message to all of this guest's targets; returns their number. */
  async tryOut(guest: string): Promise<number> {
    const { store, now } = this.parts;
    const targets = await store.targetsOf([guest]);
    const about = JSON.stringify({ game: '', deadline: null, stage: 0 } satisfies About);
    const due = Math.round(now());
    await store.deliver(
      targets.map(({ id: target }) => ({
        ...{ id: newId(), target, guest, table_id: '', kind: 'trial', about, due, tries: 0 },
      })),
    );
    this.sender.run().catch(this.parts.failed);
    return targets.length;
  }

  /** Handles the latest changes before it stops. */
  async close(): Promise<void> {
    await this.planner.settled();
    await this.sender.close();
  }
}
