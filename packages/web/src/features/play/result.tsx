/** How the game ended, and what to do next. */
import { type JSX, onMount, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Ending, PlayView } from '../../games/contract/play.ts';
import { to } from '../../router/route.ts';
import { announce } from '../../ui/announce.ts';
import { Icon } from '../../ui/icon.tsx';
import { press } from '../../ui/press.ts';
import { say as sayUi } from '../../ui/words.ts';
import { say } from './words.ts';

interface ResultProps {
  readonly view: PlayView;
  readonly ending: Ending;
  /** A pending request for a rematch. */
  readonly question: JSX.Element;
  readonly rematch: (() => void) | undefined;
  /** The address of the replay. */
  readonly replay: string;
  /** The address of the game's tournament, if it belongs to one. */
  readonly tournament: string | null;
  /** The address at which a guest can become a permanent player; null if that is not offered. */
  readonly keep: string | null;
}

const Content = (props: ResultProps): JSX.Element => (
  <>
    <Dynamic component={props.view.ResultArt} />
    <div class="play-ending">
      <h2>{props.ending.title}</h2>
      <p>{props.ending.text}</p>
      <Dynamic component={props.view.ResultDetails} />
    </div>
    <div class="play-next">
      <Show
        when={props.question}
        fallback={
          <Show when={props.rematch}>
            {(rematch) => (
              <button type="button" class="btn primary" onClick={press(() => rematch()())}>
                <Icon name="restart" /> {say().rematch}
              </button>
            )}
          </Show>
        }
      >
        {(question) => question()}
      </Show>
      <Show when={props.tournament}>
        {(address) => (
          <a class="btn primary" href={address()}>
            <Icon name="cup" /> {say().toTournament}
          </a>
        )}
      </Show>
      <a class="btn" href={props.replay}>
        <Icon name="play" /> {say().lookBack}
      </a>
      <a class="btn quiet" href={to()}>
        {say().home}
      </a>
      <Show when={props.keep}>
        {(address) => (
          <a class="btn quiet" href={address()}>
            {say().keepMe}
          </a>
        )}
      </Show>
    </div>
  </>
);

/** Next to the board, instead of what to do. */
export const ResultBeside = (props: ResultProps): JSX.Element => (
  <section class={`play-result ${props.ending.class ?? ''}`} role="alert">
    <Content {...props} />
  </section>
);

/** Over the board, until the player closes it. */
export function ResultOver(props: ResultProps & { readonly onClose: () => void }): JSX.Element {
  let result!: HTMLElement;
  onMount(() => {
    announce(props.ending.title, 'assertive');
    announce(props.ending.text, 'assertive');
    // Do not take the focus from a player who is typing in the table talk.
    if (!(document.activeElement instanceof HTMLInputElement)) result.focus({ preventScroll: true });
  });
  return (
    <div class="play-over">
      <section class={`play-result ${props.ending.class ?? ''}`} aria-label={sayUi().result} tabindex="-1" ref={result}>
        <button
          type="button"
          class="btn icon quiet play-close"
          aria-label={say().seeBoard}
          onClick={() => props.onClose()}
        >
          <Icon name="close" />
        </button>
        <Content {...props} />
      </section>
    </div>
  );
}
