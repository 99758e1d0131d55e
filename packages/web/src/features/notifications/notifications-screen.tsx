/** `#/notifications`: how a player is notified who has closed the page. */
import '../online/styles.ts';
import '../keep/keep.css';
import './notifications.css';
import type { Refusal, Result } from '@speeltafel/rules';
import { Switch as Choose, createResource, createSignal, type JSX, Match, Show } from 'solid-js';
import { language } from '../../i18n/language.ts';
import { to } from '../../router/route.ts';
import { Screen } from '../../ui/bar.tsx';
import { submit } from '../../ui/press.ts';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.tsx';
import { me } from '../online/identity/guest.ts';
import { IdentityGate } from '../online/identity/require-guest.tsx';
import { whyNot as whyNotOnline } from '../online/refusals.ts';
import {
  fetchNotifications,
  type Notifications,
  type QuietHours,
  removeWebhook,
  setHours,
  setWebhook,
  tryOut,
} from './notifications-api.ts';
import { ability, switchOff, switchOn } from './subscription.ts';
import { say } from './words.ts';

/** Explains a refusal by the server or the browser. */
function whyNot(refusal: Refusal): string {
  const why: Readonly<Record<string, string>> = say().why;
  return why[refusal.code] ?? whyNotOnline(refusal);
}

/** The hours in which most people sleep. */
const NIGHT = { since: 22 * 60, until: 8 * 60 };
const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const textOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
function minutesOf(text: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

type Attempt = (run: () => Promise<Result<object>>) => Promise<boolean>;

interface PartProps {
  readonly known: Notifications;
  readonly attempt: Attempt;
}

const Here = (props: PartProps): JSX.Element => {
  const others = (): number => props.known.devices - (props.known.here ? 1 : 0);
  return (
    <section class="keep-list panel" aria-label={say().title}>
      <Choose>
        <Match when={ability() === 'yes' || props.known.here}>
          <Switch
            label={say().here}
            about={say().hereAbout}
            on={props.known.here}
            onChange={(on) => void props.attempt(on ? switchOn : switchOff)}
          />
        </Match>
        <Match when={ability() === 'install'}>
          <p>{say().install}</p>
        </Match>
        <Match when={ability() === 'denied'}>
          <p>{say().denied}</p>
        </Match>
        <Match when={ability() === 'none'}>
          <p>{say().none}</p>
        </Match>
      </Choose>
      <Show when={others() > 0}>
        <p>{say().others(others())}</p>
      </Show>
    </section>
  );
};

const Quiet = (props: PartProps): JSX.Element => {
  const change = (hours: QuietHours | null): void => void props.attempt(() => setHours(hours));
  const Field = (field: { readonly label: string; readonly part: 'since' | 'until'; readonly hours: QuietHours }) => (
    <label>
      {field.label}
      <input
        class="field"
        type="time"
        required
        value={textOf(field.hours[field.part])}
        onChange={({ currentTarget }) => {
          const minutes = minutesOf(currentTarget.value);
          if (minutes !== undefined) change({ ...field.hours, zone: zoneHere(), [field.part]: minutes });
        }}
      />
    </label>
  );
  return (
    <section class="keep-list panel" aria-label={say().quiet}>
      <Switch
        label={say().quiet}
        about={say().quietAbout((props.known.hours?.zone ?? zoneHere()).replaceAll('_', ' '))}
        on={props.known.hours !== null}
        onChange={(on) => change(on ? { zone: zoneHere(), ...NIGHT } : null)}
      />
      <Show when={props.known.hours}>
        {(hours) => (
          <div class="notify-hours">
            <Field label={say().from} part="since" hours={hours()} />
            <Field label={say().until} part="until" hours={hours()} />
          </div>
        )}
      </Show>
    </section>
  );
};

/** Few players need it, so it is collapsed. */
const Webhook = (props: PartProps): JSX.Element => {
  const [address, setAddress] = createSignal('');
  const [secret, setSecret] = createSignal<string>();
  const wasSet = props.known.webhook !== null;
  const save = async (): Promise<void> => {
    await props.attempt(async () => {
      const added = await setWebhook(address().trim(), language());
      if (added.ok) setSecret(added.value.secret);
      return added;
    });
  };
  return (
    <details class="keep-list panel" open={wasSet}>
      <summary>{say().webhook}</summary>
      <p>{say().webhookAbout}</p>
      <Show
        when={props.known.webhook}
        fallback={
          <form class="notify-webhook" onSubmit={submit(() => void save())}>
            <label>
              {say().address}
              <input
                class="field"
                type="url"
                required
                maxlength="1000"
                placeholder="https://"
                value={address()}
                onInput={(event) => setAddress(event.currentTarget.value)}
              />
            </label>
            <button type="submit" class="btn">
              {say().save}
            </button>
          </form>
        }
      >
        {(webhook) => (
          <>
            <p>
              {say().goesTo(webhook().host)} {webhook().failing ? say().failing : ''}
            </p>
            <Show when={secret()}>
              {(shown) => (
                <p>
                  {say().secret} <code>{shown()}</code>
                </p>
              )}
            </Show>
            <button type="button" class="btn grave" onClick={() => void props.attempt(removeWebhook)}>
              {say().remove}
            </button>
          </>
        )}
      </Show>
    </details>
  );
};

function Choices(): JSX.Element {
  const [notifications, { refetch }] = createResource(fetchNotifications);
  const [problem, setProblem] = createSignal<Refusal | null>(null);
  const known = (): Notifications | undefined => {
    const answer = notifications.latest;
    return answer?.ok ? answer.value : undefined;
  };
  const attempt: Attempt = async (run) => {
    const answer = await run();
    setProblem(answer.ok ? null : answer.refusal);
    await refetch();
    return answer.ok;
  };
  const trial = async (): Promise<void> => {
    if (await attempt(tryOut)) toast(say().sent);
  };
  const unreachable = (): Refusal | null => {
    const answer = notifications.latest;
    return answer === undefined || answer.ok ? null : answer.refusal;
  };
  return (
    <>
      <Show when={problem() ?? unreachable()}>
        {(refusal) => (
          <p class="on-problem" role="alert">
            {whyNot(refusal())}
          </p>
        )}
      </Show>
      <Show when={known()}>
        {(now) => (
          <>
            <p>{say().about}</p>
            <Here known={now()} attempt={attempt} />
            <Quiet known={now()} attempt={attempt} />
            <Webhook known={now()} attempt={attempt} />
            <Show when={now().devices > 0 || now().webhook !== null}>
              <button type="button" class="btn" onClick={() => void trial()}>
                {say().trial}
              </button>
            </Show>
          </>
        )}
      </Show>
    </>
  );
}

export default function NotificationsScreen(): JSX.Element {
  return (
    <Screen title={say().title} class="keep" back={to('settings')}>
      <Show when={me()?.id} keyed fallback={<IdentityGate why={say().needName} />}>
        <Choices />
      </Show>
    </Screen>
  );
}
