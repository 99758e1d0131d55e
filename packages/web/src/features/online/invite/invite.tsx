/**
 * `#/invite/<game>`: opens a table for friends on other devices. With `?tv=<code>` a television shows it; with
 * `?bot=<guest>` a bot is invited.
 */
import '../styles.ts';
import { createResource, createSignal, For, type JSX, Show, untrack } from 'solid-js';
import type { Choices, GameOptions, OnlineForm } from '../../../games/contract/options.ts';
import { GAMES, type GameId, isGame } from '../../../games/registry.ts';
import { fetchPart } from '../../../router/lazy-screen.ts';
import { go, place, to } from '../../../router/route.ts';
import { levelName } from '../../../session/player-names.ts';
import { say as sayLocal } from '../../../session/words.ts';
import { settings } from '../../../settings/settings.ts';
import { Screen } from '../../../ui/bar.tsx';
import { ClockFields, FormPart, NumberField } from '../../../ui/form/form.tsx';
import { NotFound } from '../../../ui/not-found.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { toast } from '../../../ui/toast.tsx';
import { say as sayUi } from '../../../ui/words.ts';
import { keepChoices, lastChoices } from '../../new-game/last-choices.ts';
import { withVariant } from '../../new-game/with-variant.ts';
import { askBot, openTable, showOnTelevision } from '../api.ts';
import { known, me, registerName, unknownNow } from '../identity/guest.ts';
import { withPicture } from '../identity/my-picture.ts';
import { NameField } from '../identity/name-field.tsx';
import { IdentityGate, UnknownNotice } from '../identity/require-guest.tsx';
import { suggestName } from '../identity/suggested-name.ts';
import { whyNot } from '../refusals.ts';
import { newPledge } from '../verify/own-values.ts';
import { say } from '../words.ts';
import { clockOf, keepInvite, lastInvite, MOST_DAYS, seatsOf, standInOf, type TableChoices } from './last-invite.ts';

const CLOCKS = ['none', 'game', 'turn'] as const;

/** The clock, the stand-in for absent players, table talk, and whether strangers may join. */
function TablePart(props: {
  readonly game: GameId;
  readonly choices: TableChoices;
  readonly onChange: (change: Partial<TableChoices>) => void;
}) {
  return (
    <FormPart title={say().around}>
      <Segmented
        label={say().clock}
        fill
        value={props.choices.clock}
        choices={CLOCKS.map((value) => ({ value, label: say().clocks[value] }))}
        onChange={(clock) => props.onChange({ clock })}
      />
      <p class="hint">{say().clockAbout[props.choices.clock]}</p>
      <Show when={props.choices.clock === 'game'}>
        <ClockFields minutes={props.choices.minutes} increment={props.choices.increment} onChange={props.onChange} />
      </Show>
      <Show when={props.choices.clock === 'turn'}>
        <div class="form-numbers">
          <NumberField
            label={say().days}
            value={props.choices.days}
            least={1}
            most={MOST_DAYS}
            onChange={(days) => props.onChange({ days })}
          />
        </div>
      </Show>
      <label class="on-choice">
        {say().standIn}
        <select
          class="on-field"
          value={standInOf(props.choices, props.game, GAMES[props.game].levels)}
          onChange={({ currentTarget }) =>
            props.onChange({ standIn: { ...props.choices.standIn, [props.game]: currentTarget.value } })
          }
        >
          <For each={GAMES[props.game].levels}>{(level) => <option value={level}>{levelName(level)}</option>}</For>
        </select>
        <small class="hint">{say().standInAbout}</small>
      </label>
      <Switch
        label={sayUi().tableTalk}
        about={say().tableTalkAbout}
        on={settings().talk && !props.choices.quiet}
        disabled={!settings().talk}
        onChange={(talk) => props.onChange({ quiet: !talk })}
      />
      <Show when={!props.choices.listed}>
        <Switch
          label={say().admits}
          about={say().admitsAbout}
          on={props.choices.admits}
          onChange={(admits) => props.onChange({ admits })}
        />
      </Show>
      <Switch
        label={say().rated}
        about={say().ratedAbout}
        on={props.choices.rated}
        onChange={(rated) => props.onChange({ rated })}
      />
      <Switch
        label={say().listed}
        about={say().listedAbout}
        on={props.choices.listed}
        onChange={(listed) => props.onChange({ listed })}
      />
    </FormPart>
  );
}

