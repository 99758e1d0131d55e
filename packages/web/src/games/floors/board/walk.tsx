/** The walk of the monster on the floor: footprints, step numbers, jumps through teleporters, lines of sight, bites. */
import { floorsKit as kit } from '@speeltafel/rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { angleOf, beyond, middleOf, type Point } from './geometry.ts';
import type { SeenDanger, SeenLook, SeenWalk } from './scene.ts';

const Foot = (props: { readonly at: Point; readonly angle: number }): JSX.Element => (
  <g transform={`translate(${props.at.x} ${props.at.y}) rotate(${props.angle})`} fill="var(--ff-bone)">
    <use href="#ff-foot" x="-15" y="-16" width="30" height="30" />
  </g>
);

interface Print {
  readonly at: Point;
  readonly angle: number;
}

type Entered = Extract<kit.StepEvent, { readonly type: 'entered' }>;

const directionOf = ({ from, to }: Entered): kit.Direction | undefined =>
  kit.DIRECTIONS.find((direction) => kit.next(from, direction) === to);

/** Two prints for each square entered, left and right of the line. Through a wall, one on each side of it. */
function printsOf(step: kit.Step, turned: boolean): readonly Print[] {
  let facing = step.look.facing;
  return step.events.flatMap((event) => {
    if (event.type === 'turned') facing = event.facing;
    if (event.type !== 'entered') return [];
    const direction = directionOf(event) ?? facing;
    const left = kit.turned(direction, 3);
    const from = middleOf(event.from, turned);
    const first = beyond(beyond(from, direction, 31, turned), left, 13, turned);
    const start = event.wrapped ? beyond(middleOf(event.to, turned), direction, -100, turned) : from;
    const second = beyond(beyond(start, direction, 81, turned), left, -13, turned);
    const angle = angleOf(direction, turned);
    return [
      { at: first, angle },
      { at: second, angle },
    ];
  });
}

type Jump = Extract<kit.StepEvent, { readonly type: 'teleported' }>;

