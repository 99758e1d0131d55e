/**
 * `#/keep/join/<token>/<table>`: the target of another device's QR code. Without a token, it offers the other ways to
 * sign in.
 */
import type { Refusal, Result } from '@speeltafel/rules';
import { createResource, createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { place, to } from '../../router/route.ts';
import { Screen } from '../../ui/bar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { press, submit } from '../../ui/press.ts';
import { me } from '../online/identity/guest.ts';
import { joinBy, lookAtOffer, recoverBy, type SignedIn } from './keep-api.ts';
import { KeepIcon } from './keep-icon.tsx';
import { canUsePasskeys, usePasskey } from './passkey.ts';
import { Problem } from './problem.tsx';
import { whyNot } from './refusals.ts';
import { startAsPlayer } from './sign-in-here.ts';
import { say } from './words.ts';

/** Codes are the same in every language. */
const CODE_EXAMPLE = 'owl-lamp-4172-9358';
const RECOVERY_EXAMPLE = 'k7m4-p2qx-9hd3-wzt8';

/** Signs in, and continues at the table or on home. */
function createSignIn(address: () => string) {
  const [busy, setBusy] = createSignal(false);
  const [problem, setProblem] = createSignal<Refusal | null>(null);
  const signIn = async (way: () => Promise<Result<SignedIn>>): Promise<void> => {
    setBusy(true);
    const signed = await way();
    setBusy(false);
    setProblem(signed.ok ? null : signed.refusal);
    if (signed.ok) startAsPlayer(address());
  };
  return { busy, problem, signIn };
}

/** What happens to the guest who has used this browser so far. */
const Aside = (): JSX.Element => (
  <Show when={me()}>{(guest) => <p class="on-hint">{say().stayAside(guest().name)}</p>}</Show>
);

function ByLink(props: { readonly token: string; readonly table: string | undefined }): JSX.Element {
  const [offer] = createResource(() => lookAtOffer(props.token));
  const address = (): string => (props.table === undefined ? to() : to('table', props.table));
  const { busy, problem, signIn } = createSignIn(address);
  const refused = (): Refusal | null => {
    const answer = offer();
    return answer === undefined || answer.ok ? null : answer.refusal;
  };
  const name = (): string | null => {
    const answer = offer();
    return answer?.ok ? answer.value.name : null;
  };
  return (
    <Switch fallback={<p role="status">{say().lookingUp}</p>}>
      <Match when={refused()}>
        {(refusal) => (
          <>
            <p class="on-problem" role="alert">
              {whyNot(refusal())}
            </p>
            <OtherWays />
          </>
        )}
      </Match>
      <Match when={name()}>
        {(known) => (
          <>
            <h2>{say().joinAs(known())}</h2>
            <p>{say().joinAbout}</p>
            <Problem of={problem()} />
            <button
              type="button"
              class="btn primary big"
              disabled={busy()}
              onClick={press(() => void signIn(() => joinBy({ token: props.token })))}
            >
              <Icon name="play" />
              {say().joinButton(known())}
            </button>
            <Aside />
          </>
        )}
      </Match>
    </Switch>
  );
}

function CodeField(props: {
  readonly label: string;
  readonly about: string | undefined;
  readonly example: string;
  readonly busy: boolean;
  readonly onCode: (code: string) => void;
}): JSX.Element {
  const [code, setCode] = createSignal('');
  return (
    <form class="keep-way panel" onSubmit={submit(() => props.onCode(code().trim()))}>
      <label>
        <span>{props.label}</span>
        <input
          class="field"
          type="text"
          required
          maxlength="60"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          placeholder={props.example}
          value={code()}
          onInput={(event) => setCode(event.currentTarget.value)}
        />
      </label>
      <Show when={props.about}>
        <small>{props.about}</small>
      </Show>
      <button type="submit" class="btn" disabled={props.busy}>
        {say().signIn}
      </button>
    </form>
  );
}

function OtherWays(): JSX.Element {
  const { busy, problem, signIn } = createSignIn(() => to());
  return (
    <>
      <Problem of={problem()} />
      <Show when={canUsePasskeys()}>
        <button type="button" class="btn primary big" disabled={busy()} onClick={press(() => void signIn(usePasskey))}>
          <KeepIcon name="key" />
          {say().byPasskey}
        </button>
      </Show>
      <CodeField
        label={say().byCode}
        about={say().byCodeAbout}
        example={CODE_EXAMPLE}
        busy={busy()}
        onCode={(code) => void signIn(() => joinBy({ code }))}
      />
      <CodeField
        label={say().byRecovery}
        about={undefined}
        example={RECOVERY_EXAMPLE}
        busy={busy()}
        onCode={(code) => void signIn(() => recoverBy(code))}
      />
      <Aside />
    </>
  );
}

export const JoinScreen = (): JSX.Element => (
  <Screen title={say().joinTitle} class="keep">
    <Show when={place().path[2]} fallback={<OtherWays />} keyed>
      {(token) => <ByLink token={token} table={place().path[3]} />}
    </Show>
  </Screen>
);
