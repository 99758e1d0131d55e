/**
 * Finstere Flure on a television: the hall, whose turn it is, the players with their clocks, the cards, and below the
 * hall the reasons for the monster's walk.
 */
import './television.css';
import type { Seat } from '@speeltafel/rules';
import { For, type JSX, Show } from 'solid-js';
import { createNight } from '../../../settings/night.ts';
import { PlayerClock } from '../../player-clock.tsx';
import { CardPicture } from '../art/pictures.tsx';
import { seatClass, Token } from '../art/token.tsx';
import { hasOwnName } from '../monster/look.ts';
import { TableMonsterFront } from '../monster/table-monster.tsx';
import { BoardArea } from '../play/board-area.tsx';
import { createPlaces, faceOf } from '../play/deck.tsx';
import type { PlayModel } from '../play/play-model.ts';
import { hasTurn, note, Suns, seatsOf, tokensOf } from '../play/player-plates.tsx';
import { stateOf } from '../play/players.ts';
import { Sentence } from '../play/sentence.tsx';
import { cardName } from '../play/sentences.ts';
import { say } from '../words.ts';

interface Props {
  readonly model: PlayModel;
}

/** Whose turn it is: the monster's, with its card and step, or a player's. */
function Turn(props: Props): JSX.Element {
  const { model } = props;
  const { animation, people, position, monster } = model;
  const card = (): string => cardName(animation.showing()!.card, position().fiveIsHits);
  const walks = (): string => (hasOwnName(monster) ? say().walks(monster.name, card()) : say().monsterWalks(card()));
  const step = (): string => say().stepOf(animation.frame()?.step ?? 1, animation.showing()!.walk.steps.length);
  return (
    <header class="ff-tv-turn">
      <Show
        when={animation.showing()}
        fallback={
          <Show when={!model.over()}>
            <Token player={position().turn} />
            <b>{people.turnOf(position().turn + 1)}</b>
          </Show>
        }
      >
        <TableMonsterFront parts={monster.parts} />
        <b>
          {walks()}
          <small>{step()}</small>
        </b>
      </Show>
    </header>
  );
}

const Plate = (props: Props & { readonly seat: Seat }): JSX.Element => (
  <li
    class={`ff-tv-plate ${seatClass(props.seat - 1)}`}
    aria-current={hasTurn(props.model, props.seat) ? 'true' : undefined}
  >
    <b>{props.model.people.name(props.seat)}</b>
    <PlayerClock session={props.model.session} seat={props.seat} />
    <span class="ff-tv-tokens">
      <For each={tokensOf(props.model, props.seat)}>
        {(token) => (
          <Token
            player={token.player}
            shows={token.shows}
            state={stateOf(token)}
            label={`${token.shows}, ${say().states[stateOf(token)]}`}
          />
        )}
      </For>
    </span>
    <Suns model={props.model} seat={props.seat} />
    <span class="visually-hidden">{note(props.model, props.seat)}</span>
  </li>
);

function Cards(props: Props): JSX.Element {
  const places = createPlaces(props.model);
  const left = (): number => places().filter(({ played }) => !played).length;
  const { fiveIsHits } = props.model.position();
  return (
    <section class="ff-tv-cards">
      <h2>
        {say().cardsLeft(left())} <small>{say().mayCome}</small>
      </h2>
      <ul>
        <For each={places()}>
          {({ card, played }) => (
            <li classList={{ 'ff-tv-played': played }}>
              <CardPicture face={faceOf(card, fiveIsHits)} label={cardName(card, fiveIsHits)} />
              <Show when={played}>
                <span class="visually-hidden">{say().played}</span>
              </Show>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}

/** The latest reason of a walk, or the last action. */
function Subtitle(props: Props): JSX.Element {
  const { model } = props;
  const walking = (): boolean => model.animation.showing() !== null;
  const text = (): string => (walking() ? model.reasons()?.at(-1) : model.sayings().at(-1)?.text) ?? '';
  return (
    <p class="ff-tv-said" role="status">
      <Show when={walking()}>
        <TableMonsterFront parts={model.monster.parts} />
      </Show>
      <Sentence text={text()} nameOf={model.people.tokenName} />
    </p>
  );
}

export interface TelevisionProps extends Props {
  readonly corner: JSX.Element;
}

export default function Television(props: TelevisionProps): JSX.Element {
  const { model } = props;
  // The hall is always dark.
  createNight();
  return (
    <div class="ff-play ff-tv">
      <BoardArea model={model} turned={false} />
      <Subtitle model={model} />
      <aside>
        <Turn model={model} />
        <ul
          class="ff-tv-plates"
          classList={{ 'ff-tv-many': seatsOf(model).length > 5 }}
          style={{ '--count': seatsOf(model).length }}
          aria-label={say().players}
        >
          <For each={seatsOf(model)}>{(seat) => <Plate model={model} seat={seat} />}</For>
        </ul>
        <Cards model={model} />
        {props.corner}
      </aside>
    </div>
  );
}
