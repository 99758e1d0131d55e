/** A game on home: its box, with buttons for all ways to play it. */
import { Show } from 'solid-js';
import { GAMES, type GameId } from '../../games/registry.ts';
import { to } from '../../router/route.ts';
import { savedGames } from '../../session/saved-games.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { Icon } from '../../ui/icon.tsx';
import { say as sayUi } from '../../ui/words.ts';
import { online } from '../online/identity/guest.ts';
import { Box } from './game-box.tsx';
import { say } from './words.ts';

const prefetched = new Set<GameId>();
/** Loads the code of "play now" after the next frame. */
const prefetch = (game: GameId): void => {
  if (!prefetched.has(game)) afterPaint(() => Promise.all([import('../new-game/new-game.tsx'), GAMES[game].options()]));
  prefetched.add(game);
};

const nameId = (game: GameId): string => `box-${game}`;

/** All games have the same links; screen readers add the name of the game to each. */
export const GameBox = (props: { readonly game: GameId }) => (
  <article class="game" style={{ '--tilt': GAMES[props.game].art.box.tilt }} aria-labelledby={nameId(props.game)}>
    <h2 id={nameId(props.game)}>{GAMES[props.game].name}</h2>
    <Box game={props.game} label={say().box(GAMES[props.game].name)} />
    <div class="lid">
      <p class="about">{GAMES[props.game].intro().about}</p>
      <p class="aim">{GAMES[props.game].intro().lesson}</p>
      <p class="designer">{GAMES[props.game].intro().players(GAMES[props.game].designer)}</p>
      <a
        class="btn primary big"
        href={to('new', props.game, 'now')}
        aria-describedby={nameId(props.game)}
        onMouseEnter={() => prefetch(props.game)}
        onFocus={() => prefetch(props.game)}
      >
        <Icon name="play" />
        <span class="long">{say().playNow}</span>
        <span class="short">{say().now}</span>
      </a>
      <Show when={savedGames().length === 0}>
        <a class="learn-first" href={to('learn', props.game)} aria-describedby={nameId(props.game)}>
          <Icon name="book" />
          {say().learnIt}
        </a>
      </Show>
      {/* On a phone the other ways to play are behind a button. */}
      <button
        type="button"
        class="btn icon more-ways"
        popovertarget={`ways-${props.game}`}
        aria-label={say().ways(GAMES[props.game].name)}
      >
        <Icon name="people" />
      </button>
      <div class="two" id={`ways-${props.game}`} popover="auto">
        <b>{GAMES[props.game].name}</b>
        <Show when={online()}>
          <a class="btn friend" href={to('invite', props.game)} aria-describedby={nameId(props.game)}>
            <Icon name="people" />
            {sayUi().inviteFriend}
          </a>
        </Show>
        <a class="btn" href={to('new', props.game, 'computer')} aria-describedby={nameId(props.game)}>
          <Icon name="bot" />
          {say().opponent}
        </a>
        <a class="btn" href={to('new', props.game)} aria-describedby={nameId(props.game)}>
          <Icon name="device" />
          {say().oneDevice}
        </a>
        <a class="learn" href={to('learn', props.game)} aria-describedby={nameId(props.game)}>
          <Icon name="book" />
          {say().learnIt}
        </a>
      </div>
    </div>
  </article>
);
