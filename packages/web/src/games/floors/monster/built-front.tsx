/** A built monster, as it looks at you. */
import type { floorsMonster } from '@speeltafel/table';
import { type JSX, Show } from 'solid-js';
import { frontDrawing } from './drawings.ts';

export const BuiltFront = (props: {
  readonly parts: floorsMonster.Parts;
  readonly dozing?: boolean;
  /** Without one the picture is decoration. */
  readonly label?: string | undefined;
  readonly class?: string | undefined;
  /** While the drawing is fetched. */
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
