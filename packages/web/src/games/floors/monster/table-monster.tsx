/** The monster of a table: the usual one, or one that the players built. */
import type { floorsMonster } from '@speeltafel/table';
import { type JSX, Show } from 'solid-js';
import { MonsterFront } from '../art/pictures.tsx';
import { BuiltFront } from './built-front.tsx';
import { topDrawing } from './drawings.ts';

type Parts = floorsMonster.Parts;

/** The monster in the hall, around the origin. `children` is the usual monster. */
export const TableMonsterTop = (props: {
  readonly parts: Parts | null;
  readonly asleep?: boolean;
  readonly children: JSX.Element;
}): JSX.Element => (
  <Show when={props.parts !== null && topDrawing()} fallback={props.children}>
    {(drawing) => {
      const Top = drawing();
      return <Top parts={props.parts!} asleep={props.asleep ?? false} />;
    }}
  </Show>
);

/** The monster from the front. */
export function TableMonsterFront(props: {
  readonly parts: Parts | null;
  readonly dozing?: boolean;
  readonly label?: string;
  readonly class?: string;
}): JSX.Element {
  const usual = (): JSX.Element => (
    <MonsterFront dozing={props.dozing ?? false} label={props.label} class={props.class} />
  );
  return (
    <Show when={props.parts} fallback={usual()}>
      {(parts) => (
        <BuiltFront
          parts={parts()}
          dozing={props.dozing ?? false}
          label={props.label}
          class={props.class}
          fallback={usual()}
        />
      )}
    </Show>
  );
}
