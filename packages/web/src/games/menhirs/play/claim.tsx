/** The claim. The button must be held down, so that an accidental tap does not lose a game, and shows the time left. */
import './play.css';
import './claim.css';
import { menhirsKit, type Seat } from '@speeltafel/rules';
import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, Show } from 'solid-js';
import { reducedMotion } from '../../../settings/settings.ts';
import { createHold } from '../../../ui/hold-button.ts';
import type { MenhirsGame } from '../game-view.ts';
import { placesIn } from '../sentences.ts';
import { say } from '../words.ts';
import { Emblem } from './seat-emblem.tsx';

/** The ring shrinks this often per second. Each change is a frame for which everything else has to wait. */
const STEPS = 8;
/** The circumference of the ring. */
const RING = 113.1;

/** Whether this seat may claim now, and the seconds left if they are counted. */
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
  /** In a player's plate there is room only for the word. */
  readonly small?: boolean;
  readonly onClaim: (seat: Seat, at: number) => void;
}

export function Claim(props: ClaimProps): JSX.Element {
  const { open, seconds, window } = claimOf(props.game, () => props.seat);
  const taken = (): string => (open() ? placesIn(props.game.view().last?.tile ?? 0) : '');
  /** The ring shrinks by a CSS animation from its current state. */
  const drain = (): string => {
    const { until = null, length = null } = window() ?? {};
    if (until === null || length === null) return '';
    const whole = length / 1000;
    if (reducedMotion()) return `stroke-dashoffset:${RING * (1 - seconds()! / whole)}`;
    const passed = length - (until - props.game.session.now());
    return `animation: mh-drain ${length}ms steps(${whole * STEPS}) ${-passed}ms both`;
  };
  const {
    held,
    letGo,
    on: gesture,
  } = createHold({
    enabled: open,
    // A claim is in time if the hold began in time.
    now: props.game.session.now,
    onDone: (at) => props.onClaim(props.seat, at),
  });
  // The move to be claimed was taken back.
  createEffect(on(window, (now) => now === null && letGo(), { defer: true }));
  const title = (): string => {
    if (held() === 'holding') return say().claimHolding;
    if (held() === 'pressed-once') return say().claimAgain;
    if (props.small) return say().claimShort;
    return reducedMotion() ? say().claim : say().claimHold;
  };
  const about = (): string => {
    if (held() === 'holding') return say().claimLetGo;
    return taken() === '' ? say().claimIfWin : say().claimIfBack(taken());
  };
  return (
    <Show when={open() || held() !== 'no'}>
      <button
        type="button"
        class="mh-claim"
        classList={{
          'mh-small': props.small === true,
          'mh-held': held() === 'holding',
          'mh-once': held() === 'pressed-once',
        }}
        aria-keyshortcuts="c"
        {...gesture}
      >
        <span class="mh-count" aria-hidden="true">
          <Show when={seconds() !== null} fallback={<Emblem side={props.game.sideOf(props.seat)} />}>
            <svg viewBox="0 0 48 48" aria-hidden="true">
              <circle class="mh-count-bg" cx="24" cy="24" r="18" />
              <circle class="mh-count-fg" cx="24" cy="24" r="18" style={drain()} />
              <text x="24" y="31">
                {seconds()}
              </text>
            </svg>
          </Show>
        </span>
        <span class="mh-claim-text">
          {title()}
          <Show when={!props.small}>
            <small>{about()}</small>
          </Show>
          <Show when={props.small}>
            <span class="visually-hidden"> {props.game.nameAt(props.seat)}</span>
          </Show>
          <Show when={seconds() !== null}>
            <span class="visually-hidden">{say().secondsLeft(seconds()!)}</span>
          </Show>
        </span>
        <span class="mh-hold" aria-hidden="true" />
      </button>
    </Show>
  );
}
