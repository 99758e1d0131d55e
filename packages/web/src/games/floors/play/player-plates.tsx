/** The players, how far they are, and where their tokens are: plates at the side, or a row of compact seats. */
import { floorsKit as kit, type Seat } from '@speeltafel/rules';
import { For, type JSX } from 'solid-js';
import { say as saySession } from '../../../session/words.ts';
import { Icon } from '../../../ui/icon.tsx';
import { PlayerClock } from '../../player-clock.tsx';
import { seatClass, Token } from '../art/token.tsx';
import { say } from '../words.ts';
import type { PlayModel } from './play-model.ts';
import { stateOf } from './players.ts';

export const seatsOf = (model: PlayModel): readonly Seat[] => model.session.table().chairs.map(({ seat }) => seat);

const outOf = (model: PlayModel, seat: Seat): number =>
  model.position().left.filter((player) => player === seat - 1).length;
const needed = (model: PlayModel): number => kit.neededToWin(model.position().players);
export const hasTurn = (model: PlayModel, seat: Seat): boolean =>
  !model.over() && model.position().phase !== 'monster' && model.position().turn === seat - 1;

export const note = (model: PlayModel, seat: Seat): string => {
  if (model.session.thinking() === seat && !model.animation.busy()) return say().thinking;
  if (outOf(model, seat) === needed(model) - 1) return say().oneMoreWins;
  if (model.position().start === seat - 1 && model.position().phase !== 'lay') return say().startPlayer;
  const chair = model.session.table().chairs.find((one) => one.seat === seat);
  return chair?.controller.kind === 'computer' ? saySession().computer : '';
};

export const Suns = (props: { readonly model: PlayModel; readonly seat: Seat }): JSX.Element => (
  <span class="ff-suns" role="img" aria-label={say().outOf(outOf(props.model, props.seat), needed(props.model))}>
    <For each={Array.from({ length: needed(props.model) }, (_, i) => i)}>
      {(i) => (
        <span classList={{ 'ff-lit': i < outOf(props.model, props.seat) }}>
          <Icon name="sun" />
        </span>
      )}
    </For>
  </span>
);

export const tokensOf = (model: PlayModel, seat: Seat) =>
  model.animation.scene().tokens.filter(({ player }) => player === seat - 1);

export const Plates = (props: { readonly model: PlayModel }): JSX.Element => (
  <ul class="ff-plates" classList={{ 'ff-many': seatsOf(props.model).length > 4 }}>
    <For each={seatsOf(props.model)}>
      {(seat) => (
        <li class={`ff-plate ${seatClass(seat - 1)}`} aria-current={hasTurn(props.model, seat) ? 'true' : undefined}>
          <span class="ff-who">
            <b>{props.model.people.name(seat)}</b>
            <small>{note(props.model, seat)}</small>
          </span>
          <PlayerClock session={props.model.session} seat={seat} />
          <Suns model={props.model} seat={seat} />
          <span class="ff-minis">
            <For each={tokensOf(props.model, seat)}>
              {(token) => (
                <span class="ff-mini">
                  <Token player={token.player} shows={token.shows} state={stateOf(token)} label={String(token.shows)} />
                  <span>{say().states[stateOf(token)]}</span>
                </span>
              )}
            </For>
          </span>
        </li>
      )}
    </For>
  </ul>
);

/** The compact form for phones: the emblem, the name, and how many tokens are out. */
export const Seats = (props: { readonly model: PlayModel }): JSX.Element => (
  <ul
    class="ff-seats"
    classList={{ 'ff-crowd': seatsOf(props.model).length > 4 }}
    style={{ '--ff-count': seatsOf(props.model).length }}
    aria-label={say().players}
  >
    <For each={seatsOf(props.model)}>
      {(seat) => (
        <li class={`ff-seat ${seatClass(seat - 1)}`} aria-current={hasTurn(props.model, seat) ? 'true' : undefined}>
          <Token player={seat - 1} />
          <b>{props.model.people.name(seat)}</b>
          <small>
            <span role="img" aria-label={say().outOf(outOf(props.model, seat), needed(props.model))}>
              <Icon name="sun" />
              {outOf(props.model, seat)}/{needed(props.model)}
            </span>
            <PlayerClock session={props.model.session} seat={seat} />
          </small>
        </li>
      )}
    </For>
  </ul>
);
