/** The top bar of the play screen. */
import { type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { PlayView } from '../../games/contract/play.ts';
import type { GameUi } from '../../games/game-ui.ts';
import { to } from '../../router/route.ts';
import { enterScreen } from '../../ui/enter-screen.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Press } from '../../ui/press.ts';
import { say as sayUi } from '../../ui/words.ts';
import { say } from './words.ts';

export const PlayBar = (props: {
  readonly ui: GameUi;
  readonly view: PlayView;
  readonly online: boolean;
  /** A hint button, or the tools of an online table. */
  readonly tools: JSX.Element;
  readonly canUndo: boolean;
  readonly onTurnBoard: (press: Press) => void;
  readonly onUndo: (press: Press) => void;
  readonly onMenu: () => void;
}): JSX.Element => (
  <header class="play-bar">
    <a class="btn icon quiet" href={to()} aria-label={say().back}>
      <Icon name="prev" />
    </a>
    <div class="play-title">
      <h1 tabindex="-1" ref={(heading) => enterScreen(heading, props.online ? undefined : () => props.ui.name)}>
        {props.ui.name}
      </h1>
      <small>
        <Dynamic component={props.view.Subtitle} />
      </small>
    </div>
    {props.tools}
    <a class="btn quiet play-rules" href={to('rules', props.ui.id)}>
      <Icon name="book" /> <span>{sayUi().rules}</span>
    </a>
    <Show when={props.view.canTurnBoard}>
      <button
        type="button"
        class="btn icon quiet play-wide"
        aria-label={sayUi().rotateBoard}
        onClick={props.onTurnBoard}
      >
        <Icon name="turn" />
      </button>
    </Show>
    <Show when={!props.view.hasUndo}>
      <button
        type="button"
        class="btn icon quiet play-wide"
        aria-label={say().undo}
        aria-keyshortcuts="u"
        disabled={!props.canUndo}
        onClick={props.onUndo}
      >
        <Icon name="undo" />
      </button>
    </Show>
    <button type="button" class="btn icon quiet" aria-label={sayUi().menu} onClick={() => props.onMenu()}>
      <Icon name="menu" />
    </button>
  </header>
);
