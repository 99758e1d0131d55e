/** The current place in the game: a slider with its rounds and mistakes marked, and buttons to go forward and back. */
import { For, type JSX, onCleanup } from 'solid-js';
import { afterPaint } from '../../ui/after-paint.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { press } from '../../ui/press.ts';
import { say as sayUi } from '../../ui/words.ts';
import type { Chapter } from './chapters.ts';
import type { Playback } from './playback.ts';
import { say } from './words.ts';

const Go = (props: {
  readonly icon: IconName;
  readonly label: string;
  readonly key: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}): JSX.Element => (
  <button
    type="button"
    class="btn quiet icon"
    aria-label={props.label}
    aria-keyshortcuts={props.key}
    disabled={props.disabled ?? false}
    onClick={press(() => props.onClick())}
  >
    <Icon name={props.icon} />
  </button>
);

export function Timeline(props: {
  readonly playback: Playback;
  readonly length: number;
  readonly chapters: readonly Chapter[];
  /** The indexes of the actions that were mistakes. */
  readonly mistakes: readonly number[];
  /** The current position as accessible text. */
  readonly spoken: string;
  /** Called after a step, so that the position is announced. */
  readonly onStep: (at: number) => void;
}): JSX.Element {
  const at = (): number => props.playback.at();
  /** The slider follows the finger at once; the position follows after the paint. */
  let callOff = (): void => {};
  const slide = (to: number): void => {
    callOff();
    callOff = afterPaint(() => props.playback.go(to));
  };
  onCleanup(() => callOff());
  const where = (moment: number): string => `${(100 * moment) / Math.max(1, props.length)}%`;
  return (
    <div class="rp-timeline">
      <div class="rp-track">
        <div class="rp-marks" aria-hidden="true">
          <For each={props.chapters}>{({ from }) => <i style={{ left: where(from) }} />}</For>
          <For each={props.mistakes}>{(index) => <b style={{ left: where(index + 1) }} />}</For>
        </div>
        <input
          type="range"
          min={0}
          max={props.length}
          value={at()}
          aria-label={say().timeline}
          aria-valuetext={props.spoken}
          style={{ '--rp-done': where(at()) }}
          onInput={(event) => slide(event.currentTarget.valueAsNumber)}
        />
      </div>
      <div class="rp-buttons">
        <Go icon="first" key="Home" label={sayUi().toStart} disabled={at() === 0} onClick={() => props.onStep(0)} />
        <Go
          icon="prev"
          key="ArrowLeft"
          label={say().previous}
          disabled={at() === 0}
          onClick={() => props.onStep(at() - 1)}
        />
        <button
          type="button"
          class="btn primary rp-play"
          aria-label={props.playback.playing() ? sayUi().pause : say().play}
          aria-keyshortcuts="Space"
          onClick={press(() => props.playback.toggle())}
        >
          <Icon name={props.playback.playing() ? 'pause' : 'play'} />
        </button>
        <Go
          icon="next"
          key="ArrowRight"
          label={say().next}
          disabled={at() === props.length}
          onClick={() => props.onStep(at() + 1)}
        />
        <Go
          icon="last"
          key="End"
          label={say().last}
          disabled={at() === props.length}
          onClick={() => props.onStep(props.length)}
        />
        <button
          type="button"
          class="btn quiet icon rp-speed"
          aria-label={say().speed(props.playback.speed())}
          onClick={() => props.playback.faster()}
        >
          <span aria-hidden="true">{props.playback.speed()}×</span>
        </button>
      </div>
    </div>
  );
}
