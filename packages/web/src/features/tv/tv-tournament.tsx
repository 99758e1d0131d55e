/** A tournament on a television: standings and boards. */
import { type JSX, Show } from 'solid-js';
import '../tournament/tournament.css';
import { follow, sessionOf } from '../online-tournament/live-tournament.ts';
import { nextRoundText } from '../online-tournament/sentences.ts';
import { say } from '../online-tournament/words.ts';
import { BigScreen } from '../tournament/big-screen.tsx';

export default function TvTournament(props: { readonly id: string }): JSX.Element {
  const live = follow(props.id, false);
  return (
    <Show when={!live.gone()} fallback={<p class="tv-notice">{say().none}</p>}>
      <Show when={live.state()}>
        {(state) => <BigScreen session={sessionOf(live, state)} next={() => nextRoundText(state().online)} />}
      </Show>
    </Show>
  );
}
