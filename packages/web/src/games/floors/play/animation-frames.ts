/** A turn or a walk as a list of frames. Pure. */
import { floorsKit as kit } from '@speeltafel/rules';
import type { SeenLook, SeenWalk } from '../board/scene.ts';
import { moveMonster, moveToken, type Scene } from './position-scene.ts';

export interface Frame {
  readonly scene: Scene;
  /** How long it is shown, in milliseconds. */
  readonly ms: number;
  /** The step of the walk it belongs to, counted from 1; 0 for a token's turn. */
  readonly step: number;
  readonly look: SeenLook | null;
  readonly walk: SeenWalk | null;
  readonly bite: boolean;
  /** Whether this is the look at the end of the walk. */
  readonly closing: boolean;
}

export const PACE = {
  look: 420,
  turn: 200,
  step: 340,
  slide: 140,
  bite: 440,
  vanish: 170,
  stay: 260,
  token: 260,
  flip: 420,
  reduced: 80,
} as const;

type Entered = Extract<kit.StepEvent, { readonly type: 'entered' }>;

/** The frames of a walk. `reduced` leaves out all motion: one frame per step. */
export function walkFrames(
  start: Scene,
  { steps, closing }: Pick<kit.Trace, 'steps' | 'closing'>,
  reduced: boolean,
): readonly Frame[] {
  const frames: Frame[] = [];
  const from = start.monster.square;
  let scene = start;
  let look: SeenLook | null = null;
  let done = 0;
  let ended = false;
  let walk: SeenWalk = { from, steps: [] };
  const show = (ms: number, bite = false): void => {
    frames.push({ scene, ms, step: done + 1, look, walk, bite, closing: ended });
  };
  const see = (seen: kit.Look): void => {
    look = { from: scene.monster.square, facing: scene.monster.facing, look: seen };
    if (reduced) {
      scene = moveMonster(scene, { facing: seen.facing });
      return;
    }
    show(PACE.look);
    if (seen.facing === scene.monster.facing) return;
    scene = moveMonster(scene, { facing: seen.facing });
    show(PACE.turn);
  };
  const enter = ({ to, wrapped }: Entered, sliding: boolean): void => {
    if (!wrapped) {
      scene = moveMonster(scene, { square: to });
      show(sliding ? PACE.slide : PACE.step);
      return;
    }
    scene = moveMonster(scene, { mood: 'gone' });
    show(PACE.vanish);
    jump(to, scene.monster.facing);
  };
  const jump = (square: kit.Square, facing: kit.Direction): void => {
    scene = moveMonster(scene, { square, facing, mood: 'gone' });
    show(40);
    scene = moveMonster(scene, { mood: 'awake' });
    show(PACE.vanish);
  };
  const bite = (eaten: Scene): void => {
    scene = moveMonster(eaten, { mood: 'biting' });
    show(PACE.bite, true);
    scene = moveMonster(scene, { mood: 'awake' });
  };

  for (const step of steps) {
    see(step.look);
    if (reduced) {
      for (const event of step.events) scene = kit.afterEvent(scene, event);
    } else {
      const entered = step.events.filter(({ type }) => type === 'entered').length;
      let meal: Scene | null = null;
      for (const event of step.events) {
        if (event.type !== 'turned') look = null;
        switch (event.type) {
          case 'turned':
            scene = kit.afterEvent(scene, event);
            show(PACE.turn);
            break;
          case 'ate':
            meal = kit.afterEvent(scene, event);
            break;
          case 'pushed':
            scene = kit.afterEvent(scene, event);
            break;
          case 'entered':
            enter(event, entered > 1);
            if (meal !== null) bite(happenedTo(scene, meal));
            meal = null;
            break;
          case 'teleported':
            scene = moveMonster(scene, { mood: 'gone' });
            show(PACE.vanish);
            jump(event.to, event.facing);
            break;
          case 'stayed':
            show(PACE.stay);
            break;
        }
      }
    }
    walk = { from, steps: [...walk.steps, step] };
    show(reduced ? PACE.reduced : 60);
    done++;
  }
  done = Math.max(0, done - 1);
  ended = true;
  see(closing);
  show(reduced ? PACE.reduced : PACE.look);
  return frames;
}

/** Applies what happened to the tokens so far, but keeps the monster of `scene`. */
const happenedTo = (scene: Scene, meal: Scene): Scene => ({ ...scene, tokens: meal.tokens });

/** The frames of a token's turn: each square it enters, and what it pushes. */
export function moveFrames(start: Scene, position: kit.Position, move: kit.Move, reduced: boolean): readonly Frame[] {
  const token = start.tokens.find(
    (each) => each.player === move.player && each.shows === move.shows && !each.moved && kit.isInPlay(each.place),
  );
  if (token === undefined || reduced) return [];
  const frames: Frame[] = [];
  let scene = start;
  let pushed = 0;
  for (let i = 1; i <= move.path.length; i++) {
    const draft = kit.draft(position, move.player, move.shows, move.path.slice(0, i));
    if (!draft.ok) break;
    for (const push of draft.value.pushes.slice(pushed)) scene = kit.moveBlock(scene, push.from, push.to);
    pushed = draft.value.pushes.length;
    scene = moveToken(scene, token.key, draft.value.at);
    frames.push({ scene, ms: PACE.token, step: 0, look: null, walk: null, bite: false, closing: false });
  }
  return frames;
}