const JumpLine = (props: { readonly jump: Jump; readonly turned: boolean }): JSX.Element => {
  const from = middleOf(props.jump.from, props.turned);
  const to = middleOf(props.jump.to, props.turned);
  const bend = { x: (from.x + to.x) / 2 + (to.y - from.y) * 0.22, y: (from.y + to.y) / 2 - (to.x - from.x) * 0.22 };
  const d = `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
  return (
    <>
      <path d={d} fill="none" stroke="#1a0f08" stroke-width="10" stroke-linecap="round" opacity=".55" />
      <path d={d} fill="none" stroke="#e4ccff" stroke-width="5" stroke-dasharray=".1 13" stroke-linecap="round" />
    </>
  );
};

const isJump = (event: kit.StepEvent): event is Jump => event.type === 'teleported';

export const Footprints = (props: { readonly walk: SeenWalk; readonly turned: boolean }): JSX.Element => (
  <For each={props.walk.steps}>
    {(step) => (
      <>
        <For each={step.events.filter(isJump)}>{(jump) => <JumpLine jump={jump} turned={props.turned} />}</For>
        <For each={printsOf(step, props.turned)}>{(print) => <Foot at={print.at} angle={print.angle} />}</For>
      </>
    )}
  </For>
);

/** The steps that end on each square. A square visited twice shows both numbers in one badge. */
function stepNumbers(steps: readonly kit.Step[]): ReadonlyMap<kit.Square, string> {
  const numbers = new Map<kit.Square, string>();
  for (const [i, { square }] of steps.entries()) {
    const before = numbers.get(square);
    numbers.set(square, before === undefined ? String(i + 1) : `${before}·${i + 1}`);
  }
  return numbers;
}

export function StepNumbers(props: { readonly walk: SeenWalk; readonly turned: boolean }): JSX.Element {
  const numbers = createMemo(() => [...stepNumbers(props.walk.steps)]);
  const scale = () => (props.turned ? 1.25 : 1);
  return (
    <For each={numbers()}>
      {([square, text]) => {
        const at = () => middleOf(square, props.turned);
        const width = Math.max(36, 14 + text.length * 13.5);
        return (
          <g class="ff-num" transform={`translate(${at().x + 48} ${at().y + 49}) scale(${scale()})`}>
            <rect
              x={-width}
              y="-36"
              width={width}
              height="36"
              rx="18"
              fill="var(--ff-bone)"
              stroke="#1a0f08"
              stroke-width="3.5"
            />
            <text x={-width / 2} y="-16.5" font-size={text.length > 5 ? '22' : '27'} fill="#1a0f08">
              {text}
            </text>
          </g>
        );
      }}
    </For>
  );
}

interface Beam {
  readonly direction: kit.Direction;
  readonly seen: kit.Sight | null;
  readonly length: number;
}

function beamsOf({ from, facing, look }: SeenLook, tiles: readonly kit.Tile[]): readonly Beam[] {
  const beam = (quarters: number, seen: kit.Sight | null): Beam => {
    const direction = kit.turned(facing, quarters);
    const length = seen?.distance ?? kit.reachOfSight(tiles, from, direction);
    return { direction, seen, length };
  };
  return [beam(0, look.ahead), beam(3, look.left), beam(1, look.right)];
}

export function Beams(props: {
  readonly look: SeenLook;
  readonly tiles: readonly kit.Tile[];
  readonly turned: boolean;
}): JSX.Element {
  const from = () => middleOf(props.look.from, props.turned);
  return (
    <For each={beamsOf(props.look, props.tiles)}>
      {({ direction, seen, length }) => {
        const end = -(length * 100 + (seen === null ? 44 : -20));
        return (
          <g
            class="ff-beam"
            transform={`translate(${from().x} ${from().y}) rotate(${angleOf(direction, props.turned)})`}
          >
            <Show
              when={length > 0}
              fallback={
                <path d="M-24 -53H24" stroke="var(--ff-sight, #fff3b8)" stroke-width="7" stroke-linecap="round" />
              }
            >
              <path d={`M-10 -50L-24 ${end}H24L10 -50Z`} fill="url(#ff-g-sight)" opacity=".75" />
              <path
                d={`M0 -56V${end + 4}`}
                stroke="var(--ff-sight, #fff3b8)"
                stroke-width="4.5"
                stroke-dasharray="3 13"
                stroke-linecap="round"
              />
              <Show when={seen === null}>
                <path
                  d={`M-22 ${end}H22`}
                  stroke="var(--ff-sight, #fff3b8)"
                  stroke-width="6"
                  stroke-linecap="round"
                  opacity=".9"
                />
              </Show>
            </Show>
          </g>
        );
      }}
    </For>
  );
}

/** The distance to each token that the monster saw. */
export function Distances(props: { readonly look: SeenLook; readonly turned: boolean }): JSX.Element {
  const seen = () =>
    [props.look.look.ahead, props.look.look.left, props.look.look.right].filter((each) => each !== null);
  const scale = () => (props.turned ? 1.35 : 1);
  return (
    <For each={seen()}>
      {(sight) => {
        const { x, y } = middleOf(sight.square, props.turned);
        return (
          <g class="ff-num" transform={`translate(${x - 6} ${y - 70}) scale(${scale()})`}>
            <rect width="70" height="36" rx="18" fill="#1a0f08" stroke="var(--ff-sight, #fff3b8)" stroke-width="3" />
            <use href="#ff-eye" x="6" y="4" width="28" height="28" />
            <text x="50" y="19" font-size="27" fill="#fff6d8">
              {sight.distance}
            </text>
          </g>
        );
      }}
    </For>
  );
}

/**
 * Teeth and a dashed ring on tokens eaten in the walk that is shown; in the lower left corner the chance over all
 * cards.
 */
export const Dangers = (props: { readonly dangers: readonly SeenDanger[]; readonly turned: boolean }): JSX.Element => (
  <For each={props.dangers}>
    {(danger) => {
      const { x, y } = middleOf(danger.square, props.turned);
      const scale = props.turned ? 1.3 : 1;
      return (
        <g transform={`translate(${x} ${y})`}>
          <Show when={danger.eaten}>
            <circle r="47" fill="none" stroke="#1a0f08" stroke-width="8" opacity=".6" />
            <circle r="47" fill="none" stroke="var(--ff-danger)" stroke-width="5" stroke-dasharray="10 7" />
            <g transform={`translate(-60 -64) scale(${scale})`}>
              <use href="#ff-chomp" width="36" height="36" />
            </g>
          </Show>
          <Show when={danger.chance}>
            {(chance) => (
              <g class="ff-num" transform={`translate(-50 49) scale(${scale})`}>
                <rect
                  y="-28"
                  width={14 + chance().length * 10}
                  height="28"
                  rx="14"
                  fill="#1a0f08"
                  stroke="var(--ff-danger)"
                  stroke-width="2.5"
                />
                <text x={7 + chance().length * 5} y="-12.5" font-size="20" fill="#ffe9dc">
                  {chance()}
                </text>
              </g>
            )}
          </Show>
        </g>
      );
    }}
  </For>
);
