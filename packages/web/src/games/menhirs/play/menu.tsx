/** Everything that is not part of a turn, the grave things among it. */
import { createSignal, type JSX, Show } from 'solid-js';
import { to } from '../../../router/route.ts';
import { Icon } from '../../../ui/icon.tsx';
import { type Press, press } from '../../../ui/press.ts';
import type { MenhirsGame } from '../game-view.ts';
import { say } from '../words.ts';

export function Menu(props: {
  readonly game: MenhirsGame;
  readonly onTurn: (press: Press) => void;
  readonly onUndo: (press: Press) => void;
  readonly onResign: () => void;
}): JSX.Element {
  const [asking, setAsking] = createSignal(false);
  const mayResign = (): boolean => !props.game.over() && props.game.persons().length > 0;
  return (
    <nav class="mh-menu" aria-label={say().menu}>
      <button type="button" class="btn quiet" onClick={(press) => props.onTurn(press)}>
        <Icon name="turn" />
        {say().turnBoard}
      </button>
      <button
        type="button"
        class="btn quiet"
        disabled={!props.game.session.canUndo()}
        onClick={(press) => props.onUndo(press)}
      >
        <Icon name="undo" />
        {say().undo}
      </button>
      <a class="btn quiet" href={to('rules', 'menhirs')}>
        <Icon name="book" />
        {say().rules}
      </a>
      <a class="btn quiet" href={to('settings')}>
        <Icon name="gear" />
        {say().settings}
      </a>
      <a class="btn quiet" href={to()}>
        <Icon name="prev" />
        {say().back}
      </a>
      <Show when={mayResign()}>
        <Show
          when={asking()}
          fallback={
            <button type="button" class="btn quiet mh-grave" onClick={() => setAsking(true)}>
              <Icon name="flag" />
              {say().resign}
            </button>
          }
        >
          <div class="mh-sure" role="alert">
            <p>{say().resignSure}</p>
            <button type="button" class="btn urgent" onClick={press(() => props.onResign())}>
              {say().resignYes}
            </button>
            <button type="button" class="btn" onClick={() => setAsking(false)}>
              {say().resignNo}
            </button>
          </div>
        </Show>
      </Show>
    </nav>
  );
}
