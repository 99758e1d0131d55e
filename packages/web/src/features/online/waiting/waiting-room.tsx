/** The waiting room: who sits where, and how others find the table. */
import type { Seat } from '@speeltafel/rules';
import { hosted } from '@speeltafel/table';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { levelName } from '../../../session/player-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { submit } from '../../../ui/press.ts';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import { Avatar } from '../identity/avatar.tsx';
import { NoticeBox } from '../table/connection-notice.tsx';
import type { AtTable } from '../table/table-connection.ts';
import { TalkPanel } from '../talk/talk.tsx';
import { TermsList } from '../terms/terms-list.tsx';
import { say } from '../words.ts';
import { QrCode } from './qr-code.tsx';
import { canSend, copyLink, leadsHereOnly, linkTo, sendLink } from './table-link.ts';

/** One sits down with one's own name; whoever else is at this device says theirs. */
function Free(props: { readonly at: AtTable; readonly seat: Seat }): JSX.Element {
  const { at } = props;
  const [name, setName] = createSignal('');
  const sit = (as: string): void => {
    at.send({ kind: 'sit', seat: props.seat, name: as });
  };
  return (
    <Show
      when={at.mine().length > 0}
      fallback={
        <button
          type="button"
          class="btn primary"
          aria-label={say().sitAt(props.seat)}
          onClick={() => sit(at.guest.name)}
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
  readonly at: AtTable;
  readonly seat: Seat;
  readonly sitter: hosted.Sitter | null;
}): JSX.Element {
  const { at } = props;
  const own = (): boolean => at.mine().includes(props.seat);
  const name = (sitter: hosted.Sitter): string => (sitter.kind === 'computer' ? levelName(sitter.level) : sitter.name);
  const guestOf = (sitter: hosted.Sitter): string | null => (sitter.kind === 'computer' ? null : sitter.guest);
  const state = (sitter: hosted.Sitter): string => {
    if (own()) return say().you;
    if (sitter.kind === 'computer') return '';
    return at.isHere(sitter.guest) ? say().here : say().awayNow;
  };
  let row!: HTMLLIElement;
  /** The button goes with whoever sat there; the focus stays at the seat. */
  const free = (guest: string): void => {
    row.focus();
    at.send({ kind: 'free', seat: props.seat, guest });
  };
  return (
    <li class="on-seat" ref={row} tabindex="-1">
      <SeatBadge seat={props.seat} />
      <Show
        when={props.sitter}
        fallback={
          <>
            <span class="on-who on-empty">{say().free}</span>
            <Free at={at} seat={props.seat} />
          </>
        }
      >
        {(sitter) => (
          <>
            <Show when={sitter().kind !== 'computer'} fallback={<Icon name="bot" />}>
              <Avatar of={name(sitter())} />
            </Show>
            <span class="on-who">
              <b>{name(sitter())}</b> <small>{state(sitter())}</small>
            </span>
            <Show when={own()}>
              <button
                type="button"
                class="btn quiet"
                aria-label={say().riseFrom(props.seat)}
                onClick={() => at.send({ kind: 'rise', seat: props.seat })}
              >
                {say().rise}
              </button>
            </Show>
            <Show when={!own() && at.guest.id === at.told().host && guestOf(sitter())}>
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

export function Waiting(props: { readonly at: AtTable }): JSX.Element {
  const { at } = props;
  const seats = () => Object.keys(at.told().seating).map(Number);
  return (
    <div class="on-waiting">
      <section class="panel" aria-labelledby="on-seats">
        <h2 id="on-seats">{say().seats}</h2>
        <ol>
          <For each={seats()}>{(seat) => <SeatRow at={at} seat={seat} sitter={at.told().seating[seat] ?? null} />}</For>
        </ol>
        <p class="on-hint" role="status">
          <Show when={at.told().freed}>
            <b>{say().freed}</b>{' '}
          </Show>
          {say().waitingAbout}
        </p>
        <Show when={at.here().watching > 0 && at.mine().length > 0}>
          <p class="on-hint">{say().watching(at.here().watching)}</p>
        </Show>
        <TermsList terms={at.terms()} />
      </section>
      <section class="panel on-invite" aria-labelledby="on-invite">
        <h2 id="on-invite">{say().invite}</h2>
        <p class="on-hint">{say().inviteAbout}</p>
        <Show when={leadsHereOnly()}>
          <p class="on-hint">{say().hereOnly}</p>
        </Show>
        <p class="on-code">
          <small>{say().code}</small>
          <strong>{at.code}</strong>
        </p>
        <input
          class="on-field"
          readonly
          aria-label={say().link}
          value={linkTo(at)}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div class="on-row">
          <button type="button" class="btn primary" onClick={() => copyLink(at)}>
            <Icon name="link" />
            {say().copy}
          </button>
          <Show when={canSend()}>
            <button type="button" class="btn" onClick={() => sendLink(at)}>
              <Icon name="share" />
              {say().send}
            </button>
          </Show>
        </div>
        <QrCode text={linkTo(at)} label={say().qr} />
      </section>
      <section class="panel on-talking" aria-labelledby="on-talk">
        <h2 id="on-talk">{say().talk}</h2>
        <TalkPanel at={at} />
      </section>
      <NoticeBox at={at} />
    </div>
  );
}
