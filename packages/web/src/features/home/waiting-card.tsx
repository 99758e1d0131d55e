/** On a phone, the game in which it is the turn of a player here: its position, the last action, and a link to it. */
import { type JSX, Show } from 'solid-js';
import { GAMES, type GameId } from '../../games/registry.ts';
import { language } from '../../i18n/language.ts';
import { Icon } from '../../ui/icon.tsx';
import { BoardArt } from './game-box.tsx';
import { say } from './words.ts';

const MINUTE = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** In the largest unit that fits; empty for less than a minute. */
function ago(since: number): string {
  const passed = Date.now() - since;
  const [unit, length] = UNITS.find(([, ms]) => passed >= ms) ?? ['minute', Number.POSITIVE_INFINITY];
  const count = Math.floor(passed / length);
  return count < 1 ? '' : new Intl.RelativeTimeFormat(language()).format(-count, unit);
}

export const WaitingCard = (props: {
  readonly game: GameId;
  readonly who: string;
  /** The time of the last change. */
  readonly changed: number;
  readonly href: string;
  /** The time left; empty if it need not be shown. */
  readonly left?: string;
  readonly hurries?: boolean;
  /** Shown instead of the art of the game. */
  readonly picture?: (() => JSX.Element) | undefined;
  readonly last?: string | undefined;
  readonly children?: JSX.Element;
}): JSX.Element => (
  <li class="kept mine waits" classList={{ hurries: props.hurries ?? false }}>
    <a href={props.href}>
      <span class="waits-picture" aria-hidden="true" inert>
        <Show when={props.picture} fallback={<BoardArt game={props.game} />}>
          {(draw) => draw()()}
        </Show>
      </span>
      <span>
        <small class="waits-turn">
          {[say().yourTurn, props.left || ago(props.changed)].filter(Boolean).join(' · ')}
        </small>
        <b>{props.who === '' ? GAMES[props.game].name : say().gameWith(GAMES[props.game].name, props.who)}</b>
        <Show when={props.last}>
          <small class="waits-last">{props.last}</small>
        </Show>
      </span>
      <em>
        <Icon name="play" />
        {say().goOn}
      </em>
    </a>
    {props.children}
  </li>
);
