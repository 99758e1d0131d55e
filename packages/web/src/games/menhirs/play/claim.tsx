/** The claim: always in the same spot. It can be pressed while it is in time, and shows how long that is. */
import './claim.css';
import { menhirsKit, type Seat } from '@speeltafel/rules';
import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, Show } from 'solid-js';
import { calm } from '../../../settings/settings.ts';
import { type Press, press } from '../../../ui/press.ts';
import type { MenhirsGame } from '../game-view.ts';
import { placesIn } from '../sentences.ts';
import { say } from '../words.ts';
import { Emblem } from './seat-emblem.tsx';

/** So often it drains a little in a second: each time is a picture, for which everything else has to wait. */
const STEPS = 8;
/** The length of the ring that tells the time. */
const RING = 113.1;

/** Whether this seat may claim now, and the seconds left where they are counted. */
export function claimOf(game: MenhirsGame, seat: () => Seat) {
  const { session, view } = game;
  const [now, setNow] = createSignal(session.now());
  const window = createMemo(() => (game.over() ? null : menhirsKit.claimWindow(view(), seat())));
  const until = createMemo(() => window()?.until ?? null);
  createEffect(
    on(until, (deadline) => {
      setNow(session.now());
      if (deadline === null) return;
      const timer = setInterval(() => {
        setNow(session.now());
        if (session.now() > deadline) clearInterval(timer);
      }, 100);
      onCleanup(() => clearInterval(timer));
    }),
  );
  const open = (): boolean => game.isPerson(seat()) && menhirsKit.isInTime(window(), now());
  const seconds = (): number | null => {
    const deadline = until();
    return deadline === null ? null : Math.max(0, Math.ceil((deadline - now()) / 1000));
  };
  return { open, seconds, window };
}

interface ClaimProps {
  readonly game: MenhirsGame;
  readonly seat: Seat;
  /** In a player's plate there is room for the word only. */
  readonly small?: boolean;
  readonly onClaim: (seat: Seat, at: number) => void;
}

export function Claim(props: ClaimProps): JSX.Element {
  const { open, seconds, window } = claimOf(props.game, () => props.seat);
  const taken = (): string => (open() ? placesIn(props.game.view().last?.tile ?? 0) : '');
  /** The ring drains by itself, from where it stands now. */
  const drain = (): string => {
    const { until = null, length = null } = window() ?? {};
    if (until === null || length === null) return '';
    const whole = length / 1000;
    if (calm()) return `stroke-dashoffset:${RING * (1 - seconds()! / whole)}`;
    const passed = length - (until - props.game.session.now());
    return `animation: mh-drain ${length}ms steps(${whole * STEPS}) ${-passed}ms both`;
  };
  const claim = (event: Press): void => {
    // In time is who pressed in time.
    const at = props.game.session.now();
    press(() => props.onClaim(props.seat, at))(event);
  };
  return (
    <button
      type="button"
      class="mh-claim"
      classList={{ 'mh-closed': !open(), 'mh-small': props.small === true }}
      disabled={!open()}
      aria-keyshortcuts="c"
      onClick={claim}
    >
      <span class="mh-count" aria-hidden="true">
        <Show when={seconds() !== null} fallback={<Emblem seat={props.seat} />}>
          <svg viewBox="0 0 48 48" aria-hidden="true">
            <circle class="mh-count-bg" cx="24" cy="24" r="18" />
            <circle class="mh-count-fg" cx="24" cy="24" r="18" style={drain()} />
            <text x="24" y="31">
              {seconds()}
            </text>
          </svg>
        </Show>
      </span>
      <span>
        {props.small ? say().claimShort : say().claim}
        <Show when={!props.small}>
          <small>{taken() === '' ? say().claimMust : say().claimReturns(taken())}</small>
        </Show>
        <Show when={props.small}>
          <span class="visually-hidden"> {props.game.nameAt(props.seat)}</span>
        </Show>
        <Show when={open() && seconds() !== null}>
          <span class="visually-hidden">{say().secondsLeft(seconds()!)}</span>
        </Show>
      </span>
    </button>
  );
}