interface InviteFormProps {
  readonly game: GameId;
  readonly options: GameOptions;
}

function InviteForm(props: InviteFormProps): JSX.Element {
  const television = place().query.get('tv');
  const bot = place().query.get('bot');
  const last = lastInvite(props.game);
  /** With a television, everyone in the room sees who sits down; a bot comes only because it was invited. */
  const comesAsked = television !== null || bot !== null;
  const [table, setTable] = createSignal(comesAsked ? { ...last, admits: false } : last);
  const [name, setName] = createSignal(me()?.name ?? unknownNow() ?? suggestName());
  let named: HTMLDivElement | undefined;
  const change = (change: Partial<TableChoices>): void => {
    setTable((old) => ({ ...old, ...change }));
  };

  const unhurried = (): boolean => table().clock === 'turn';
  const online: OnlineForm = {
    get unhurried() {
      return unhurried();
    },
    part: <TablePart game={props.game} choices={table()} onChange={change} />,
    get me() {
      return name();
    },
  };

  async function open(choices: Choices): Promise<void> {
    keepChoices(props.game, 'friends', choices);
    const seats = props.options.seats(choices);
    if (!seats.some(({ kind }) => kind === 'friend')) return toast(say().noFriend);
    if (named?.querySelector('input')?.reportValidity() === false) return;
    const refused = me() ? null : await registerName(name().trim());
    if (refused !== null) return toast(whyNot({ code: refused, message: '', details: {} }));
    keepInvite(props.game, comesAsked ? { ...table(), admits: last.admits } : table());
    const opened = await openTable({
      game: props.game,
      options: props.options.rules(choices, unhurried()),
      seats: seatsOf(seats, { name: name().trim(), ...withPicture() }, sayLocal().player),
      clock: clockOf(table()),
      listed: table().listed,
      pledge: newPledge(),
      look: props.options.look?.(choices),
      standIn: standInOf(table(), props.game, GAMES[props.game].levels),
      quiet: table().quiet || !settings().talk,
      admits: table().admits && !table().listed,
      rated: table().rated,
    });
    if (!opened.ok) return toast(whyNot(opened.refusal));
    const shown = television === null ? null : await showOnTelevision(television, { table: opened.value.id });
    if (shown?.ok === false) toast(whyNot(shown.refusal));
    const asked = bot === null ? null : await askBot(bot, opened.value.id);
    if (asked?.ok === false) toast(whyNot(asked.refusal));
    go(to('table', opened.value.id), { replace: true });
  }
  return (
    <>
      {/* Ask for the name only if there is none at first; `untrack` keeps the field while it is being entered. */}
      <Show when={untrack(me) === null}>
        <Show when={unknownNow() !== null}>
          <UnknownNotice />
        </Show>
        <div class="panel on-naming" ref={named}>
          <NameField name={name()} onChange={setName} />
          <p class="on-hint">
            {say().yourNameAbout} <a href={to('privacy')}>{sayUi().privacy}</a>
          </p>
        </div>
      </Show>
      <props.options.Form
        choices={withVariant(lastChoices(props.game, 'friends', props.options), props.options)}
        submitLabel={say().openTable}
        online={online}
        onSubmit={open}
      />
    </>
  );
}

function InviteTo(props: { readonly game: GameId }): JSX.Element {
  const [options] = createResource(() => fetchPart(GAMES[props.game].options));
  return (
    <Show when={options()}>
      {(options) => (
        <Screen
          title={place().query.has('bot') ? say().withBot : sayUi().inviteFriend}
          about={GAMES[props.game].name}
          wide
        >
          <Show when={known() && me() !== undefined} fallback={<IdentityGate />}>
            <InviteForm game={props.game} options={options()} />
          </Show>
        </Screen>
      )}
    </Show>
  );
}

export default function Invite(): JSX.Element {
  const game = (): GameId | undefined => {
    const name = place().path[1];
    return isGame(name) ? name : undefined;
  };
  return (
    <Show when={game()} keyed fallback={<NotFound />}>
      {(game) => <InviteTo game={game} />}
    </Show>
  );
}
