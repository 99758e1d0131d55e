/** The menu of a game: what happened, the way out, and giving up. */
import { createSignal, type JSX, Show } from 'solid-js';
import { to } from '../../shell/route.ts';
import { Icon } from '../../ui/icon.tsx';
import { say } from '../words.ts';
import type { PlayModel } from './model.ts';
import { LastWalk, Log, LookBack } from './reasons.tsx';

export function Menu(props: { readonly model: PlayModel; readonly onClose: () => void }): JSX.Element {
  const { model } = props;
  const [sure, setSure] = createSignal(false);
  const resigner = () => {
    const chairs = model.session.table().chairs.filter(({ seat }) => model.people.isPerson(seat));
    return chairs.find(({ seat }) => seat === model.session.position().turn + 1) ?? chairs[0];
  };
  return (
    <dialog
      class="ff-menu panel"
      aria-label={say().menu}
      ref={(dialog) => queueMicrotask(() => dialog.showModal())}
      onClose={props.onClose}
    >
      <header>
        <h2>{say().game}</h2>
        <form method="dialog">
          <button type="submit" class="btn icon quiet" aria-label={say().close}>
            <Icon name="close" />
          </button>
        </form>
      </header>
      <Log model={model} />
      <LookBack model={model} onGo={props.onClose} />
      <Show
        when={!sure()}
        fallback={
          <div class="ff-choices">
            <p>{say().resignSure}</p>
            <button
              type="button"
              class="btn urgent"
              onClick={() => {
                model.session.resign(resigner()!.seat);
                props.onClose();
              }}
            >
              <Icon name="flag" /> {say().yesResign}
            </button>
            <button type="button" class="btn" onClick={() => setSure(false)}>
              {say().goOnPlaying}
            </button>
          </div>
        }
      >
        <div class="ff-choices">
          <LastWalk model={model} onGo={props.onClose} />
          <a class="btn" href={to('rules', 'floors')}>
            <Icon name="book" /> {say().rules}
          </a>
          <a class="btn" href={to('settings')}>
            <Icon name="gear" /> {say().settings}
          </a>
          <a class="btn" href={to()}>
            <Icon name="prev" /> {say().home}
          </a>
          <Show when={!model.over() && resigner() !== undefined}>
            <button type="button" class="btn" onClick={() => setSure(true)}>
              <Icon name="flag" /> {say().resign}
            </button>
          </Show>
        </div>
      </Show>
      <p class="ff-credit">{say().credit}</p>
    </dialog>
  );
}
