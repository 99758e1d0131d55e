/**
 * `#/keep/add`: a QR code with which another device joins. `#/keep/add/<table>`: it then continues a running game
 * there.
 */
import type { Refusal } from '@speeltafel/rules';
import { createEffect, createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { go, place, to } from '../../router/route.ts';
import { Screen } from '../../ui/bar.tsx';
import { copy } from '../../ui/copy.ts';
import { Icon } from '../../ui/icon.tsx';
import { whileSeen } from '../../ui/poll-while-visible.ts';
import { press } from '../../ui/press.ts';
import { toast } from '../../ui/toast.tsx';
import { QrCode } from '../online/waiting/qr-code.tsx';
import { type Device, type DeviceCode, offerDevice, readOffer, signOut, withdrawOffer } from './keep-api.ts';
import { KeepIcon } from './keep-icon.tsx';
import { Problem } from './problem.tsx';
import { deviceText } from './texts.ts';
import { say } from './words.ts';

const LOOK_EVERY = 1500;
const SECOND = 1000;

const clock = (ms: number): string => {
  const seconds = Math.ceil(ms / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** A ring that shows the time left. */
const Ring = (props: { readonly part: number }): JSX.Element => (
  <svg class="keep-ring" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="9" />
    <circle cx="12" cy="12" r="9" pathLength="1" stroke-dasharray={`${props.part} 1`} transform="rotate(-90 12 12)" />
  </svg>
);

export function AddScreen(): JSX.Element {
  const table = (): string | undefined => place().path[2];
  const [code, setCode] = createSignal<DeviceCode | null>(null);
  const [until, setUntil] = createSignal(0);
  const [now, setNow] = createSignal(Date.now());
  const [joined, setJoined] = createSignal<Pick<Device, 'id' | 'device'> | null>(null);
  const [problem, setProblem] = createSignal<Refusal | null>(null);
  const left = (): number => Math.min(code()?.lasts ?? 0, Math.max(0, until() - now()));
  const link = (token: string): string =>
    new URL(to('keep', 'join', token, ...(table() === undefined ? [] : [table()!])), location.href).href;

  const renew = async (): Promise<void> => {
    const offered = await offerDevice();
    setProblem(offered.ok ? null : offered.refusal);
    if (!offered.ok) return;
    setUntil(Date.now() + offered.value.lasts);
    setCode(offered.value);
  };
  const look = async (): Promise<void> => {
    const shown = code();
    if (shown === null || joined() !== null) return;
    const told = await readOffer(shown.id);
    if (!told.ok || code() !== shown) return;
    setUntil(Date.now() + told.value.left);
    setJoined(told.value.joined);
  };
  const endIt = async (): Promise<void> => {
    const ended = await signOut(joined()!.id);
    if (!ended.ok) return void setProblem(ended.refusal);
    toast(say().signedOut);
    setJoined(null);
    await renew();
  };
  onMount(() => {
    void renew();
    const ticking = setInterval(() => setNow(Date.now()), SECOND);
    const stop = whileSeen(look, LOOK_EVERY);
    onCleanup(() => {
      clearInterval(ticking);
      stop();
      // A code that is no longer shown must stop working.
      const shown = code();
      if (shown !== null && joined() === null) void withdrawOffer(shown.id);
    });
  });
  createEffect(() => {
    if (joined() !== null) navigator.vibrate?.(80);
  });
  return (
    <Screen
      title={say().addTitle}
      class="keep"
      back={table() === undefined ? to('keep', 'devices') : to('table', table()!)}
    >
      <Problem of={problem()} />
      <Show
        when={joined()}
        fallback={
          <>
            <Show when={code()}>
              {(shown) => (
                <>
                  <div class="keep-board">
                    <div class="keep-ticket">
                      <Show when={left() > 0} fallback={<p>{say().over}</p>}>
                        <QrCode text={link(shown().token)} label={say().qr} />
                        <p>
                          <Ring part={left() / shown().lasts} />
                          {say().worksFor(clock(left()))}
                        </p>
                      </Show>
                    </div>
                  </div>
                  <ol class="keep-steps">
                    <For each={say().steps}>{(step) => <li>{step}</li>}</For>
                  </ol>
                  <Show when={left() > 0}>
                    <div class="keep-typed panel">
                      <p>
                        {say().typeThere}
                        <b>{shown().code}</b>
                        <small>{say().where(location.host)}</small>
                      </p>
                      <button
                        type="button"
                        class="btn icon"
                        aria-label={say().copyCode}
                        onClick={() => copy(shown().code)}
                      >
                        <Icon name="file" />
                      </button>
                    </div>
                    <p class="keep-waiting" role="status">
                      <KeepIcon name="phone" />
                      {say().waiting}
                    </p>
                  </Show>
                </>
              )}
            </Show>
            <button type="button" class="btn big" onClick={press(() => void renew())}>
              <Icon name="restart" />
              {say().newCode}
            </button>
          </>
        }
      >
        {(device) => (
          <div class="keep-joined panel" role="status">
            <Icon name="check" />
            <h2>{say().joined(deviceText(device().device))}</h2>
            <button type="button" class="btn primary big" onClick={() => go(to('keep', 'devices'))}>
              {say().done}
            </button>
            <button type="button" class="btn quiet grave" onClick={press(() => void endIt())}>
              {say().notMine}
            </button>
          </div>
        )}
      </Show>
    </Screen>
  );
}
