/**
 * The top bar of a screen: a back link, the title and the actions of the screen.
 *
 *     <Bar title={say().settings} />
 *     <Bar title="Settings" about={say().round(3)} back={to('puzzles')}><Menu .../></Bar>
 */
import './bar.css';
import { type JSX, Show } from 'solid-js';
import { leftTable, to } from '../router/route.ts';
import { enterScreen } from './enter-screen.ts';
import { Icon } from './icon.tsx';
import { say } from './words.ts';

interface BarProps {
  readonly title: string;
  readonly about?: string | undefined;
  /** The address of the back link; home by default. Rules and settings opened from a table lead back to it. */
  readonly back?: string | undefined;
  /** Buttons on the right. */
  readonly children?: JSX.Element;
}

export const Bar = (props: BarProps) => (
  <header class="bar">
    <a class="btn quiet icon" href={props.back ?? leftTable() ?? to()} aria-label={say().back}>
      <Icon name="prev" />
    </a>
    <div class="bar-title">
      <h1 tabindex="-1" ref={(heading) => enterScreen(heading, () => props.title)}>
        {props.title}
      </h1>
      <Show when={props.about}>
        <small>{props.about}</small>
      </Show>
    </div>
    {props.children}
  </header>
);

/** A screen of text or settings: a bar and one column below it. */
export const Screen = (
  props: BarProps & { readonly actions?: JSX.Element; readonly wide?: boolean; readonly class?: string },
) => (
  <div class={`screen ${props.class ?? ''}`} classList={{ wide: props.wide ?? false }}>
    <Bar title={props.title} about={props.about} back={props.back}>
      {props.actions}
    </Bar>
    <main>{props.children}</main>
  </div>
);
