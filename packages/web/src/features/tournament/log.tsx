/** All facts of the tournament, the latest first. Nothing is ever deleted. */
import { For, type JSX } from 'solid-js';
import type { TournamentUi } from '../../games/contract/tournament.ts';
import { factText, timeText } from './sentences.ts';
import type { TournamentSession } from './stored-tournaments.ts';
import { say } from './words.ts';

const SHOWN = 300;

export const Log = (props: { readonly session: TournamentSession; readonly ui: TournamentUi }): JSX.Element => (
  <section class="desk-log panel" aria-label={say().tabs.log}>
    <ol>
      <For each={props.session.facts().slice(-SHOWN).toReversed()}>
        {(fact) => (
          <li>
            <time>{timeText(fact.at)}</time>
            <span>{factText(props.session.tournament(), fact, props.ui)}</span>
          </li>
        )}
      </For>
    </ol>
  </section>
);
