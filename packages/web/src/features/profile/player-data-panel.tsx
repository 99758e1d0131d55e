/**
 * Which data of a player is stored, where, and who sees it; with buttons to synchronise, export, import, show and
 * delete it.
 */
import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import { to } from '../../router/route.ts';
import { Icon } from '../../ui/icon.tsx';
import { press } from '../../ui/press.ts';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.tsx';
import { say as sayUi } from '../../ui/words.ts';
import { InstallPart } from '../install/install-part.tsx';
import { me } from '../online/identity/guest.ts';
import { MyIdentity } from '../online/identity/my-identity.tsx';
import { whyNot } from '../online/refusals.ts';
import { keeping, keepPlayerData } from './keeping.ts';
import { fetchProfile, SHOWN, type Shown, showToOthers } from './people-api.ts';
import { bringIn, takeAlong } from './player-file.ts';
import { refusalText } from './refusals.ts';
import { say } from './words.ts';

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `speeltafel-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function Keeping(): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  const change = async (keep: boolean): Promise<void> => {
    setBusy(true);
    const refused = await keepPlayerData(keep);
    setBusy(false);
    toast(refused === null ? (keep ? say().keptNow : say().keptNoMore) : refusalText(refused));
  };
  return <Switch label={say().keep} about={say().keepAbout} on={keeping()} disabled={busy()} onChange={change} />;
}

function Along(): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  let field!: HTMLInputElement;
  async function take(): Promise<void> {
    setBusy(true);
    const text = await takeAlong();
    setBusy(false);
    if (text.ok) download(text.value);
    else toast(whyNot(text.refusal));
  }
  async function bring(): Promise<void> {
    const [file] = field.files ?? [];
    if (file === undefined) return;
    setBusy(true);
    const brought = await bringIn(file);
    setBusy(false);
    field.value = '';
    if (!brought.ok) return void toast(refusalText(brought.refusal));
    const { games, left } = brought.value;
    toast(left === 0 ? say().broughtIn(games) : `${say().broughtIn(games)} ${say().noRoom(left)}`);
  }
  return (
    <>
      <p class="hint">{say().alongAbout}</p>
      <div class="profile-buttons">
        <button type="button" class="btn" disabled={busy()} onClick={press(() => take())}>
          <Icon name="file" />
          {say().take}
        </button>
        <button type="button" class="btn" disabled={busy()} onClick={press(() => field.click())}>
          <Icon name="door-in" />
          {say().bring}
        </button>
        <input ref={field} hidden type="file" accept=".json,application/json" onChange={() => bring()} />
      </div>
    </>
  );
}

function ShownToOthers(): JSX.Element {
  const [profile, { mutate }] = createResource(
    () => me()?.id,
    async () => {
      const answer = await fetchProfile();
      return answer.ok ? answer.value : undefined;
    },
  );
  async function change(what: Shown, on: boolean): Promise<void> {
    const shows = SHOWN.filter((one) => (one === what ? on : profile()?.shows.includes(one)));
    const answer = await showToOthers(shows);
    if (answer.ok) mutate((old) => old && { ...old, shows: answer.value.shows });
    else toast(whyNot(answer.refusal));
  }
  return (
    <Show when={profile.latest}>
      {(own) => (
        <section class="panel profile-part" aria-labelledby="profile-shown">
          <h2 id="profile-shown">{say().shownTitle}</h2>
          <p class="hint">{say().shownAbout}</p>
          <For each={SHOWN}>
            {(what) => (
              <Switch
                label={say().shownWhat[what]}
                on={own().shows.includes(what)}
                onChange={(on) => change(what, on)}
              />
            )}
          </For>
        </section>
      )}
    </Show>
  );
}

export function PlayerDataPanel(): JSX.Element {
  return (
    <>
      <section class="panel profile-part" aria-labelledby="profile-things">
        <h2 id="profile-things">{say().things}</h2>
        <Show when={me()}>
          <Keeping />
        </Show>
        <Along />
        <p>
          <a href={to('privacy')}>{sayUi().privacy}</a> <a href={to('settings')}>{sayUi().settings}</a>
        </p>
      </section>
      <InstallPart />
      <ShownToOthers />
      <Show when={me()} keyed>
        {(guest) => (
          <section class="panel profile-part" aria-labelledby="profile-name">
            <h2 id="profile-name">{say().nameTitle}</h2>
            <MyIdentity guest={guest} />
            <div class="profile-buttons">
              <a class="btn" href={to('keep', 'devices')}>
                <Icon name="device" />
                {say().devices}
              </a>
              <a class="btn" href={to('notifications')}>
                {say().notifications}
              </a>
            </div>
          </section>
        )}
      </Show>
    </>
  );
}
