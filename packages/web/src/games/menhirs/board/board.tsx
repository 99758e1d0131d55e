/**
 * The moor, drawn from its props; input is reported by callbacks. Rules pages, puzzles, replays and print sheets use it
 * with `static`.
 */
import './board.css';
import { menhirsKit } from '@speeltafel/rules';
import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import { putSprite } from '../art/sprite.ts';
import { Fog } from './fog.tsx';
import { Cloud } from './fog-cluster.tsx';
import { centre, hexagon, type Point, step, VIEW } from './geometry.ts';
import { Ground, type Tile } from './ground.tsx';
import {
  type Arrow,
  Badges,
  Dawn,
  DrawnArrows,
  Footprints,
  Halos,
  type Last,
  LastMove,
  Ring,
  SetRing,
  Spots,
} from './marks.tsx';
import { Places } from './place-buttons.tsx';

const { cluster, shifted } = menhirsKit;
type Place = menhirsKit.Place;
type PlaceSet = menhirsKit.PlaceSet;
type Direction = menhirsKit.Direction;

export type { Arrow, Last } from './marks.tsx';

export interface BoardProps {
  /** The accessible name of the board. */
  readonly name: string;
  /** The visible menhirs. Hidden ones must not be included. */
  readonly menhirs: PlaceSet;
  readonly fog: PlaceSet;
  /** Menhirs laid face down, if known. They count as forest. */
  readonly faceDown?: PlaceSet | undefined;
  readonly hidden?: boolean | undefined;
  /** Seen from the north: tiles change sides, but the light does not. */
  readonly turned?: boolean | undefined;
  readonly chosen?: PlaceSet | undefined;
  /** Shows ticks on the tiles that move and pluses on those that stay. */
  readonly splitting?: boolean | undefined;
  readonly arrows?: readonly Arrow[] | undefined;
  /** The fog that is lifted, with the arrows around it; by default the chosen fog. */
  readonly lifted?: PlaceSet | undefined;
  readonly ghost?: { readonly set: PlaceSet; readonly direction: Direction } | null | undefined;
  /** Fog about to be laid. */
  readonly laying?: PlaceSet | undefined;
  /** A tile or stone that is selected to be taken or turned. */
  readonly picked?: PlaceSet | undefined;
  readonly takable?: PlaceSet | undefined;
  /** Fog that must not be taken. */
  readonly locked?: PlaceSet | undefined;
  /** Free places on which a tile can be laid. */
  readonly spots?: PlaceSet | undefined;
  /** Menhirs that can be turned face down. */
  readonly turnable?: PlaceSet | undefined;
  readonly last?: Last | null | undefined;
  /** At the end of the game the fog thins and the stones shine. */
  readonly halo?: boolean | undefined;
  /** Drawn with fewer shapes, for many small boards on one page. */
  readonly plain?: boolean | undefined;
  /** A picture of a position, without input or animation. */
  readonly static?: boolean | undefined;
  /** Places where the player can act. */
  readonly stops?: PlaceSet | undefined;
  readonly label?: ((place: Place) => string) | undefined;
  readonly arrowLabel?: ((arrow: Arrow) => string) | undefined;
  readonly onPlace?: ((place: Place, byKey: boolean) => void) | undefined;
  readonly onDirection?: ((direction: Direction) => void) | undefined;
  readonly onDrag?: ((place: Place, direction: Direction | null, done: boolean) => void) | undefined;
}

const VIEW_BOX = `${VIEW.x} ${VIEW.y} ${VIEW.width} ${VIEW.height}`;

