/** The dialogs of an online tournament's menu; most of them are for the organiser. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import { GAMES, isGame } from '../../games/registry.ts';
import { to } from '../../router/route.ts';
import { levelName } from '../../session/player-names.ts';
import { copy } from '../../ui/copy.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { submit } from '../../ui/press.ts';
import { toast } from '../../ui/toast.tsx';
import { say as sayUi } from '../../ui/words.ts';
import { QrCode } from '../online/waiting/qr-code.tsx';
import { SettingsForm } from '../tournament/settings-form.tsx';
import { TelevisionCode } from '../tv/show-table.tsx';
import type { LiveTournament, State } from './live-tournament.ts';
import { HostForm } from './open-form.tsx';
import { say } from './words.ts';

export type Asked = 'announce' | 'computer' | 'settings' | 'invite' | 'screen';

interface Props {
  readonly live: LiveTournament;
  readonly state: State;
  readonly onClose: () => void;
}

const linkTo = (id: string): string => `${location.origin}${location.pathname}${to('tournaments', id)}`;

const Invite = (props: Props): JSX.Element => (
  <div class="on-tour-form">
    <p>{say().inviteAbout}</p>
    <QrCode text={linkTo(props.live.id)} label={say().invite} />
    <p class="on-tour-link">{linkTo(props.live.id)}</p>
    <button type="button" class="btn primary" onClick={() => copy(linkTo(props.live.id))}>
      <Icon name="link" />
      {sayUi().copyLink}
    </button>
  </div>
);

const OnScreen = (props: Props): JSX.Element => (
  <div class="on-tour-form">
    <a class="btn" href={to('tournaments', props.live.id, 'screen')}>
      <Icon name="device" />
      {say().screenHere}
    </a>
    <TelevisionCode shown={{ tournament: props.live.id }} onShown={props.onClose} />
  </div>
);

function Announce(props: Props): JSX.Element {
  const [text, setText] = createSignal(props.state.online.news?.text ?? '');
  const send = async (): Promise<void> => {
    if (await props.live.send({ kind: 'announce', text: text() })) props.onClose();
  };
  return (
    <form class="on-tour-form" onSubmit={submit(() => void send())}>
      <label class="on-tour-field">
        {say().announceAbout}
        <input
          class="field"
          maxlength="200"
          value={text()}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn primary">
        {say().announceYes}
      </button>
    </form>
  );
}

function AddComputer(props: Props): JSX.Element {
  const { game } = props.state.online.tournament.settings;
  const levels = isGame(game) ? GAMES[game].levels : [];
  const [level, setLevel] = createSignal(levels[0] ?? '');
  const [name, setName] = createSignal('');
  const taken = () => new Set([...props.state.online.tournament.entries.values()].map((entry) => entry.name));
  /** A unique default name. */
  const usualName = (): string => {
    const first = levelName(level());
    for (let i = 1; ; i++) {
      const one = i === 1 ? first : `${first} ${i}`;
      if (!taken().has(one)) return one;
    }
  };
  const send = async (): Promise<void> => {
    const wish = { kind: 'enter-computer', name: name().trim() || usualName(), level: level() } as const;
    if (await props.live.send(wish)) props.onClose();
  };
  return (
    <form class="on-tour-form" onSubmit={submit(() => void send())}>
      <label class="on-tour-field">
        {say().level}
        <select class="field" value={level()} onChange={({ currentTarget }) => setLevel(currentTarget.value)}>
          <For each={levels}>{(one) => <option value={one}>{levelName(one)}</option>}</For>
        </select>
      </label>
      <label class="on-tour-field">
        {say().name}
        <input
          class="field"
          maxlength="30"
          placeholder={usualName()}
          value={name()}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn primary">
        {say().addComputer}
      </button>
    </form>
  );
}

function Change(props: Props): JSX.Element {
  const [settings, setSettings] = createSignal(props.state.online.tournament.settings);
  const [host, setHost] = createSignal(props.state.online.settings);
  const begun = () => props.state.online.tournament.rounds.length > 0;
  const send = async (): Promise<void> => {
    const same = JSON.stringify(settings()) === JSON.stringify(props.state.online.tournament.settings);
    const changed = same || (await props.live.send({ kind: 'change', settings: settings() }));
    if (changed && (await props.live.send({ kind: 'rehost', settings: host() }))) {
      toast(say().changed);
      props.onClose();
    }
  };
  return (
    <form class="on-tour-form" onSubmit={submit(() => void send())}>
      <SettingsForm settings={settings()} begun={begun()} online onChange={setSettings} />
      <HostForm host={host()} begun={begun()} onChange={setHost} />
      <button type="submit" class="btn primary">
        {say().change}
      </button>
    </form>
  );
}

export function TournamentDialog(props: Props & { readonly asked: Asked | null }): JSX.Element {
  const titles = () => ({
    announce: say().announce,
    computer: say().addComputer,
    settings: say().change,
    invite: say().invite,
    screen: say().screen,
  });
  return (
    <Show when={props.asked} keyed>
      {(asked) => (
        <Dialog open title={titles()[asked]} onClose={props.onClose}>
          <Show when={asked === 'invite'}>
            <Invite {...props} />
          </Show>
          <Show when={asked === 'screen'}>
            <OnScreen {...props} />
          </Show>
          <Show when={asked === 'announce'}>
            <Announce {...props} />
          </Show>
          <Show when={asked === 'computer'}>
            <AddComputer {...props} />
          </Show>
          <Show when={asked === 'settings'}>
            <Change {...props} />
          </Show>
        </Dialog>
      )}
    </Show>
  );
}
