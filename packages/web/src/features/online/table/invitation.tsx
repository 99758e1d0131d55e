/** What a visitor without a seat sees: the host, the game, the terms, and the form to sit down. */
import { createEffect, createSignal, For, type JSX, Show, untrack } from 'solid-js';
import type { Term } from '../../../games/contract/options.ts';
import { GAMES, type GameId } from '../../../games/registry.ts';
import { to } from '../../../router/route.ts';
import { levelName } from '../../../session/player-names.ts';
import { announce } from '../../../ui/announce.ts';
import { Icon } from '../../../ui/icon.tsx';
import { submit } from '../../../ui/press.ts';
import { toast } from '../../../ui/toast.tsx';
import { say as sayUi } from '../../../ui/words.ts';
import { hasAsked, SeatRequests } from '../admission/seat-requests.tsx';
import type { ListedTable } from '../api.ts';
import { Avatar } from '../identity/avatar.tsx';
import { me, registerName, unknownNow } from '../identity/guest.ts';
import { withPicture } from '../identity/my-picture.ts';
import { NameField } from '../identity/name-field.tsx';
import { IdentityGate } from '../identity/require-guest.tsx';
import { suggestName } from '../identity/suggested-name.ts';
import { clockText } from '../lobby/table-summary.ts';
import { whyNot } from '../refusals.ts';
import { termsOf } from '../terms/terms.ts';
import { TermsList } from '../terms/terms-list.tsx';
import { say } from '../words.ts';
import { NoticeBox } from './connection-notice.tsx';
import type { FoundTable } from './kept-connection.ts';
import { SeatSign, type Signs } from './seat-sign.tsx';
import type { TableConnection } from './table-connection.ts';

type Player = ListedTable['players'][number];

/** What is known about a waiting table, from its listing or its connection. */
interface Offered {
  readonly id: string;
  readonly game: GameId;
  /** The guest who opened it. */
  readonly host: string;
  readonly players: readonly Player[];
  readonly clock: string;
  readonly terms: readonly Term[];
  readonly signs: Signs;
}

/** The seat that a visitor wants, until the table is connected and the request can be sent. */
const [wish, setWish] = createSignal<{ readonly table: string; readonly seat: number; readonly name: string }>();

export function sitAsWished(connection: TableConnection): void {
  createEffect(() => {
    const wished = wish();
    if (wished?.table !== connection.id || connection.received() === undefined) return;
    setWish(undefined);
    untrack(() => connection.send({ kind: 'sit', seat: wished.seat, name: wished.name, ...withPicture() }));
  });
}

const Sitter = (props: { readonly of: Signs; readonly seat: number; readonly player: Player }): JSX.Element => {
  const name = (): string => {
    const { player } = props;
    if (player === null) return say().free;
    return 'level' in player ? levelName(player.level) : player.name;
  };
  const guest = (): string => (props.player !== null && 'guest' in props.player ? props.player.guest : '');
  const picture = (): number | undefined =>
    props.player !== null && 'guest' in props.player ? props.player.picture : undefined;
  return (
    <>
      <SeatSign of={props.of} seat={props.seat} />
      <Show when={props.player !== null && 'name' in props.player}>
        <Avatar of={guest()} picture={picture()} />
      </Show>
      <Show when={props.player !== null && 'level' in props.player}>
        <Icon name="bot" />
      </Show>
      <span class="on-who" classList={{ 'on-empty': props.player === null }}>
        {name()}
      </span>
    </>
  );
};

/** The seats with their players. If several are free, the visitor chooses one of them. */
function Seats(props: {
  readonly of: Signs;
  readonly players: readonly Player[];
  readonly chosen: number | undefined;
  readonly onChoose?: (seat: number) => void;
}): JSX.Element {
  const free = (): number => props.players.filter((one) => one === null).length;
  return (
    <ol class="on-places" aria-label={say().seats}>
      <For each={props.players}>
        {(player, i) => (
          <li classList={{ 'on-free': player === null, 'on-chosen': props.chosen === i() + 1 && free() > 1 }}>
            <Show
              when={player === null && free() > 1 && props.onChoose}
              fallback={<Sitter of={props.of} seat={i() + 1} player={player} />}
            >
              {(onChoose) => (
                <label>
                  <input
                    type="radio"
                    class="visually-hidden"
                    name="on-place"
                    aria-label={say().sitAt(i() + 1)}
                    checked={props.chosen === i() + 1}
                    onChange={() => onChoose()(i() + 1)}
                  />
                  <Sitter of={props.of} seat={i() + 1} player={player} />
                </label>
              )}
            </Show>
          </li>
        )}
      </For>
    </ol>
  );
}

