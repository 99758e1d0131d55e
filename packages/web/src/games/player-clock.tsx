/** The time a player has left; empty in a game without clocks. */
import type { Seat } from '@speeltafel/rules';
import { leftOf, waitsFor } from '@speeltafel/table';
import { createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { clockText } from '../session/clock-text.ts';
import type { Session } from '../session/session.ts';
import { isNear } from '../session/time-left.ts';

const TICK = 250;
/** Below this time (in milliseconds) the clock is highlighted. */
const LOW = 20_000;

export function PlayerClock<O, P, A>(props: {
  readonly session: Pick<Session<O, P, A>, 'table' | 'kit' | 'now'>;
  readonly seat: Seat;
}): JSX.Element {
  const { session } = props;
  const [now, setNow] = createSignal(session.now());
  if (session.table().clocks.rule.kind !== 'none') {
    const timer = setInterval(() => setNow(session.now()), TICK);
    onCleanup(() => clearInterval(timer));
  }
  const waiting = () => waitsFor(session.kit, session.table());
  const left = (): number | undefined => {
    now();
    return leftOf(session.table().clocks, waiting(), props.seat, session.now());
  };
  const isLow = (ms: number): boolean => ms < LOW || isNear(session.table().clocks.rule, ms);
  return (
    <Show when={left() !== undefined}>
      <span class="player-clock" role="timer" classList={{ runs: waiting().includes(props.seat), low: isLow(left()!) }}>
        {clockText(left()!)}
      </span>
    </Show>
  );
}
