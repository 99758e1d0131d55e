/**
 * The clock of the round: tap to start or pause, with a button for five more minutes. It rings once when the time is
 * up.
 */
import { type Round, timeLeft } from '@speeltafel/tournament';
import { createEffect, createSignal, type JSX, on, onCleanup, Show } from 'solid-js';
import { announce } from '../../ui/announce.ts';
import { Icon } from '../../ui/icon.tsx';
import { sound } from '../../ui/sound.ts';
import type { TournamentSession } from './stored-tournaments.ts';
import { say } from './words.ts';

const LAST_MINUTES = 5 * 60_000;

export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The time left in the round, updated every second while the clock runs. */
export function createTimeLeft(round: () => Round | undefined, minutes: () => number | null): () => number | null {
  const [now, setNow] = createSignal(Date.now());
  const timer = setInterval(() => setNow(Date.now()), 500);
  onCleanup(() => clearInterval(timer));
  return () => {
    const current = round();
    const all = minutes();
    if (current === undefined) return null;
    return timeLeft(current, now()) ?? (all === null ? null : all * 60_000);
  };
}

export function RoundClock(props: { readonly session: TournamentSession }): JSX.Element {
  const round = () => props.session.tournament().rounds.at(-1);
  const left = createTimeLeft(round, () => props.session.tournament().settings.minutes);
  const running = () => (round()?.clock?.since ?? null) !== null;
  const up = () => running() && (left() ?? 1) <= 0;
  createEffect(
    on(up, (now, before) => {
      if (!now || before === undefined) return;
      sound('win');
      announce(say().timeUp);
    }),
  );
  return (
    <Show when={left() !== null}>
      <fieldset class="desk-clock" classList={{ late: left()! < LAST_MINUTES }} aria-label={say().clock}>
        <button
          type="button"
          aria-label={running() ? say().pause : say().start}
          onClick={() => props.session.send({ kind: running() ? 'pause-clock' : 'start-clock' })}
        >
          <time>{clockText(left()!)}</time>
          <Icon name={running() ? 'pause' : 'play'} />
        </button>
        <button
          type="button"
          class="desk-clock-more"
          aria-label={say().minutesMoreAbout}
          onClick={() => props.session.send({ kind: 'extend-clock', minutes: 5 })}
        >
          {say().minutesMore}
        </button>
      </fieldset>
    </Show>
  );
}
