/** All fog on the moor. Changes are animated by comparing with the position before. */
import { menhirsKit } from '@speeltafel/rules';
import { batch, createComputed, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import { changeOf, type Travel } from './fog-animation.ts';
import { Cloud } from './fog-cluster.tsx';
import { step } from './geometry.ts';

const { cluster, placesOf, shifted, size } = menhirsKit;
type PlaceSet = menhirsKit.PlaceSet;
type Direction = menhirsKit.Direction;

interface FogProps {
  readonly fog: PlaceSet;
  readonly menhirs: PlaceSet;
  readonly hidden: boolean;
  readonly turned: boolean;
  readonly plain: boolean;
  readonly chosen: PlaceSet;
  readonly leaving: boolean;
  /** The style of the chosen cluster while it is dragged. */
  readonly pulled: string;
  /** The direction of the last move, for when comparing positions is ambiguous. */
  readonly heading: Direction;
  /** Whether to animate changes. */
  readonly moving: boolean;
}

/** A turn brings at most this many changes. With more, the player has jumped to another position. */
const MOST_CHANGES = 2;

function clustersOf(fog: PlaceSet): PlaceSet[] {
  const found: PlaceSet[] = [];
  for (let left = fog; left !== 0; left &= ~found.at(-1)!) found.push(cluster(left, left & -left));
  return found;
}

export function Fog(props: FogProps): JSX.Element {
  const [travel, setTravel] = createSignal<Travel | null>(null);
  const [gone, setGone] = createSignal<PlaceSet>(0);
  const [come, setCome] = createSignal<PlaceSet>(0);
  createComputed(
    on(
      () => props.fog,
      (after, before) => {
        if (before === undefined || before === after || !props.moving) return;
        const change = changeOf(before, after, props.heading);
        const few = size(change.gone) + size(change.come) <= MOST_CHANGES;
        batch(() => {
          setTravel(change.travel);
          setGone(few ? change.gone : 0);
          setCome(few ? change.come : 0);
        });
      },
    ),
  );
  const landed = createMemo(() => {
    const going = travel();
    return going === null ? 0 : shifted(going.from, going.direction) & props.fog;
  });
  const clouds = createMemo(() => {
    const apart = (props.chosen | landed() | come()) & props.fog;
    const alone = [props.chosen & ~landed() & ~come(), landed() & ~come(), come()];
    const banks = [...clustersOf(props.fog & ~apart), ...alone.flatMap((set) => clustersOf(set & props.fog))];
    // A stable order: a cluster that is only lifted is not inserted into the page again with all its shapes.
    return banks.toSorted((a, b) => (a & -a) - (b & -b));
  });
  const way = (): string => {
    const going = travel();
    if (going === null) return '';
    const { x, y } = step(going.direction, props.turned);
    return `--from-x:${-x}px;--from-y:${-y}px`;
  };
  const Bank = (bank: { readonly set: PlaceSet; readonly shown: PlaceSet }): JSX.Element => (
    <Cloud
      set={bank.set}
      menhirs={props.menhirs & bank.shown}
      hidden={props.hidden}
      turned={props.turned}
      plain={props.plain}
    />
  );
  return (
    <>
      <For each={clouds()}>
        {(set) => {
          const moves = (): boolean => (landed() & set) !== 0;
          const comes = (): boolean => (come() & set) !== 0;
          return (
            <g
              class="mh-cloud"
              classList={{
                'mh-lift': (props.chosen & set) !== 0,
                'mh-leaving': props.leaving && (props.chosen & set) !== 0,
                'mh-pulled': props.pulled !== '' && (props.chosen & set) !== 0,
                'mh-moving': moves(),
                'mh-coming': comes(),
              }}
              style={moves() ? way() : (props.chosen & set) === 0 ? '' : props.pulled}
              onAnimationEnd={() => {
                if (moves()) setTravel(null);
                if (comes()) setCome(0);
              }}
            >
              <Bank set={set} shown={set} />
            </g>
          );
        }}
      </For>
      <Show when={gone() !== 0}>
        <g class="mh-cloud mh-going" onAnimationEnd={() => setGone(0)}>
          <For each={placesOf(gone())}>{(place) => <Bank set={1 << place} shown={0} />}</For>
        </g>
      </Show>
    </>
  );
}
