/** What stands before everything that needs a server and a name, while there is none. */
import '../styles.ts';
import { type JSX, Match, Show, Switch } from 'solid-js';
import { to } from '../../../router/route.ts';
import { say as sayUi } from '../../../ui/words.ts';
import { say } from '../words.ts';
import { known, me, unknownNow } from './guest.ts';
import { NameForm } from './name-form.tsx';

export const NoServer = (): JSX.Element => (
  <div class="on-notice" role="status">
    <p class="on-big">{say().noServer}</p>
    <p>{say().noServerAbout}</p>
    <div class="on-row">
      <button type="button" class="btn primary" onClick={() => location.reload()}>
        {sayUi().again}
      </button>
      <a class="btn" href={to()}>
        {sayUi().home}
      </a>
    </div>
  </div>
);

export const Door = (): JSX.Element => (
  <Switch>
    <Match when={known() && me() === null}>
      <Show when={unknownNow()} keyed fallback={<NameForm />}>
        {(name) => (
          <>
            <div class="on-notice" role="status">
              <p class="on-big">{say().unknownHere}</p>
              <p>{say().unknownHereAbout}</p>
            </div>
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
