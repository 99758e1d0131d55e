/** Buttons to step back and forward through a running game. */
import './step-buttons.css';
import type { JSX } from 'solid-js';
import { Icon, type IconName } from './icon.tsx';
import { press } from './press.ts';
import { say } from './words.ts';

export function Steps(props: {
  /** The number of actions before the position shown. */
  readonly at: number;
  readonly of: number;
  readonly onStep: (to: number) => void;
}): JSX.Element {
  const Step = (step: {
    readonly icon: IconName;
    readonly name: string;
    readonly to: number;
    readonly key?: string;
  }): JSX.Element => (
    <button
      type="button"
      class="btn icon quiet"
      aria-label={step.name}
      aria-keyshortcuts={step.key}
      disabled={step.to === props.at || step.to < 0 || step.to > props.of}
      onClick={press(() => props.onStep(step.to))}
    >
      <Icon name={step.icon} />
    </button>
  );
  return (
    <div class="steps">
      <Step icon="first" name={say().toStart} to={0} />
      <Step icon="prev" name={say().stepBack} to={props.at - 1} key="," />
      <Step icon="next" name={say().stepOn} to={props.at + 1} key="." />
      <Step icon="last" name={say().backToGame} to={props.of} key="Escape" />
    </div>
  );
}
