/**
 * What is at stake in Adam Way: the points for a win now, whether the game was prolonged, and what happens if nobody
 * wins.
 */
import './play.css';
import './stakes.css';
import { createMemo, type JSX, Show } from 'solid-js';
import { Icon } from '../../../ui/icon.tsx';
import { pointsFor } from '../adam-points.ts';
import type { MenhirsGame } from '../game-view.ts';
import { say } from '../words.ts';

const CAN_WIN: readonly string[] = ['move', 'take', 'prove'];

export function Stakes(props: { readonly game: MenhirsGame }): JSX.Element {
  const { game } = props;
  const prolonged = (): boolean => game.shown().pass === 2;
  /** A game that was resigned or lost on time is over although the rules would continue. */
  const ended = (): boolean => game.over() && game.past() === null;
  /** In the last two rounds: the player who must win because they alone went on. */
  const risk = (): string => {
    const [one, other] = game.shown().goOn;
    if (ended() || prolonged() || one === undefined) return '';
    return other === undefined ? say().mustWin(game.who(one), game.who(3 - one), pointsFor(1, 1)) : say().tieWithoutWin;
  };
  const worth = createMemo(() => {
    const { phase, round, pass } = game.shown();
    return !ended() && CAN_WIN.includes(phase) ? pointsFor(round, pass === 2 ? 2 : 1) : null;
  });
  return (
    <p class="mh-stakes">
      <Show when={prolonged()}>
        <span class="mh-prolonged">
          <Icon name="restart" />
          {say().prolonged}
        </span>
      </Show>
      <Show when={risk()}>{(text) => <span class="mh-risk">{text()}</span>}</Show>
      <Show when={worth()}>{(points) => <span class="mh-worth">{say().worth(points())}</span>}</Show>
    </p>
  );
}
