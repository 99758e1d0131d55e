/** The waiting room: the seats, and how others find the table. */
import type { Seat } from '@speeltafel/rules';
import { hosted } from '@speeltafel/table';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { go, to } from '../../../router/route.ts';
import { levelName } from '../../../session/player-names.ts';
import { Confirm } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { submit } from '../../../ui/press.ts';
import { say as sayUi } from '../../../ui/words.ts';
import { ShowTable } from '../../tv/show-table.tsx';
import { hasAsked, SeatRequests } from '../admission/seat-requests.tsx';
import { closeTable } from '../api.ts';
import { AskBots } from '../bots/ask-bots.tsx';
import { Avatar } from '../identity/avatar.tsx';
import { withPicture } from '../identity/my-picture.ts';
import { pictureOf } from '../identity/pictures.ts';
import { whyNot } from '../refusals.ts';
import { NoticeBox } from '../table/connection-notice.tsx';
import { SeatSign } from '../table/seat-sign.tsx';
import type { TableConnection } from '../table/table-connection.ts';
import { TalkPanel } from '../talk/talk.tsx';
import { TermsList } from '../terms/terms-list.tsx';
import { say } from '../words.ts';
import { QrCode } from './qr-code.tsx';
import { canSend, copyLink, isLocalAddress, linkTo, sendLink } from './table-link.ts';

/** The guest sits down under their own name; other players on this device enter theirs. */
function Free(props: { readonly connection: TableConnection; readonly seat: Seat }): JSX.Element {
  const { connection } = props;
  const [name, setName] = createSignal('');
  const sit = (as: string): void => {
    const picture = as === connection.guest.name ? withPicture() : {};
    connection.send({ kind: 'sit', seat: props.seat, name: as, ...picture });
  };
  return (
    <Show
      when={connection.mine().length > 0}
      fallback={
        <button
          disabled={hasAsked(props)}
          type="button"
          class="btn primary"
          aria-label={say().sitAt(props.seat)}
          onClick={() => sit(connection.guest.name)}
        >
          {say().sit}
        </button>
      }
    >
      <details class="on-also">
        <summary>{say().sitAlso}</summary>
        <form class="on-row" onSubmit={submit(() => sit(name().trim()))}>
          <input
            class="on-field"
            required
            pattern=".*\S.*"
            maxlength={hosted.LONGEST_NAME}
            aria-label={say().alsoName}
            placeholder={say().alsoName}
            value={name()}
            onInput={(event) => setName(event.currentTarget.value)}
          />
          <button type="submit" class="btn" aria-label={say().sitAt(props.seat)}>
            {say().sit}
          </button>
        </form>
      </details>
    </Show>
  );
}

function SeatRow(props: {
  readonly connection: TableConnection;
  readonly seat: Seat;
  readonly sitter: hosted.Occupant | null;
  /** Whether this is the first free seat, which the next player on this device gets. */
  readonly next: boolean;
}): JSX.Element {
  const { connection } = props;
  const own = (): boolean => connection.mine().includes(props.seat);
  const name = (sitter: hosted.Occupant): string =>
    sitter.kind === 'computer' ? levelName(sitter.level) : sitter.name;
  const guestOf = (sitter: hosted.Occupant): string | null => (sitter.kind === 'computer' ? null : sitter.guest);
  const state = (sitter: hosted.Occupant): string => {
    if (own()) return say().you;
    if (sitter.kind === 'computer') return '';
    return connection.isHere(sitter.guest) ? say().here : say().awayNow;
  };
  let row!: HTMLLIElement;
  /** The button disappears with the player, so move the focus to the seat. */
  const free = (guest: string): void => {
    row.focus();
    connection.send({ kind: 'free', seat: props.seat, guest });
  };
  return (
    <li classList={{ 'on-free': props.sitter === null }} ref={row} tabindex="-1">
      <SeatSign of={connection} seat={props.seat} />
      <Show
        when={props.sitter}
        fallback={
          <>
            <span class="on-who on-empty">{say().free}</span>
            <Show when={props.next || connection.mine().length === 0}>
              <Free connection={connection} seat={props.seat} />
            </Show>
          </>
        }
      >
        {(sitter) => (
          <>
            <Show when={sitter().kind !== 'computer'} fallback={<Icon name="bot" />}>
              <Avatar of={guestOf(sitter()) ?? ''} picture={pictureOf(sitter())} />
            </Show>
            <span class="on-who">
              <b>{name(sitter())}</b>
              <small>{state(sitter())}</small>
            </span>
            <Show when={own()}>
              <button
                type="button"
                class="btn quiet"
                aria-label={say().riseFrom(props.seat)}
                onClick={() => connection.send({ kind: 'rise', seat: props.seat })}
              >
                {say().rise}
              </button>
            </Show>
            <Show when={!own() && connection.guest.id === connection.view().host && guestOf(sitter())}>
              {(guest) => (
                <button
                  type="button"
                  class="btn quiet"
                  aria-label={say().freeSeatOf(name(sitter()), props.seat)}
                  onClick={() => free(guest())}
                >
                  {say().freeSeat}
                </button>
              )}
            </Show>
          </>
        )}
      </Show>
    </li>
  );
}

