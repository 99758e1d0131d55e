/** The board with the player's input: the selection, what can be done, and the last move. */
import { menhirsKit } from '@speeltafel/rules';
import type { JSX } from 'solid-js';
import type { BoardInput, Playable } from '../input.ts';
import { say } from '../words.ts';
import { Board } from './board.tsx';
import type { Last } from './marks.tsx';
import { arrowLabel, placeLabel } from './place-labels.ts';

const { EVERYWHERE } = menhirsKit;
type PlaceSet = menhirsKit.PlaceSet;

export function PlayableBoard(props: {
  readonly table: Playable;
  readonly input: BoardInput;
  readonly faceDown?: PlaceSet;
  readonly turned?: boolean;
  readonly last?: Last | null;
}): JSX.Element {
  const { input } = props;
  const view = () => props.table.view();
  const during = (phase: menhirsKit.Phase): boolean => view().phase === phase && props.table.actor() !== null;
  const laying = (): PlaceSet => {
    const place = input.settled.picked();
    return place !== null && during('place') ? 1 << place : 0;
  };
  const ghost = () => {
    const direction = input.settled.way();
    return direction === null ? null : { set: input.settled.chosen(), direction };
  };
  const stops = (): PlaceSet => {
    if (during('place')) return EVERYWHERE & ~view().fog;
    if (during('flip')) return view().menhirs;
    return during('move') ? view().fog : input.takable();
  };
  const over = (): boolean => view().phase === 'over';
  return (
    <Board
      name={say().board}
      menhirs={view().menhirs}
      fog={view().fog}
      faceDown={props.faceDown}
      hidden={view().options.hidden && !over()}
      turned={props.turned}
      chosen={input.chosen()}
      picked={input.picked() & ~laying()}
      splitting={input.splitting()}
      arrows={input.arrows()}
      lifted={input.settled.chosen()}
      ghost={ghost()}
      laying={laying()}
      takable={input.takable()}
      locked={input.takable() === 0 ? 0 : view().fog & ~input.takable()}
      spots={during('place') && !input.pending() ? EVERYWHERE & ~view().fog & ~laying() : 0}
      turnable={during('flip') ? view().menhirs : 0}
      last={over() ? null : props.last}
      halo={over() && (view().fog & view().menhirs) === 0}
      stops={stops()}
      label={(place) => placeLabel(place, props.table, input, props.faceDown)}
      arrowLabel={arrowLabel}
      onPlace={input.touch}
      onDirection={input.go}
      onDrag={input.drag}
    />
  );
}
