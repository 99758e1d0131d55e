/** Shown instead of a screen that needs a server and a name, until there are both. */
import '../styles.ts';
import { type JSX, Match, onCleanup, onMount, Show, Switch } from 'solid-js';
import { to } from '../../../router/route.ts';
import { whileSeen } from '../../../ui/poll-while-visible.ts';
import { say as sayUi } from '../../../ui/words.ts';
import { say } from '../words.ts';
import { askAgain, known, me, unknownNow } from './guest.ts';
import { NameForm } from './name-form.tsx';

const EVERY = 3000;

/** Retries automatically, because a server that restarts is back soon. */
export function NoServer(props: { readonly onRetry?: () => Promise<void> }): JSX.Element {
  const retry = async (): Promise<void> => {
    await askAgain();
    await props.onRetry?.();
  };
  onMount(() => onCleanup(whileSeen(retry, EVERY)));
  return (
    <div class="on-notice" role="status">
      <p class="on-big">{say().noServer}</p>
      <p>{say().noServerAbout}</p>
      <div class="on-row">
        <button type="button" class="btn primary" onClick={() => retry()}>
          {sayUi().again}
        </button>
        <a class="btn" href={to()}>
          {sayUi().home}
        </a>
      </div>
    </div>
  );
}

export const UnknownNotice = (): JSX.Element => (
  <div class="on-notice" role="status">
    <p class="on-big">{say().unknownHere}</p>
    <p>{say().unknownHereAbout}</p>
  </div>
);

/** `why` says what the name is for, where that is not obvious. */
export const IdentityGate = (props: { readonly why?: string }): JSX.Element => (
  <Switch>
    <Match when={known() && me() === null}>
      <Show
        when={unknownNow()}
        keyed
        fallback={
          <>
            <Show when={props.why}>
              <p>{props.why}</p>
            </Show>
            <NameForm />
          </>
        }
      >
        {(name) => (
          <>
            <UnknownNotice />
            <NameForm name={name} />
          </>
        )}
      </Show>
    </Match>
    <Match when={known() && me() === undefined}>
      <NoServer />
    </Match>
  </Switch>
);