/** All ways to share the link, the most common one first. */
function Sending(props: { readonly connection: TableConnection }): JSX.Element {
  const { connection } = props;
  const Copy = (of: { readonly main?: boolean }): JSX.Element => (
    <button
      type="button"
      class="btn"
      classList={{ primary: of.main ?? false, big: of.main ?? false }}
      onClick={() => copyLink(connection)}
    >
      <Icon name="link" />
      {sayUi().copyLink}
    </button>
  );
  return (
    <section class="panel on-sending" aria-label={sayUi().inviteFriend}>
      <Show when={canSend()} fallback={<Copy main />}>
        <button type="button" class="btn primary big" onClick={() => sendLink(connection)}>
          <Icon name="share" />
          {say().sendLink}
        </button>
      </Show>
      <Show when={isLocalAddress()}>
        <p class="on-hint">{say().hereOnly}</p>
      </Show>
      <div class="on-scan">
        <QrCode text={linkTo(connection)} label={say().qr} />
        <div>
          <p class="on-code">
            <small>{say().orSay}</small>
            <strong>{connection.code}</strong>
          </p>
          <Show when={canSend()}>
            <Copy />
          </Show>
        </div>
      </div>
    </section>
  );
}

/** Asks first, since the link leads nowhere afterwards. */
function Close(props: { readonly connection: TableConnection }): JSX.Element {
  const [asking, setAsking] = createSignal(false);
  const close = async (): Promise<void> => {
    setAsking(false);
    const closed = await closeTable(props.connection.id);
    if (closed.ok) go(to(), { replace: true });
    else props.connection.notify(whyNot(closed.refusal));
  };
  return (
    <>
      <button type="button" class="btn quiet" onClick={() => setAsking(true)}>
        <Icon name="close" />
        {say().closeTable}
      </button>
      <Confirm
        open={asking()}
        title={say().closeTitle}
        text={say().closeAbout}
        yes={say().closeTable}
        grave
        onYes={close}
        onNo={() => setAsking(false)}
      />
    </>
  );
}

/** The seats, and what the host can do about them. */
function WhoIsHere(props: { readonly connection: TableConnection }): JSX.Element {
  const { connection } = props;
  const seats = () => Object.keys(connection.view().seating).map(Number);
  const taken = (): number => Object.values(connection.view().seating).filter((one) => one !== null).length;
  const isHost = (): boolean => connection.guest.id === connection.view().host;
  return (
    <section class="on-here" aria-labelledby="on-seats">
      <header>
        <h2 id="on-seats">{say().whoIsHere}</h2>
        <small>{say().ofSeats(taken(), seats().length)}</small>
      </header>
      <ol class="on-places">
        <For each={seats()}>
          {(seat) => (
            <SeatRow
              connection={connection}
              seat={seat}
              sitter={connection.view().seating[seat] ?? null}
              next={seats().find((one) => connection.view().seating[one] === null) === seat}
            />
          )}
        </For>
      </ol>
      <p class="on-hint" role="status">
        <Show when={connection.view().freed}>
          <b>{say().freed}</b>{' '}
        </Show>
        {say().waitingFor(seats().length - taken())} {say().waitingAbout}
      </p>
      <Show when={isHost()}>
        <Show
          when={taken() >= 2}
          fallback={
            <a class="btn big" href={to('new', connection.game, 'now')}>
              <Icon name="bot" />
              {say().meanwhile}
            </a>
          }
        >
          <button type="button" class="btn big" onClick={() => connection.send({ kind: 'start' })}>
            <Icon name="play" />
            {say().startNow(taken())}
          </button>
        </Show>
      </Show>
      <Show when={connection.here().watching > 0}>
        <p class="on-hint">{say().watching(connection.here().watching)}</p>
      </Show>
      <Show when={isHost() && taken() < seats().length}>
        <AskBots connection={connection} />
      </Show>
      <details class="on-agreed">
        <summary>{say().terms}</summary>
        <TermsList terms={connection.terms()} />
      </details>
      <ShowTable table={connection.id} />
      <Show when={isHost()}>
        <Close connection={connection} />
      </Show>
    </section>
  );
}

export function Waiting(props: { readonly connection: TableConnection }): JSX.Element {
  const { connection } = props;
  const isHost = (): boolean => connection.guest.id === connection.view().host;
  return (
    <div class="on-waiting">
      <div class="on-inviting">
        <h2>{isHost() ? say().tableOpen : say().haveSeat}</h2>
        <p class="on-hint">{connection.view().admits ? say().sendAndLetIn : say().sendAbout}</p>
        <SeatRequests connection={connection} />
        <Sending connection={connection} />
      </div>
      <WhoIsHere connection={connection} />
      <Show when={connection.talks()}>
        <details class="panel on-talking" open={connection.view().talk.length > 0}>
          <summary>
            <Icon name="chat" />
            {sayUi().tableTalk}
            <Show when={connection.view().talk.length > 0}>
              <small>{connection.view().talk.length}</small>
            </Show>
          </summary>
          <TalkPanel connection={connection} />
        </details>
      </Show>
      <NoticeBox connection={connection} />
    </div>
  );
}
