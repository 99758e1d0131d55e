/** The game's mark for a seat, or its number. The text next to it says the same. */
import type { Seat } from '@speeltafel/rules';
import { type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { GameOptions } from '../../../games/contract/options.ts';
import { SeatBadge } from '../../../ui/seat-badge.tsx';

/** What the seat marks of a table depend on. */
export interface Signs extends Pick<GameOptions, 'SeatSign'> {
  look(): string | null;
}

export const SeatSign = (props: { readonly of: Signs; readonly seat: Seat }): JSX.Element => (
  <Show when={props.of.SeatSign} fallback={<SeatBadge seat={props.seat} />}>
    {(sign) => (
      <span class="on-sign" aria-hidden="true">
        <Dynamic component={sign()} seat={props.seat} look={props.of.look()} />
      </span>
    )}
  </Show>
);
