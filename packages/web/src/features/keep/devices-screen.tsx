/** `#/keep/devices`: the devices, passkeys and codes of a player, each with a button to revoke it. */
import type { Refusal, Result } from '@speeltafel/rules';
import { createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { go, to } from '../../router/route.ts';
import { Screen } from '../../ui/bar.tsx';
import { Confirm, Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { whileSeen } from '../../ui/poll-while-visible.ts';
import { press, submit } from '../../ui/press.ts';
import { toast } from '../../ui/toast.tsx';
import { say as sayUi } from '../../ui/words.ts';
import { me } from '../online/identity/guest.ts';
import { IdentityGate } from '../online/identity/require-guest.tsx';
import {
  changeTo,
  type Device,
  deletePasskey,
  fetchWaysBack,
  newRecoveryCodes,
  type Passkey,
  renameDevice,
  signOut,
  signOutOthers,
  type WaysBack,
} from './keep-api.ts';
import { KeepIcon } from './keep-icon.tsx';
import { Problem } from './problem.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { startAsPlayer } from './sign-in-here.ts';
import { dayText, deviceText } from './texts.ts';
import { say } from './words.ts';

const PHONES = /iPhone|Android|iPad/;

/** A confirmation to show before an action. */
interface Question {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly run: () => Promise<Result<object>>;
  readonly done?: () => void;
}

const DeviceRow = (props: {
  readonly device: Device;
  readonly onRename: () => void;
  readonly onSignOut: () => void;
}): JSX.Element => (
  <li>
    <KeepIcon name={PHONES.test(props.device.device) ? 'phone' : 'laptop'} />
    <span>
      <b>{deviceText(props.device.device)}</b>
      <Show when={props.device.here}>
        <em>{say().here}</em>
      </Show>
      <small>{say().lastSeen(dayText(props.device.seen))}</small>
    </span>
    <button
      type="button"
      class="btn quiet icon"
      aria-label={`${say().rename}: ${deviceText(props.device.device)}`}
      onClick={() => props.onRename()}
    >
      <KeepIcon name="pen" />
    </button>
    <button
      type="button"
      class="btn quiet icon"
      aria-label={`${say().signOut}: ${deviceText(props.device.device)}`}
      onClick={() => props.onSignOut()}
    >
      <Icon name="close" />
    </button>
  </li>
);

const PasskeyRow = (props: { readonly passkey: Passkey; readonly onDelete: () => void }): JSX.Element => (
  <li>
    <KeepIcon name="key" />
    <span>
      <b>{deviceText(props.passkey.device)}</b>
      <small>
        {say().since(dayText(props.passkey.created))}
        {props.passkey.domain === location.hostname ? '' : `, ${say().forDomain(props.passkey.domain)}`}
      </small>
    </span>
    <button
      type="button"
      class="btn quiet icon"
      aria-label={`${say().delete}: ${deviceText(props.passkey.device)}`}
      onClick={() => props.onDelete()}
    >
      <Icon name="trash" />
    </button>
  </li>
);

function Renaming(props: {
  readonly device: Device | null;
  readonly onName: (device: Device, name: string) => void;
  readonly onClose: () => void;
}): JSX.Element {
  const [name, setName] = createSignal('');
  return (
    <Dialog open={props.device !== null} title={say().renameTitle} onClose={props.onClose}>
      <form class="keep-way" onSubmit={submit(() => props.onName(props.device!, name().trim()))}>
        <input
          class="field"
          type="text"
          required
          pattern=".*\S.*"
          maxlength="40"
          aria-label={say().renameTitle}
          value={props.device?.device ?? ''}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" class="btn primary">
          {say().save}
        </button>
      </form>
    </Dialog>
  );
}

function List(): JSX.Element {
  const [ways, setWays] = createSignal<WaysBack | null>(null);
  const [asking, setAsking] = createSignal<Question | null>(null);
  const [renaming, setRenaming] = createSignal<Device | null>(null);
  const [codes, setCodes] = createSignal<readonly string[] | null>(null);
  const [problem, setProblem] = createSignal<Refusal | null>(null);
  const look = async (): Promise<void> => {
    const answer = await fetchWaysBack();
    if (answer.ok) setWays(answer.value);
    else setProblem(answer.refusal);
  };
  onMount(() => onCleanup(whileSeen(look)));
  const attempt = async <T,>(run: () => Promise<Result<T>>): Promise<T | undefined> => {
    const answer = await run();
    setProblem(answer.ok ? null : answer.refusal);
    if (answer.ok) await look();
    return answer.ok ? answer.value : undefined;
  };
  const agree = async (): Promise<void> => {
    const question = asking()!;
    setAsking(null);
    if ((await attempt(question.run)) !== undefined) question.done?.();
  };
  const askSignOut = (device: Device): void => {
    setAsking({
      title: say().signOutTitle(deviceText(device.device)),
      text: device.here ? say().signOutHere : say().signOutAbout,
      yes: say().signOut,
      run: () => signOut(device.id),
      done: () => (device.here ? startAsPlayer(to()) : toast(say().signedOut)),
    });
  };
  const askOthers = (): void => {
    const [title, text, yes] = [say().signOutOthersTitle, say().signOutAbout, say().signOutOthers];
    setAsking({ title, text, yes, run: signOutOthers, done: () => toast(say().signedOut) });
  };
  const askDelete = (passkey: Passkey): void => {
    const [title, text, yes] = [say().deletePasskeyTitle, say().deletePasskeyAbout, say().delete];
    setAsking({ title, text, yes, run: () => deletePasskey(passkey.id) });
  };
  const makeCodes = async (): Promise<void> => {
    const made = await attempt(newRecoveryCodes);
    if (made !== undefined) setCodes(made);
  };
  const askCodes = (left: number): void => {
    if (left === 0) return void makeCodes();
    const [title, text, yes] = [say().newCodesTitle, say().newCodesAbout, say().newCodes];
    setAsking({ title, text, yes, run: async () => ({ ok: true, value: {} }), done: () => void makeCodes() });
  };
  return (
    <Show
      when={codes()}
      fallback={
        <>
          <Problem of={problem()} />
          <Show when={ways()}>
            {(known) => (
              <>
                <section class="keep-list panel" aria-labelledby="devices">
                  <h2 id="devices">{say().devicesTitle}</h2>
                  <ul>
                    <For each={known().devices}>
                      {(device) => (
                        <DeviceRow
                          device={device}
                          onRename={() => setRenaming(device)}
                          onSignOut={() => askSignOut(device)}
                        />
                      )}
                    </For>
                  </ul>
                  <a class="btn primary" href={to('keep', 'add')}>
                    <KeepIcon name="plus" />
                    {say().addByQr}
                  </a>
                  <Show when={known().devices.length > 1}>
                    <button type="button" class="btn grave" onClick={askOthers}>
                      {say().signOutOthers}
                    </button>
                  </Show>
                </section>
                <section class="keep-list panel" aria-labelledby="passkeys">
                  <h2 id="passkeys">{say().passkeys}</h2>
                  <ul>
                    <For each={known().passkeys} fallback={<li>{say().noneYet}</li>}>
                      {(passkey) => <PasskeyRow passkey={passkey} onDelete={() => askDelete(passkey)} />}
                    </For>
                  </ul>
                  <a class="btn" href={to('keep')}>
                    <KeepIcon name="key" />
                    {known().passkeys.length === 0 ? say().withPasskey : say().morePasskeys}
                  </a>
                </section>
                <section class="keep-list panel" aria-labelledby="recovery">
                  <h2 id="recovery">{say().recovery}</h2>
                  <p>{known().recovery.left === 0 ? say().noCodes : say().codesLeft(known().recovery.left)}</p>
                  <button type="button" class="btn" onClick={press(() => askCodes(known().recovery.left))}>
                    {known().recovery.left === 0 ? say().makeCodes : say().newCodes}
                  </button>
                </section>
                <Show when={known().others.length > 0}>
                  <section class="keep-list panel" aria-labelledby="others">
                    <h2 id="others">{say().others}</h2>
                    <p>{say().othersAbout}</p>
                    <For each={known().others}>
                      {(other) => (
                        <button
                          type="button"
                          class="btn"
                          onClick={press(async () => {
                            if (await attempt(() => changeTo(other.id))) startAsPlayer(to());
                          })}
                        >
                          {say().change(other.name)}
                        </button>
                      )}
                    </For>
                  </section>
                </Show>
              </>
            )}
          </Show>
          <Renaming
            device={renaming()}
            onClose={() => setRenaming(null)}
            onName={(device, name) => {
              setRenaming(null);
              void attempt(() => renameDevice(device.id, name || device.device));
            }}
          />
          <Confirm
            open={asking() !== null}
            title={asking()?.title ?? ''}
            text={asking()?.text ?? ''}
            yes={asking()?.yes ?? sayUi().cancel}
            grave
            onYes={() => void agree()}
            onNo={() => setAsking(null)}
          />
        </>
      }
    >
      {(shown) => (
        <RecoveryCodes
          codes={shown()}
          onDone={() => {
            setCodes(null);
            go(to('keep', 'devices'));
          }}
        />
      )}
    </Show>
  );
}

export const DevicesScreen = (): JSX.Element => (
  <Screen title={say().devices} class="keep" back={to('settings')}>
    <Show when={me()?.id} keyed fallback={<IdentityGate why={say().needName} />}>
      <List />
    </Show>
  </Screen>
);
