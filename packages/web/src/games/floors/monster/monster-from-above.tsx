/** The monster of a table from above, facing a given direction. */
import { floorsKit as kit } from '@speeltafel/rules';
import type { floorsMonster } from '@speeltafel/table';
import type { JSX } from 'solid-js';
import { showSprite } from '../art/sprite.ts';
import { TableMonsterTop } from './table-monster.tsx';

export const FACINGS = [kit.NORTH, kit.EAST, kit.SOUTH, kit.WEST] as const;

interface Seen {
  readonly parts: floorsMonster.Parts | null;
  readonly facing: kit.Direction;
  readonly label: string;
}

/** Without the hall around it. */
export function MonsterFromAbove(props: Seen & { readonly children?: JSX.Element }): JSX.Element {
  showSprite();
  return (
    <svg class="mk-standing" viewBox="-108 -108 216 216" role="img" aria-label={props.label}>
      {props.children}
      <g transform={`rotate(${props.facing * 90})`}>
        <TableMonsterTop parts={props.parts}>
          <use href="#ff-facing" x="-64" y="-64" width="128" height="128" />
          <use href="#ff-monster" x="-64" y="-64" width="128" height="128" />
        </TableMonsterTop>
      </g>
    </svg>
  );
}

/** The monster on one square of the hall. */
export const MonsterOnSquare = (props: Seen): JSX.Element => (
  <MonsterFromAbove {...props}>
    <rect x="-48.5" y="-48.5" width="97" height="97" rx="6" fill="#6b5540" />
    <path d="M-46 45V-45H45" fill="none" stroke="#e8c99a" stroke-opacity=".16" stroke-width="2" />
  </MonsterFromAbove>
);
