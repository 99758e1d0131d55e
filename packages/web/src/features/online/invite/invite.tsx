/** `#/invite/<game>`: a table for friends at other devices. */
import '../../new-game/new-game.css';
import '../styles.ts';
import { createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { Lost } from '../../../app/not-found.tsx';
import { FloorsForm } from '../../../games/floors/options-form.tsx';
import { MenhirsForm } from '../../../games/menhirs/options-form.tsx';
import { GAMES, type GameId, isGame } from '../../../games/registry.ts';
import { go, place, to } from '../../../router/route.ts';
import { say as sayLocal } from '../../../session/words.ts';
import { settings } from '../../../settings/settings.ts';
import { Screen } from '../../../ui/bar.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Switch as OnOff } from '../../../ui/switch.tsx';
import { toast } from '../../../ui/toast.tsx';
import { NumberField, Part } from '../../new-game/form-parts.tsx';
import {
  type FloorsWish,
  keepWish,
  lastWish,
  type MenhirsWish,
  MOST_INCREMENT,
  MOST_MINUTES,
  type Sitter,
} from '../../new-game/last-choices.ts';
import { drawLots, floorsInput, menhirsInput, menhirsSitters } from '../../new-game/start-game.ts';
import { type Guest, openTable } from '../api.ts';
import { me } from '../identity/guest.ts';
import { Door } from '../identity/require-guest.tsx';
import { whyNot } from '../refusals.ts';
import { say } from '../words.ts';
import { clockOf, type InviteWish, keepInvite, lastInvite, MOST_DAYS, seatsOf } from './last-invite.ts';

const CLOCKS = ['none', 'game', 'turn'] as const;

function Around(props: { readonly wish: InviteWish; readonly onChange: (change: Partial<InviteWish>) => void }) {
  return (
    <Part title={say().around}>
      <Segmented
        label={say().clock}
        fill
        value={props.wish.clock}
        choices={CLOCKS.map((value) => ({ value, label: say().clocks[value] }))}
        onChange={(clock) => props.onChange({ clock })}
      />
      <p class="hint">{say().clockAbout[props.wish.clock]}</p>
      <Show when={props.wish.clock === 'game'}>
        <div class="numbers">
          <NumberField
            label={say().minutes}
            value={props.wish.minutes}
            least={1}
            most={MOST_MINUTES}
            onChange={(minutes) => props.onChange({ minutes })}
          />
          <NumberField
            label={say().increment}
            value={props.wish.increment}
            least={0}
            most={MOST_INCREMENT}
            onChange={(increment) => props.onChange({ increment })}
          />
        </div>
      </Show>
      <Show when={props.wish.clock === 'turn'}>
        <div class="numbers">
          <NumberField
            label={say().days}
            value={props.wish.days}
            least={1}
            most={MOST_DAYS}
            onChange={(days) => props.onChange({ days })}
          />
        </div>
      </Show>
      <OnOff
        label={say().listed}
        about={say().listedAbout}
        on={props.wish.listed}
        onChange={(listed) => props.onChange({ listed })}
      />
    </Part>
  );
}

function Inviting(props: { readonly game: GameId; readonly guest: Guest }): JSX.Element {
  const [wish, setWish] = createSignal(lastInvite());
  const change = (change: Partial<InviteWish>): void => {
    setWish((old) => ({ ...old, ...change }));
  };
  const apart = {
    part: <Around wish={wish()} onChange={change} />,
    get begin() {
      return say().openTable;
    },
    me: props.guest.name,
  };

  async function open(options: Readonly<Record<string, unknown>>, sitters: readonly Sitter[]): Promise<void> {
    if (!sitters.some(({ kind }) => kind === 'friend')) return toast(say().noFriend);
    keepInvite(wish());
    const seats = seatsOf(sitters, props.guest.name, sayLocal().player);
    const opened = await openTable({
      ...{ game: props.game, options, seats },
      clock: clockOf(wish()),
      listed: wish().listed,
    });
    if (opened.ok) go(to('table', opened.value.id), { replace: true });
    else toast(whyNot(opened.refusal));
  }
  const openMenhirs = (game: MenhirsWish): void => {
    keepWish('menhirs', 'friends', game);
    open(menhirsInput(game, settings().grace), menhirsSitters(game, drawLots()));
  };
  const openFloors = (game: FloorsWish): void => {
    keepWish('floors', 'friends', game);
    open(floorsInput(game), game.sitters.slice(0, game.players));
  };
  return (
    <Switch>
      <Match when={props.game === 'menhirs'}>
        <MenhirsForm wish={lastWish('menhirs', 'friends')} onBegin={openMenhirs} apart={apart} />
      </Match>
      <Match when={props.game === 'floors'}>
        <FloorsForm wish={lastWish('floors', 'friends')} onBegin={openFloors} apart={apart} />
      </Match>
    </Switch>
  );
}

export default function Invite(): JSX.Element {
  const game = () => {
    const name = place().path[1];
    return isGame(name) ? name : undefined;
  };
  return (
    <Show when={game()} keyed fallback={<Lost />}>
      {(game) => (
        <Screen title={say().invite} about={GAMES[game].name} wide>
          <Show when={me()} keyed fallback={<Door />}>
            {(guest) => <Inviting game={game} guest={guest} />}
          </Show>
        </Screen>
      )}
    </Show>
  );
}
