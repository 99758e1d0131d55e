/** The menu of a game: what happened, the way out, and giving up. */
import { createSignal, type JSX, Show } from 'solid-js';
import { to } from '../../../router/route.ts';
import { createDrawn } from '../../../ui/after-paint.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { say } from '../words.ts';
import type { PlayModel } from './model.ts';
import { LastWalk, Log, LookBack } from './reasons.tsx';

function Choices(props: { readonly model: PlayModel; readonly onClose: () => void }): JSX.Element {
  const { model } = props;
  const [sure, setSure] = createSignal(false);
  const resigner = () => {
    const chairs = model.session.table().chairs.filter(({ seat }) => model.people.isPerson(seat));
    return chairs.find(({ seat }) => seat === model.session.position().turn + 1) ?? chairs[0];
  };
  return (
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
  );
}

/** It comes a picture after its dialog, which is seen sooner. */
const Body = (props: { readonly model: PlayModel; readonly onClose: () => void }): JSX.Element => {
  const drawn = createDrawn();
  return (
    <Show when={drawn()}>
      <div class="ff-told">
        <Log model={props.model} />
      </div>
      <LookBack model={props.model} onGo={props.onClose} />
      <Choices model={props.model} onClose={props.onClose} />
      <p class="ff-credit">{say().credit}</p>
    </Show>
  );
};

export const Menu = (props: {
  readonly open: boolean;
  readonly model: PlayModel;
  readonly onClose: () => void;
}): JSX.Element => (
  <Dialog open={props.open} title={say().game} onClose={props.onClose}>
    <Body model={props.model} onClose={props.onClose} />
  </Dialog>
);