function Invitation(props: {
  readonly offered: Offered;
  /** Whether the host has been asked and has not answered yet. */
  readonly waits?: boolean;
  readonly children?: JSX.Element;
}): JSX.Element {
  const [name, setName] = createSignal(me()?.name ?? suggestName());
  const [busy, setBusy] = createSignal(false);
  const [problem, setProblem] = createSignal<string | null>(null);
  const [wanted, setWanted] = createSignal<number>();
  const { art, intro, name: title } = GAMES[props.offered.game];
  const free = (): readonly number[] => props.offered.players.flatMap((player, i) => (player === null ? [i + 1] : []));
  const seat = (): number | undefined => (free().includes(wanted() ?? 0) ? wanted() : free()[0]);
  const hosting = () => {
    const { host, players } = props.offered;
    const found = players.find((one) => one !== null && 'guest' in one && one.guest === host);
    return found && 'guest' in found ? found : undefined;
  };
  const sitDown = async (): Promise<void> => {
    const [as, at] = [name().trim(), seat()];
    if (at === undefined) return void toast(say().why.codes['seat-taken']);
    const wished = { table: props.offered.id, seat: at, name: as };
    if (me()?.name === as) return void setWish(wished);
    setBusy(true);
    const code = await registerName(as);
    setBusy(false);
    setProblem(code);
    if (code === null) setWish(wished);
  };
  return (
    <div class="on-newcomer">
      <div class="on-hero" aria-hidden="true">
        <img src={art.box.lid} alt="" />
        <Show when={hosting()}>{(host) => <Avatar of={host().guest} picture={host().picture} />}</Show>
      </div>
      <div class="on-invited">
        <h2>
          {hosting() === undefined ? say().foundTable.gathering(title) : say().invitesYou(hosting()!.name, title)}
        </h2>
        <p>{intro().about}</p>
        <ul class="on-chips">
          <li>
            <Icon name="people" />
            {say().players(props.offered.players.length)}
          </li>
          <li>
            <Icon name="clock" />
            {props.offered.clock}
          </li>
        </ul>
      </div>
      {props.children}
      <form onSubmit={submit(() => sitDown())}>
        {/* With two players there is nothing to choose. */}
        <Show when={props.offered.players.length > 2}>
          <Seats of={props.offered.signs} players={props.offered.players} chosen={seat()} onChoose={setWanted} />
        </Show>
        <NameField name={name()} onChange={setName} />
        <Show when={problem()}>
          {(code) => (
            <p class="on-problem" role="alert">
              {whyNot({ code: code(), message: '', details: {} })}
            </p>
          )}
        </Show>
        <button
          type="submit"
          class="btn primary big"
          disabled={busy() || wish() !== undefined || (props.waits ?? false)}
        >
          <Icon name="check" />
          {say().sitDown}
        </button>
        <a class="btn big" href={to('learn', props.offered.game)}>
          <Icon name="book" />
          {say().learnFirst}
        </a>
        <p class="on-hint">
          {say().yourNameAbout} <a href={to('privacy')}>{sayUi().privacy}</a>
        </p>
      </form>
      <section class="panel on-agreed" aria-labelledby="on-agreed">
        <h3 id="on-agreed">{say().terms}</h3>
        <TermsList terms={props.offered.terms} />
      </section>
    </div>
  );
}

/** For a browser that the server does not know (any more). A running game can be watched after entering a name. */
export function InvitationForStranger(props: FoundTable): JSX.Element {
  const title = (): string => GAMES[props.table.game].name;
  const signs = (): Signs => ({ SeatSign: props.options.SeatSign, look: () => props.table.look ?? null });
  const terms = (): readonly Term[] => {
    const { options, clock, look = null, rated = false, quiet = false, standIn } = props.table;
    return termsOf(props.options, { options, clock, look, rated, quiet, standIn });
  };
  return (
    <Show
      when={me() === null && unknownNow() === null && props.table.status === 'gathering'}
      fallback={
        <div class="on-newcomer">
          <Show when={unknownNow() === null}>
            <section class="panel" aria-labelledby="on-found">
              <h2 id="on-found">{say().foundTable[props.table.status](title())}</h2>
              <Seats of={signs()} players={props.table.players} chosen={undefined} />
              <TermsList terms={terms()} />
            </section>
          </Show>
          <IdentityGate />
        </div>
      }
    >
      <Invitation offered={{ ...props.table, clock: clockText(props.table.clock), terms: terms(), signs: signs() }} />
    </Show>
  );
}

/** For a guest without a seat at a table that is waiting for players. */
export function InvitationForGuest(props: { readonly connection: TableConnection }): JSX.Element {
  const { connection } = props;
  const players = (): readonly Player[] =>
    Object.values(connection.view().seating).map((sitter) => {
      if (sitter === null) return null;
      return sitter.kind === 'computer' ? { level: sitter.level } : sitter;
    });
  const offered = (): Offered => ({
    id: connection.id,
    game: connection.game,
    host: connection.view().host,
    players: players(),
    clock: clockText(connection.view().clock),
    terms: connection.terms(),
    signs: connection,
  });
  createEffect(() => connection.view().freed && announce(say().freed));
  return (
    <>
      <Invitation offered={offered()} waits={hasAsked({ connection })}>
        <SeatRequests connection={connection} />
        <Show when={connection.view().freed}>
          <p class="on-hint">
            <b>{say().freed}</b>
          </p>
        </Show>
      </Invitation>
      <NoticeBox connection={connection} />
    </>
  );
}
