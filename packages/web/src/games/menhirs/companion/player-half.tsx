/** One player's half of the device: ending the turn, the tile that was taken, the claim. */
import { menhirs, menhirsKit, type Seat } from '@speeltafel/rules';
import { createMemo, For, Show } from 'solid-js';
import { Icon } from '../../../ui/icon.tsx';
import { type Press, press } from '../../../ui/press.ts';
import { say as sayMenhirs } from '../words.ts';
import { claimTime, wholeSeconds } from './claim-clock.ts';
import { playerName, sideOf } from './names.ts';
import { whyNotTurn } from './table-game.ts';
import { say } from './words.ts';

const { MOST_TAKINGS } = menhirsKit;

export interface PadProps {
  readonly seat: Seat;
  readonly position: menhirsKit.Position;
  readonly now: number;
  readonly turned: boolean;
  readonly onTurn: (took: boolean) => void;
  readonly onWon: () => void;
  readonly onClaim: (at: number) => void;
}

const STAR = 'M12 1.5C13 9 15 11 22.5 12C15 13 13 15 12 22.5C11 15 9 13 1.5 12C9 11 11 9 12 1.5Z';

const Emblem = (props: { readonly seat: Seat }) => (
  <span class="companion-emblem" aria-hidden="true">
    <Show when={sideOf(props.seat) === 'north'} fallback={<Icon name="sun" />}>
      <svg class="ic" viewBox="0 0 24 24" aria-hidden="true">
        <path d={STAR} fill="currentColor" />
      </svg>
    </Show>
  </span>
);

const CLOUD = 'M7 18A4.5 4.5 0 0 1 6.6 9A6 6 0 0 1 18 8.4A4.9 4.9 0 0 1 17.8 18Z';

const Takings = (props: { readonly left: number }) => (
  <span class="companion-takings">
    <For each={Array.from({ length: MOST_TAKINGS }, (_, i) => i)}>
      {(i) => (
        <svg class="ic" viewBox="0 0 24 24" aria-hidden="true" classList={{ 'companion-taken': i >= props.left }}>
          <path d={CLOUD} />
        </svg>
      )}
    </For>
    {say().takingsLeft(props.left)}
  </span>
);

export function Pad(props: PadProps) {
  const view = createMemo(() => menhirs.view(props.position, props.seat));
  const mine = (): boolean => view().phase === 'move' && view().player === props.seat;
  const left = (): number => MOST_TAKINGS - view().taken[props.seat - 1]!;
  const must = (): boolean => mine() && menhirsKit.mustTake(props.position.state);
  const time = () => claimTime(props.position, props.seat, props.now);
  const claimable = (): boolean => props.position.options.claims && view().phase !== 'over' && view().phase !== 'prove';
  const claimNote = (): string => {
    const { kind, margin } = time();
    if (kind === 'running') return sayMenhirs().secondsLeft(wholeSeconds(margin));
    if (kind === 'late') return say().claimLate;
    if (kind === 'closed') return '';
    return mine() ? say().claimOpen : say().claimNow;
  };
  const claim = (event: Press): void => {
    // A claim is in time if the button was pressed in time.
    const at = Date.now();
    press(() => props.onClaim(at))(event);
  };
  return (
    <section
      class="companion-half"
      classList={{
        'companion-first': props.seat === 1,
        'companion-half-turned': props.turned,
        'companion-half-mine': mine(),
      }}
      aria-label={playerName(props.seat)}
    >
      <header>
        <Emblem seat={props.seat} />
        <div>
          <h2>{playerName(props.seat)}</h2>
          <Show
            when={props.position.options.variant === 'adam' && !must()}
            fallback={<span class="companion-soft">{must() ? say().mustTake : ''}</span>}
          >
            <Takings left={left()} />
          </Show>
        </div>
        <Show when={mine()}>
          <button type="button" class="btn quiet companion-won" onClick={press(() => props.onWon())}>
            <Icon name="cup" />
            {say().won}
          </button>
        </Show>
      </header>
      <div class="companion-half-buttons">
        <Show when={claimable()}>
          <button
            type="button"
            class="btn companion-claim"
            classList={{ urgent: time().kind === 'running' }}
            disabled={time().kind === 'closed'}
            onClick={claim}
          >
            <svg class="companion-ring" viewBox="0 0 44 44" aria-hidden="true">
              <circle cx="22" cy="22" r="19" />
              <circle
                class="companion-ring-left"
                cx="22"
                cy="22"
                r="19"
                pathLength="1"
                stroke-dasharray={`${time().share} 1`}
              />
              <Show when={time().kind === 'running'}>
                <text x="22" y="29">
                  {wholeSeconds(time().margin)}
                </text>
              </Show>
            </svg>
            <span>
              <strong>{say().claim}</strong>
              <small>{claimNote()}</small>
            </span>
          </button>
        </Show>
        <Show when={mine()}>
          <Show when={whyNotTurn(props.position, false) === null}>
            <button type="button" class="btn primary companion-over" onClick={press(() => props.onTurn(false))}>
              <span>
                <strong>{say().turnOver}</strong>
                <small>{say().tookNone}</small>
              </span>
            </button>
          </Show>
          <Show when={whyNotTurn(props.position, true) === null}>
            <button
              type="button"
              class="btn companion-over"
              classList={{ primary: must() }}
              onClick={press(() => props.onTurn(true))}
            >
              <span>
                <strong>{say().turnOver}</strong>
                <small>{say().tookOne}</small>
              </span>
            </button>
          </Show>
        </Show>
      </div>
    </section>
  );
}
