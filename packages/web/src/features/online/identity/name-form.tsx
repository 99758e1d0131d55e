/** Asks for a name once, when one is first needed. It suggests one. */
import '../styles.ts';
import { createSignal, type JSX, Show } from 'solid-js';
import { to } from '../../../router/route.ts';
import { submit } from '../../../ui/press.ts';
import { toast } from '../../../ui/toast.tsx';
import { say as sayUi } from '../../../ui/words.ts';
import { whyNot } from '../refusals.ts';
import { say } from '../words.ts';
import { me, registerName } from './guest.ts';
import { NameField } from './name-field.tsx';
import { suggestName } from './suggested-name.ts';

export function NameForm(props: {
  /** The current name, if any. */
  readonly name?: string;
  /** A confirmation to show afterwards. */
  readonly done?: string;
}): JSX.Element {
  const [name, setName] = createSignal(props.name ?? suggestName());
  const [busy, setBusy] = createSignal(false);
  const [problem, setProblem] = createSignal<string | null>(null);
  const send = async (): Promise<void> => {
    setBusy(true);
    const code = await registerName(name().trim());
    setBusy(false);
    setProblem(code);
    if (code === null && props.done !== undefined) toast(props.done);
  };
  return (
    <form class="on-name panel" onSubmit={submit(() => send())}>
      <NameField name={name()} onChange={setName} />
      <p class="on-hint">
        {say().yourNameAbout} <a href={to('privacy')}>{sayUi().privacy}</a>
      </p>
      <Show when={problem()}>
        {(code) => (
          <p class="on-problem" role="alert">
            {whyNot({ code: code(), message: '', details: {} })}
          </p>
        )}
      </Show>
      <div class="on-row">
        <Show when={me() === null}>
          <a class="btn quiet on-elsewhere" href={to('keep', 'join')}>
            {say().onOtherDevice}
          </a>
        </Show>
        <button type="submit" class="btn primary" disabled={busy()}>
          {say().thatIsMe}
        </button>
      </div>
    </form>
  );
}
