/** The hall of a record: between two turns, during a walk, or with a suggested turn. */
import { floorsKit as kit } from '@speeltafel/rules';
import { createMemo, createSignal } from 'solid-js';
import { reducedMotion } from '../../../settings/settings.ts';
import { Fitted } from '../../../ui/fitted.tsx';
import type { ReplayView } from '../../contract/replay.ts';
import { Board } from '../board/board.tsx';
import { WHOLE, WHOLE_TURNED } from '../board/geometry.ts';
import type { SeenPath, SeenWalk } from '../board/scene.ts';
import { squareNames } from '../board/square-names.ts';
import { monsterOf } from '../monster/look.ts';
import { type Frame, moveFrames, walkFrames } from '../play/animation-frames.ts';
import type { People } from '../play/players.ts';
import { type Scene, sceneOf } from '../play/position-scene.ts';
import { tilesAfter } from '../play/reachable.ts';
import { turnAt } from './evaluation.ts';
import type { FloorsRecord } from './record.ts';

const LYING = WHOLE.width / WHOLE.height;
const STANDING = WHOLE_TURNED.width / WHOLE_TURNED.height;

/** Whether the squares would be larger with the hall turned a quarter, in a space of this aspect ratio. */
const standsBetter = (room: number): boolean =>
  Math.min(room / WHOLE_TURNED.width, 1 / WHOLE_TURNED.height) > Math.min(room / WHOLE.width, 1 / WHOLE.height);

export interface SceneCache {
  sceneAt(at: number): Scene;
  framesAt(at: number): readonly Frame[];
  walkAt(at: number): SeenWalk | null;
}

/** Pieces keep their keys from scene to scene, so each scene is made from the one before, on demand. */
export function scenesOf({ course }: FloorsRecord): SceneCache {
  const { positions, played } = course;
  const scenes: Scene[] = [sceneOf(positions[0]!)];
  const frames = new Map<number, readonly Frame[]>();
  const sceneAt = (at: number): Scene => {
    while (scenes.length <= at) scenes.push(sceneOf(positions[scenes.length]!, scenes.at(-1)));
    return scenes[at]!;
  };
  const walkBefore = (at: number): kit.Walk | undefined => {
    const action = played[at - 1]?.action;
    return action?.type === 'card' ? kit.walkOf(positions[at - 1]!, action.card) : undefined;
  };
  const make = (at: number): readonly Frame[] => {
    const action = played[at - 1]?.action;
    const walk = walkBefore(at);
    if (walk !== undefined) return walkFrames(sceneAt(at - 1), walk, reducedMotion());
    return action?.type === 'move' ? moveFrames(sceneAt(at - 1), positions[at - 1]!, action, reducedMotion()) : [];
  };
  return {
    sceneAt,
    framesAt(at) {
      const known = frames.get(at) ?? make(at);
      frames.set(at, known);
      return known;
    },
    walkAt(at) {
      const walk = walkBefore(at);
      return walk === undefined ? null : { from: positions[at - 1]!.monster, steps: walk.steps };
    },
  };
}

export function createBoard(record: FloorsRecord, scenes: SceneCache, people: People): ReplayView['Board'] {
  const { parts } = monsterOf(record.look);
  return (props) => {
    const [tall, setTall] = createSignal(false);
    const frame = createMemo((): Frame | null =>
      props.frame === null ? null : (scenes.framesAt(props.at)[props.frame] ?? null),
    );
    const scene = (): Scene => frame()?.scene ?? scenes.sceneAt(props.at);
    const turn = createMemo(() => props.shown && turnAt(props.shown.analysis, props.shown.number));
    const path = createMemo((): SeenPath | null => {
      const move = turn();
      if (move === null) return null;
      const token = scene().tokens.find(
        ({ player, shows, moved, place }) =>
          player === move.player && shows === move.shows && !moved && kit.isInPlay(place),
      );
      const { player, shows } = move;
      return token === undefined ? null : { player, shows, places: [token.place, ...move.path] };
    });
    /** The stones after the suggested turn. */
    const pushed = createMemo((): readonly kit.Tile[] => {
      const move = turn();
      const { tiles } = scene();
      const draft = move && kit.draft(record.course.positions[props.at]!, move.player, move.shows, move.path);
      return draft?.ok ? tilesAfter(tiles, draft.value.pushes) : tiles;
    });
    const isIn = (list: readonly kit.Tile[], { kind, square }: kit.Tile): boolean =>
      list.some((tile) => tile.kind === kind && tile.square === square);
    const things = createMemo(() => squareNames(scene(), tall(), people.describe));
    return (
      <Fitted
        ratio={(room) => {
          setTall(standsBetter(room));
          return standsBetter(room) ? STANDING : LYING;
        }}
      >
        <Board
          name={props.name}
          tiles={scene().tiles}
          tokens={
            path() === null
              ? scene().tokens
              : scene().tokens.filter(
                  ({ player, shows, moved }) => !(player === path()!.player && shows === path()!.shows && !moved),
                )
          }
          monster={scene().monster}
          monsterParts={parts}
          turned={tall()}
          walk={path() === null ? (frame() ? frame()!.walk : scenes.walkAt(props.at)) : null}
          look={frame()?.look ?? null}
          path={path()}
          faint={scene()
            .tiles.filter((tile) => !isIn(pushed(), tile))
            .map(({ square }) => square)}
          ghosts={{ tiles: pushed().filter((tile) => !isIn(scene().tiles, tile)) }}
          label={(square) => [kit.makeSquare(square), ...(things().get(square) ?? [])].join(', ')}
          onSquare={() => {}}
          home={scene().monster.square}
          moving
        />
      </Fitted>
    );
  };
}
