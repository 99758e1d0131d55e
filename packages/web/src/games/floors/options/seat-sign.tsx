/** A player's figure, drawn as in the hall. */
import type { Seat } from '@speeltafel/rules';
import { Token } from '../art/token.tsx';

export const SeatSign = (props: { readonly seat: Seat }) => <Token player={props.seat - 1} />;
