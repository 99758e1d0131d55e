/** The waiting room: who sits where, and how others find the table. */
import type { Seat } from '@speeltafel/rules';
import { hosted } from '@speeltafel/table';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { levelName } from '../../../session/player-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { submit } from '../../../ui/press.ts';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import { say as sayUi } from '../../../ui/words.ts';
import { hasAsked, SeatRequests } from '../admission/seat-requests.tsx';
import { Avatar } from '../identity/avatar.tsx';
import { NoticeBox } from '../table/connection-notice.tsx';
import type { TableConnection } from '../table/table-connection.ts';
import { TalkPanel } from '../talk/talk.tsx';
import { TermsList } from '../terms/terms-list.tsx';
import { say } from '../words.ts';
import { QrCode } from './qr-code.tsx';
import { canSend, copyLink, isLocalAddress, linkTo, sendLink } from './table-link.ts';

/** The guest sits down under their own name; other players at this device enter theirs. */
function Free(props: { readonly connection: TableConnection; readonly seat: Seat }): JSX.Element {
  const { connection } = props;
  const [name, setName] = createSignal('');
  const sit = (as: string): void => {
    connection.send({ kind: 'sit', seat: props.seat, name: as });
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
  /** The button disappears with the player; the focus stays at the seat. */
  const free = (guest: string): void => {
    row.focus();
    connection.send({ kind: 'free', seat: props.seat, guest });
  };
  return (
    <li class="on-seat" ref={row} tabindex="-1">
      <SeatBadge seat={props.seat} />
      <Show
        when={props.sitter}
        fallback={
          <>
            <span class="on-who on-empty">{say().free}</span>
            <Free connection={connection} seat={props.seat} />
          </>
        }
      >
        {(sitter) => (
          <>
            <Show when={sitter().kind !== 'computer'} fallback={<Icon name="bot" />}>
              <Avatar of={guestOf(sitter()) ?? ''} />
            </Show>
            <span class="on-who">
              <b>{name(sitter())}</b> <small>{state(sitter())}</small>
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

export function Waiting(props: { readonly connection: TableConnection }): JSX.Element {
  const { connection } = props;
  const seats = () => Object.keys(connection.view().seating).map(Number);
  const taken = (): number => Object.values(connection.view().seating).filter((one) => one !== null).length;
  /** A full table begins by itself. */
  const mayStart = (): boolean =>
    connection.guest.id === connection.view().host && taken() >= 2 && taken() < seats().length;
  return (
    <div class="on-waiting">
      <section class="panel" classList={{ 'on-seated': connection.mine().length > 0 }} aria-labelledby="on-seats">
        <h2 id="on-seats">{say().seats}</h2>
        <ol>
          <For each={seats()}>
            {(seat) => <SeatRow connection={connection} seat={seat} sitter={connection.view().seating[seat] ?? null} />}
          </For>
        </ol>
        <SeatRequests connection={connection} />
        <p class="on-hint" role="status">
          <Show when={connection.view().freed}>
            <b>{say().freed}</b>{' '}
          </Show>
          {say().waitingAbout}
        </p>
        <Show when={mayStart()}>
          <button type="button" class="btn" onClick={() => connection.send({ kind: 'start' })}>
            <Icon name="play" />
            {say().startNow(taken())}
          </button>
        </Show>
        <Show when={connection.here().watching > 0 && connection.mine().length > 0}>
          <p class="on-hint">{say().watching(connection.here().watching)}</p>
        </Show>
        <TermsList terms={connection.terms()} />
      </section>
      <section class="panel on-invite" aria-labelledby="on-invite">
        <h2 id="on-invite">{sayUi().inviteFriend}</h2>
        <p class="on-hint">{say().inviteAbout}</p>
        <Show when={isLocalAddress()}>
          <p class="on-hint">{say().hereOnly}</p>
        </Show>
        <div class="on-row">
          <Show when={canSend()}>
            <button type="button" class="btn primary" onClick={() => sendLink(connection)}>
              <Icon name="share" />
              {sayUi().send}
            </button>
          </Show>
          <button type="button" class="btn" classList={{ primary: !canSend() }} onClick={() => copyLink(connection)}>
            <Icon name="link" />
            {sayUi().copyLink}
          </button>
        </div>
        <QrCode text={linkTo(connection)} label={say().qr} />
        <p class="on-code">
          <small>{say().code}</small>
          <strong>{connection.code}</strong>
        </p>
        <input
          class="on-field"
          readonly
          aria-label={say().link}
          value={linkTo(connection)}
          onFocus={(event) => event.currentTarget.select()}
        />
      </section>
      <Show when={connection.talks()}>
        <section class="panel on-talking" aria-labelledby="on-talk">
          <h2 id="on-talk">{sayUi().tableTalk}</h2>
          <TalkPanel connection={connection} />
        </section>
      </Show>
      <NoticeBox connection={connection} />
    </div>
  );
}
