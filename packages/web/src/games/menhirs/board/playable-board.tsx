/** The moor under somebody's hand: what is held, what can be done, and what was done last. */
import { menhirsKit } from '@speeltafel/rules';
import type { JSX } from 'solid-js';
import type { Hand, Playable } from '../input.ts';
import { say } from '../words.ts';
import { Moor } from './board.tsx';
import type { Last } from './marks.tsx';
import { arrowLabel, placeLabel } from './place-labels.ts';

const { EVERYWHERE } = menhirsKit;
type PlaceSet = menhirsKit.PlaceSet;

export function HeldMoor(props: {
  readonly table: Playable;
  readonly hand: Hand;
  readonly faceDown?: PlaceSet;
  readonly turned?: boolean;
  readonly last?: Last | null;
}): JSX.Element {
  const { hand } = props;
  const view = () => props.table.view();
  const during = (phase: menhirsKit.Phase): boolean => view().phase === phase && props.table.actor() !== null;
  const laying = (): PlaceSet => {
    const place = hand.settled.picked();
    return place !== null && during('place') ? 1 << place : 0;
  };
  const ghost = () => {
    const direction = hand.settled.way();
    return direction === null ? null : { set: hand.settled.chosen(), direction };
  };
  const over = (): boolean => view().phase === 'over';
  return (
    <Moor
      name={say().board}
      menhirs={view().menhirs}
      fog={view().fog}
      faceDown={props.faceDown}
      hidden={view().options.hidden && !over()}
      turned={props.turned}
      chosen={hand.chosen()}
      picked={hand.picked() & ~laying()}
      splitting={hand.splitting()}
      arrows={hand.arrows()}
      lifted={hand.settled.chosen()}
      ghost={ghost()}
      laying={laying()}
      takable={hand.takable()}
      locked={hand.takable() === 0 ? 0 : view().fog & ~hand.takable()}
      spots={during('place') && !hand.sealed() ? EVERYWHERE & ~view().fog & ~laying() : 0}
      turnable={during('flip') ? view().menhirs : 0}
      last={over() ? null : props.last}
      halo={over() && (view().fog & view().menhirs) === 0}
      label={(place) => placeLabel(place, props.table, hand, props.faceDown)}
      arrowLabel={arrowLabel}
      onPlace={hand.touch}
      onDirection={hand.go}
      onDrag={hand.drag}
    />
  );
}
