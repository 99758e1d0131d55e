/** The menu of a game: everything that is not part of a turn. */
import { createSignal, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { PlayView } from '../../games/contract/play.ts';
import { to } from '../../router/route.ts';
import { createPainted } from '../../ui/after-paint.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Press, press } from '../../ui/press.ts';
import { say as sayUi } from '../../ui/words.ts';
import { say } from './words.ts';

interface MenuProps {
  readonly game: string;
  readonly view: PlayView;
  /** The consequence for the game. */
  readonly resigns: 'loses' | 'ends' | 'leaves';
  readonly canUndo: boolean;
  readonly canResign: boolean;
  readonly onTurnBoard: (press: Press) => void;
  readonly onUndo: (press: Press) => void;
  readonly onResign: () => void;
  readonly onKeys: () => void;
  readonly onClose: () => void;
}

const Sure = (props: MenuProps & { readonly onNo: () => void }): JSX.Element => (
  <div class="play-menu" role="alert">
    <p>{say().resignSure[props.resigns]}</p>
    <button type="button" class="btn urgent" onClick={press(() => props.onResign())}>
      <Icon name="flag" /> {say().resignYes}
    </button>
    <button type="button" class="btn" onClick={() => props.onNo()}>
      {say().resignNo}
    </button>
  </div>
);

const Choices = (props: MenuProps & { readonly onSure: () => void }): JSX.Element => (
  <nav class="play-menu" aria-label={sayUi().menu}>
    <Show when={props.view.MenuChoices}>
      {(choices) => <Dynamic component={choices()} onChoice={() => props.onClose()} />}
    </Show>
    <Show when={props.view.canTurnBoard}>
      <button type="button" class="btn" onClick={(press) => props.onTurnBoard(press)}>
        <Icon name="turn" /> {sayUi().rotateBoard}
      </button>
    </Show>
    <Show when={!props.view.hasUndo}>
      <button type="button" class="btn" disabled={!props.canUndo} onClick={(press) => props.onUndo(press)}>
        <Icon name="undo" /> {say().undo}
      </button>
    </Show>
    <a class="btn" href={to('rules', props.game)}>
      <Icon name="book" /> {sayUi().rules}
    </a>
    <a class="btn" href={to('settings')}>
      <Icon name="gear" /> {sayUi().settings}
    </a>
    <button type="button" class="btn play-keys" onClick={() => props.onKeys()}>
      <Icon name="list" /> {say().keysTitle}
    </button>
    <a class="btn" href={to()}>
      <Icon name="prev" /> {say().back}
    </a>
    <Show when={props.canResign}>
      <button type="button" class="btn" onClick={() => props.onSure()}>
        <Icon name="flag" /> {say().resign}
      </button>
    </Show>
  </nav>
);

/** The content is rendered one frame after its dialog, so that the dialog appears at once. */
function Body(props: MenuProps): JSX.Element {
  const drawn = createPainted();
  const [sure, setSure] = createSignal(false);
  return (
    <Show when={drawn()}>
      <Dynamic component={props.view.MenuTop} />
      <Show when={sure()} fallback={<Choices {...props} onSure={() => setSure(true)} />}>
        <Sure {...props} onNo={() => setSure(false)} />
      </Show>
      <Show when={props.view.menuNote}>{(note) => <p class="play-note">{note()()}</p>}</Show>
    </Show>
  );
}

export const Menu = (props: MenuProps & { readonly open: boolean; readonly title: string }): JSX.Element => (
  <Dialog open={props.open} title={props.title} onClose={props.onClose}>
    <Body {...props} />
  </Dialog>
);
