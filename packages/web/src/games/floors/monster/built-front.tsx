/** A built monster from the front. */
import type { floorsMonster } from '@speeltafel/table';
import { type JSX, Show } from 'solid-js';
import { frontDrawing } from './drawings.ts';

export const BuiltFront = (props: {
  readonly parts: floorsMonster.Parts;
  readonly dozing?: boolean;
  /** Without a label the picture is decorative. */
  readonly label?: string | undefined;
  readonly class?: string | undefined;
  /** Shown while the drawing loads. */
  readonly fallback?: JSX.Element;
}): JSX.Element => (
  <Show when={frontDrawing()} fallback={props.fallback}>
    {(drawing) => {
      const Front = drawing();
      return (
        <svg
          class={`ff-front ${props.class ?? ''}`}
          viewBox="-14 -22 328 343"
          role={props.label === undefined ? undefined : 'img'}
          aria-label={props.label}
          aria-hidden={props.label === undefined ? 'true' : undefined}
        >
          <Front parts={props.parts} dozing={props.dozing ?? false} />
        </svg>
      );
    }}
  </Show>
);
