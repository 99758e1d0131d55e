/** One box on the table with what one can do with it. */
import { Show } from 'solid-js';
import { GAMES, type GameId } from '../../games/registry.ts';
import { to } from '../../router/route.ts';
import { onceDrawn } from '../../ui/after-paint.ts';
import { Icon } from '../../ui/icon.tsx';
import { online } from '../online/identity/guest.ts';
import { Box } from './box.tsx';
import { say } from './words.ts';

let fetched = false;
/** Fetches what the next tap will need, but does not keep it waiting. */
const fetchAhead = (): void => {
  if (!fetched) onceDrawn(() => import('../new-game/new-game.tsx'));
  fetched = true;
};

const nameId = (game: GameId): string => `box-${game}`;

/** Both boxes offer the same: what each link leads to is told with the name of the box. */
export const GameBox = (props: { readonly game: GameId }) => (
  <article class={`game ${props.game}`} aria-labelledby={nameId(props.game)}>
    <h2 id={nameId(props.game)} class="visually-hidden">
      {GAMES[props.game].name}
    </h2>
    <Box game={props.game} label={say().box(GAMES[props.game].name)} />
    <div class="lid">
      <p class="about">{say().about[props.game]}</p>
      <p class="designer">{say().players[props.game](GAMES[props.game].designer)}</p>
      <a
        class="btn primary big"
        href={to('new', props.game, 'now')}
        aria-describedby={nameId(props.game)}
        onMouseEnter={fetchAhead}
        onFocus={fetchAhead}
      >
        <Icon name="play" />
        <span class="long">{say().playNow}</span>
        <span class="short">
          {say().now} <small>{say().against}</small>
        </span>
      </a>
      <div class="two">
        <a class="btn" href={to('new', props.game, 'computer')} aria-describedby={nameId(props.game)}>
          <Icon name="bot" />
          {say().opponent}
        </a>
        <a class="btn" href={to('new', props.game)} aria-describedby={nameId(props.game)}>
          <Icon name="device" />
          {say().oneDevice}
        </a>
        <Show when={online()}>
          <a class="btn friend" href={to('invite', props.game)} aria-describedby={nameId(props.game)}>
            <Icon name="people" />
            {say().invite}
          </a>
        </Show>
      </div>
      <a class="learn" href={to('learn', props.game)} aria-describedby={nameId(props.game)}>
        <Icon name="book" />
        {say().learnIt}
      </a>
    </div>
  </article>
);