export function Board(props: BoardProps): JSX.Element {
  putSprite();
  const [focused, setFocused] = createSignal<Place | null>(null);
  const [pull, setPull] = createSignal<Point | null>(null);
  /** A dragged cluster follows the finger, but only along a possible direction and by at most one step. */
  const pulled = (): string => {
    const [by, going] = [pull(), props.ghost];
    if (by === null || !going) return '';
    const { x, y } = step(going.direction, turned());
    const share = ((by.x * x + by.y * y) * VIEW.width) / (x * x + y * y);
    const far = Math.max(0, Math.min(0.92, share));
    return `transform: translate(${x * far + 3}px, ${y * far - 7}px); transition: none`;
  };
  const turned = (): boolean => props.turned ?? false;
  const hidden = (): boolean => props.hidden ?? false;
  const plain = (): boolean => props.plain ?? false;
  const chosen = (): PlaceSet => (props.chosen ?? 0) & props.fog;
  const lifted = createMemo(() => (props.lifted ?? props.chosen ?? 0) & props.fog);
  /** Under hidden fog, face-down menhirs must look like any other place. */
  const faceDown = createMemo(() => (props.faceDown ?? 0) & ~(hidden() ? props.fog : 0));
  const tile = (place: Place): Tile => {
    if ((props.menhirs >> place) & 1) return 'menhir';
    return (faceDown() >> place) & 1 ? 'flipped' : 'forest';
  };
  const staying = (): PlaceSet => (chosen() === 0 ? 0 : cluster(props.fog, chosen()) & ~chosen());
  const ghost = (): PlaceSet =>
    (props.laying ?? 0) | (props.ghost ? shifted(props.ghost.set, props.ghost.direction) : 0);
  return (
    <div
      class="mh-moor"
      classList={{ 'mh-static': props.static === true, 'mh-over': props.halo === true }}
      {...(props.static ? { role: 'img', 'aria-label': props.name } : {})}
    >
      <svg class="mh-layer mh-ground" viewBox={VIEW_BOX} aria-hidden="true">
        <Ground tile={tile} turned={turned()} plain={plain()} />
      </svg>
      <svg class="mh-layer" viewBox={VIEW_BOX} aria-hidden="true">
        <Show when={props.last}>{(last) => <Footprints last={last()} fog={props.fog} turned={turned()} />}</Show>
        <Show when={props.halo}>
          <Dawn menhirs={props.menhirs & ~props.fog} turned={turned()} />
          <Halos menhirs={props.menhirs & ~props.fog} turned={turned()} />
        </Show>
        <Fog
          fog={props.fog}
          menhirs={props.menhirs}
          hidden={hidden()}
          turned={turned()}
          plain={plain()}
          chosen={lifted()}
          leaving={props.ghost != null}
          pulled={pulled()}
          heading={props.last?.direction ?? 0}
          moving={props.static !== true}
        />
        <Show when={ghost() !== 0}>
          <g class="mh-cloud mh-ghosted">
            <Cloud set={ghost()} menhirs={props.menhirs} hidden={hidden()} turned={turned()} plain={plain()} />
          </g>
        </Show>
      </svg>
      <svg class="mh-layer mh-marks" viewBox={VIEW_BOX} aria-hidden="true">
        <Show when={props.last}>
          {(last) => (
            <LastMove
              last={last()}
              fog={props.fog}
              turned={turned()}
              except={(props.takable ?? 0) | (props.locked ?? 0)}
            />
          )}
        </Show>
        <Spots set={props.spots ?? 0} turned={turned()} />
        <SetRing set={ghost()} turned={turned()} kind="ghost-ring" />
        <g class="mh-lift" style={pulled()}>
          <SetRing set={chosen()} turned={turned()} kind="chosen" />
          <Badges set={props.splitting ? chosen() : 0} kind="check" turned={turned()} />
        </g>
        <Show when={props.splitting}>
          <SetRing set={staying()} turned={turned()} kind="rest" />
          <Badges set={staying()} kind="plus" turned={turned()} />
        </Show>
        <SetRing set={props.picked ?? 0} turned={turned()} kind="chosen" />
        <Badges set={props.takable ?? 0} kind="minus" turned={turned()} />
        <Badges set={props.locked ?? 0} kind="lock" turned={turned()} />
        <Badges set={props.turnable ?? 0} kind="turn" turned={turned()} />
        <Show when={props.static}>
          <DrawnArrows set={chosen()} arrows={props.arrows ?? []} turned={turned()} />
        </Show>
        <Show when={focused() !== null}>
          <Ring path={hexagon(centre(focused()!, turned()), 56, 9)} kind="focus" />
        </Show>
      </svg>
      <Show when={!props.static}>
        <fieldset class="mh-touch" aria-label={props.name}>
          <Places
            turned={turned()}
            held={lifted()}
            arrows={props.arrows ?? []}
            stale={(chosen() & lifted()) === 0}
            aimed={props.ghost?.direction ?? null}
            stops={props.stops ?? 0}
            label={(place) => props.label?.(place) ?? menhirsKit.PLACES[place]!}
            arrowLabel={(arrow) => props.arrowLabel?.(arrow) ?? menhirsKit.DIRECTIONS[arrow.direction]!}
            onPlace={(place, byKey) => props.onPlace?.(place, byKey)}
            last={props.last ?? null}
            onDirection={props.onDirection}
            onDrag={props.onDrag}
            onPull={setPull}
            onFocus={setFocused}
          />
        </fieldset>
      </Show>
    </div>
  );
}
