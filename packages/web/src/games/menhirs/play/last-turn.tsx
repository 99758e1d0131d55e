/** On a phone, one line between the board and the player: the last turn, or the aim of the game before the first. */
import { createMemo, type JSX, Show } from 'solid-js';
import type { MenhirsGame } from '../game-view.ts';
import { colourOf } from '../sides.ts';
import { say } from '../words.ts';
import { Emblem } from './seat-emblem.tsx';

/** A longer notation leaves no room for the sentence. */
const SHORT = 14;

export function LastTurn(props: {
  readonly game: MenhirsGame;
  /** Explains a claim, because it is new to the player and its button hides the sentence about it. */
  readonly explains: boolean;
}): JSX.Element {
  const { game } = props;
  const line = createMemo(() =>
    game
      .log()
      .slice(0, game.past() ?? game.log().length)
      .findLast(({ action: { kind } }) => kind !== 'end'),
  );
  /** The turn as text of the rules: a move with its taking, if that is short. */
  const turn = (): string => {
    const told = game.log().slice(0, game.past() ?? game.log().length);
    const end = told.lastIndexOf(line()!);
    const before = told[end - 1];
    const moved = line()!.action.kind === 'take' && before?.action.kind === 'move' ? `${before.notation} ` : '';
    const last = line()!.notation.replace(/^-/, '−');
    const text = [`${moved}${last}`, last].find(({ length }) => length <= SHORT);
    return text ?? '';
  };
  const isNew = (): boolean => game.view().phase === 'flip' || line() === undefined;
  return (
    <p class="mh-tick" classList={{ 'mh-tick-explains': props.explains }} aria-hidden="true">
      <Show when={!props.explains} fallback={say().claimExplained}>
        <Show when={!isNew() && line()} fallback={<b>{say().aim}</b>}>
          {(last) => (
            <span class={colourOf(last().seat)}>
              <Emblem side={game.sideOf(last().seat)} />
              <b>{turn()}</b> {last().sentence}
            </span>
          )}
        </Show>
      </Show>
    </p>
  );
}
