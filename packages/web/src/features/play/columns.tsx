/** The default layout: players, board, and a column with the moves and what to do; on a phone one below the other. */
import { type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { PlayContext, PlayView } from '../../games/contract/play.ts';
import { Icon } from '../../ui/icon.tsx';
import { createMediaMatch } from '../../ui/media.ts';
import type { Press } from '../../ui/press.ts';
import { say as sayUi } from '../../ui/words.ts';
import { say } from './words.ts';

interface ToolsProps {
  readonly view: PlayView;
  readonly looksBack: boolean;
  readonly Steps: PlayContext<unknown, unknown, unknown>['Steps'];
  readonly canUndo: boolean;
  readonly onHistory: (press: Press) => void;
  readonly onTurnBoard: (press: Press) => void;
  readonly onUndo: (press: Press) => void;
}

/** Below the board on a phone, within reach of the thumb. */
const Tools = (props: ToolsProps): JSX.Element => (
  <div class="play-tools">
    <Show
      when={props.view.insteadOfTools?.shown()}
      fallback={
        <Show when={!props.looksBack} fallback={<Dynamic component={props.Steps} />}>
          <button type="button" class="play-tool" onClick={(press) => props.onHistory(press)}>
            <Icon name="list" />
            <span class="play-tool-word">{sayUi().moves}</span>
          </button>
          <Show when={props.view.canTurnBoard}>
            <button type="button" class="play-tool" onClick={(press) => props.onTurnBoard(press)}>
              <Icon name="turn" />
              <span class="play-tool-word">{say().turn}</span>
            </button>
          </Show>
          <button type="button" class="play-tool" disabled={!props.canUndo} onClick={(press) => props.onUndo(press)}>
            <Icon name="undo" />
            <span class="play-tool-word">{say().undoShort}</span>
          </button>
        </Show>
      }
    >
      <Dynamic component={props.view.insteadOfTools?.Content} />
    </Show>
  </div>
);

export function Columns(
  props: ToolsProps & { readonly question: JSX.Element; readonly ended: boolean; readonly result: JSX.Element },
): JSX.Element {
  const wide = createMediaMatch('desktop');
  return (
    <>
      <div class="play-players">
        <Dynamic component={props.view.Players} />
      </div>
      <div class="play-board">
        <Dynamic component={props.view.Board} />
      </div>
      <div class="play-side">
        <Show when={wide()}>
          <div class="play-history">
            <Dynamic component={props.view.History} alone={false} />
          </div>
        </Show>
        <Show
          when={props.ended}
          fallback={
            <section class="play-now">
              {props.question}
              <Dynamic component={props.view.Now} />
            </section>
          }
        >
          {props.result}
        </Show>
      </div>
      <Tools {...props} />
    </>
  );
}
