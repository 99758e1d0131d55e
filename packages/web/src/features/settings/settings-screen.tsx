/** All settings, the data stored on the device, and the credits. */
import './settings.css';
import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import type { GameSetting } from '../../games/contract/options.ts';
import type { GameUi } from '../../games/game-ui.ts';
import { GAME_IDS, GAMES } from '../../games/registry.ts';
import { LANGUAGE_NAMES } from '../../i18n/languages.ts';
import { fetchPart } from '../../router/lazy-screen.ts';
import { to } from '../../router/route.ts';
import { savedGames } from '../../session/saved-games.ts';
import { changeSettings, settings } from '../../settings/settings.ts';
import { Screen } from '../../ui/bar.tsx';
import { Confirm } from '../../ui/dialog.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { sound } from '../../ui/sound.ts';
import { Switch } from '../../ui/switch.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { say as sayUi } from '../../ui/words.ts';
import { me, online } from '../online/identity/guest.ts';
import { MyIdentity } from '../online/identity/my-identity.tsx';
import { forgetAll, isStoragePersisted, persistStorage } from './device-storage.ts';
import { say } from './words.ts';

const Part = (props: { readonly id: string; readonly title: string; readonly children: JSX.Element }) => (
  <section class="setting-part panel" aria-labelledby={props.id}>
    <h2 id={props.id}>{props.title}</h2>
    {props.children}
  </section>
);

const Field = (props: { readonly label: string; readonly about?: string; readonly children: JSX.Element }) => (
  <div class="setting">
    <span aria-hidden="true">{props.label}</span>
    {props.children}
    <Show when={props.about}>
      <small>{props.about}</small>
    </Show>
  </div>
);

const THEMES = ['system', 'light', 'dark'] as const;
const MOTIONS = ['system', 'full', 'reduced'] as const;

const Look = () => (
  <Part id="look" title={say().look}>
    <Field label={sayUi().language}>
      <Segmented
        label={sayUi().language}
        fill
        value={settings().language}
        choices={[{ value: 'browser', label: say().likeBrowser }, ...LANGUAGE_NAMES]}
        onChange={(language) => changeSettings({ language })}
      />
    </Field>
    <Field label={say().theme}>
      <Segmented
        label={say().theme}
        fill
        value={settings().theme}
        choices={THEMES.map((value) => ({ value, label: say().themes[value] }))}
        onChange={(theme) => changeSettings({ theme })}
      />
    </Field>
    <Field label={say().motion}>
      <Segmented
        label={say().motion}
        fill
        value={settings().motion}
        choices={MOTIONS.map((value) => ({ value, label: say().motions[value] }))}
        onChange={(motion) => changeSettings({ motion })}
      />
    </Field>
    <Switch
      label={say().sounds}
      about={say().soundsAbout}
      on={settings().sounds}
      onChange={(sounds) => {
        changeSettings({ sounds });
        sound('claim');
      }}
    />
  </Part>
);

const hintsOfGames = (): readonly string[] => GAME_IDS.flatMap((game) => GAMES[game].intro().hints ?? []);

const Playing = (props: { readonly ofGames: readonly GameSetting[] }) => (
  <Part id="playing" title={say().play}>
    <Switch
      label={say().hints}
      about={say().hintsAbout(hintsOfGames())}
      on={settings().hints}
      onChange={(hints) => changeSettings({ hints })}
    />
    <Switch
      label={say().confirm}
      about={say().confirmAbout}
      on={settings().confirm}
      onChange={(confirm) => changeSettings({ confirm })}
    />
    <Switch
      label={sayUi().tableTalk}
      about={say().talkAbout}
      on={settings().talk}
      onChange={(talk) => changeSettings({ talk })}
    />
    <For each={props.ofGames}>
      {(setting) => (
        <Field label={setting.label()} about={setting.about()}>
          <setting.Control />
        </Field>
      )}
    </For>
  </Part>
);

function Device() {
  const [asking, setAsking] = createSignal(false);
  const [kept, setKept] = createSignal<boolean>();
  const [refused, setRefused] = createSignal(false);
  isStoragePersisted().then(setKept);
  const keep = async (): Promise<void> => {
    const agreed = await persistStorage();
    setKept(agreed);
    setRefused(!agreed);
  };
  return (
    <Part id="device" title={sayUi().onThisDevice}>
      <p>{say().deviceAbout}</p>
      <p>{say().games(savedGames().length)}</p>
      <p role="status">
        {kept() && say().keeping}
        {refused() && say().notKept}
      </p>
      <div class="setting-buttons">
        <Show when={kept() === false}>
          <button type="button" class="btn" onClick={keep}>
            {say().keep}
          </button>
        </Show>
        <button type="button" class="btn grave" onClick={() => setAsking(true)}>
          {say().forget}
        </button>
      </div>
      <Confirm
        open={asking()}
        title={say().forgetTitle}
        text={say().forgetText}
        yes={say().forget}
        grave
        onYes={forgetAll}
        onNo={() => setAsking(false)}
      />
    </Part>
  );
}

const credit = ({ name, designer, publisher }: GameUi): string =>
  `${sayUi().gameBy(name, `${designer} (${publisher})`)}.`;

const About = () => (
  <Part id="about" title={say().about}>
    <p>{say().unofficial}</p>
    <p>
      <For each={GAME_IDS}>{(game) => <span class="setting-credit">{credit(GAMES[game])}</span>}</For>
    </p>
    <p>{say().buy}</p>
    <p>{say().licence}</p>
    <p>
      <a href={to('privacy')}>{sayUi().privacy}</a>
    </p>
    <p>
      {say().fonts} <a href="./fonts-licence.txt">{say().fontLicence}</a>
    </p>
  </Part>
);

const fetchGameSettings = async (): Promise<readonly GameSetting[]> => {
  const all = await Promise.all(GAME_IDS.map((game) => GAMES[game].settings?.() ?? []));
  return all.flat();
};

export default function SettingsScreen() {
  const [ofGames] = createResource(() => fetchPart(fetchGameSettings));
  return (
    <>
      <Screen title={sayUi().settings} class="settings" wide>
        <div class="setting-parts">
          <Look />
          <Playing ofGames={ofGames() ?? []} />
          <Show when={me()} keyed>
            {(guest) => (
              <Part id="friends" title={sayUi().friendsElsewhere}>
                <MyIdentity guest={guest} />
                <p>{say().stayAbout}</p>
                <div class="setting-buttons">
                  <a class="btn" href={to('keep')}>
                    {say().stay(guest.name)}
                  </a>
                  <a class="btn" href={to('keep', 'devices')}>
                    {say().devices}
                  </a>
                  <a class="btn" href={to('notifications')}>
                    {say().notifications}
                  </a>
                </div>
              </Part>
            )}
          </Show>
          <Show when={online() && me() === null}>
            <Part id="friends" title={sayUi().friendsElsewhere}>
              <p>{say().comeBackAbout}</p>
              <div class="setting-buttons">
                <a class="btn" href={to('keep', 'join')}>
                  {say().comeBack}
                </a>
              </div>
            </Part>
          </Show>
          <Device />
          <About />
        </div>
      </Screen>
      <Tabs here="settings" />
    </>
  );
}
