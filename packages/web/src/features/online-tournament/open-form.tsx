/** The settings of an online tournament, before it opens and later. */
import { type HostSettings, SCORE_SHEETS, type Settings } from '@speeltafel/tournament';
import { createSignal, type JSX, Show } from 'solid-js';
import { GAMES, type GameId, gamesWith } from '../../games/registry.ts';
import { go, to } from '../../router/route.ts';
import { ClockFields, MoreOptions, NumberField } from '../../ui/form/form.tsx';
import { Icon } from '../../ui/icon.tsx';
import { submit } from '../../ui/press.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.tsx';
import { SettingsForm, usualSettings } from '../tournament/settings-form.tsx';
import { say as sayDesk } from '../tournament/words.ts';
import { openTournament, whyRefused } from './tournament-api.ts';
import { say } from './words.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MOST_DAYS = 14;
const PACES = ['done', 'organiser', 'time'] as const;

const USUAL_HOST: HostSettings = {
  listed: false,
  clock: { kind: 'fischer', initial: 15 * MINUTE, increment: 5000 },
  rated: false,
  computers: true,
  bots: false,
  starts: null,
  pace: { kind: 'done', rest: 3 },
  checkIn: 5,
};

const REST = 3;
const EVERY = 45;

/** Formats a time for a datetime-local field, in the user's time zone. */
function localText(at: number): string {
  const local = new Date(at - new Date(at).getTimezoneOffset() * MINUTE);
  return local.toISOString().slice(0, 16);
}

export function HostForm(props: {
  readonly host: HostSettings;
  readonly begun: boolean;
  readonly onChange: (host: HostSettings) => void;
}): JSX.Element {
  const change = (part: Partial<HostSettings>) => props.onChange({ ...props.host, ...part });
  const clock = () => props.host.clock;
  const pace = () => props.host.pace;
  return (
    <div class="on-tour-form">
      <h3>{say().clock}</h3>
      <Segmented
        label={say().clock}
        fill
        value={clock().kind}
        choices={[
          { value: 'fischer', label: say().clocks.game },
          { value: 'turn', label: say().clocks.turn },
        ]}
        onChange={(kind) =>
          change(
            kind === 'turn'
              ? { clock: { kind, each: DAY }, checkIn: 24 * 60 }
              : { clock: USUAL_HOST.clock, checkIn: USUAL_HOST.checkIn },
          )
        }
      />
      <Show
        when={clock().kind === 'fischer' && (clock() as Extract<HostSettings['clock'], { kind: 'fischer' }>)}
        fallback={
          <div class="form-numbers">
            <NumberField
              label={say().days}
              value={Math.round((clock() as Extract<HostSettings['clock'], { kind: 'turn' }>).each / DAY)}
              least={1}
              most={MOST_DAYS}
              onChange={(days) => change({ clock: { kind: 'turn', each: days * DAY } })}
            />
          </div>
        }
      >
        {(own) => (
          <ClockFields
            minutes={own().initial / MINUTE}
            increment={own().increment / 1000}
            onChange={({ minutes, increment }) =>
              change({
                clock: {
                  kind: 'fischer',
                  initial: minutes === undefined ? own().initial : minutes * MINUTE,
                  increment: increment === undefined ? own().increment : increment * 1000,
                },
              })
            }
          />
        )}
      </Show>
      <h3>{say().pace}</h3>
      <Segmented
        label={say().pace}
        fill
        value={pace().kind}
        choices={PACES.map((value) => ({ value, label: say().paces[value] }))}
        onChange={(kind) =>
          change({
            pace:
              kind === 'organiser'
                ? { kind }
                : kind === 'done'
                  ? { kind, rest: USUAL_HOST.pace.kind === 'done' ? USUAL_HOST.pace.rest : REST }
                  : { kind, every: EVERY },
          })
        }
      />
      <p class="desk-soft">{say().paceAbout[pace().kind]}</p>
      <div class="form-numbers">
        <Show when={pace().kind === 'done' && (pace() as { readonly rest: number })}>
          {(own) => (
            <NumberField
              label={say().rest}
              value={own().rest}
              least={0}
              most={24 * 60}
              onChange={(rest) => change({ pace: { kind: 'done', rest } })}
            />
          )}
        </Show>
        <Show when={pace().kind === 'time' && (pace() as { readonly every: number })}>
          {(own) => (
            <NumberField
              label={say().every}
              value={own().every}
              least={1}
              most={MOST_DAYS * 24 * 60}
              onChange={(every) => change({ pace: { kind: 'time', every } })}
            />
          )}
        </Show>
        <NumberField
          label={say().checkIn}
          value={props.host.checkIn}
          least={1}
          most={7 * 24 * 60}
          onChange={(checkIn) => change({ checkIn })}
        />
      </div>
      <p class="desk-soft">{say().checkInAbout}</p>
      <Switch
        label={say().listed}
        about={say().listedAbout}
        on={props.host.listed}
        onChange={(listed) => change({ listed })}
      />
      <MoreOptions open={false}>
        <Show when={!props.begun}>
          <label class="on-tour-field">
            {say().starts}
            <input
              class="field"
              type="datetime-local"
              value={props.host.starts === null ? '' : localText(props.host.starts)}
              onChange={({ currentTarget: { value } }) =>
                change({ starts: value === '' ? null : new Date(value).getTime() })
              }
            />
            <small class="hint">{say().startsAbout}</small>
          </label>
        </Show>
        <Switch
          label={say().rated}
          about={say().ratedAbout}
          on={props.host.rated}
          onChange={(rated) => change({ rated })}
        />
        <Switch label={say().computers} on={props.host.computers} onChange={(computers) => change({ computers })} />
        <Switch label={say().bots} on={props.host.bots} onChange={(bots) => change({ bots })} />
      </MoreOptions>
    </div>
  );
}

const settingsFor = (game: GameId): Settings => usualSettings(game, SCORE_SHEETS.get(game).seats.length > 1);

export function OpenForm(): JSX.Element {
  const games = gamesWith('tournament');
  const [name, setName] = createSignal('');
  const [settings, setSettings] = createSignal(settingsFor(games[0]!));
  const [host, setHost] = createSignal(USUAL_HOST);
  const [busy, setBusy] = createSignal(false);
  async function open(): Promise<void> {
    setBusy(true);
    const opened = await openTournament(name().trim() || say().usualName, settings(), host());
    setBusy(false);
    if (opened.ok) go(to('tournaments', opened.value.id));
    else toast(whyRefused(opened.refusal));
  }
  return (
    <form class="panel on-tour-form on-tour-new" onSubmit={submit(() => open())}>
      <label class="on-tour-field">
        {say().name}
        <input
          class="field"
          maxlength="60"
          placeholder={say().usualName}
          value={name()}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <Segmented
        label={sayDesk().game}
        fill
        value={settings().game as GameId}
        choices={games.map((id) => ({ value: id, label: GAMES[id].name }))}
        onChange={(game) => setSettings(settingsFor(game))}
      />
      <SettingsForm settings={settings()} begun={false} online onChange={setSettings} />
      <HostForm host={host()} begun={false} onChange={setHost} />
      <button type="submit" class="btn primary big" disabled={busy()}>
        <Icon name="cup" />
        {say().begin}
      </button>
    </form>
  );
}
