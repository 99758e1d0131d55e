/** The button in a game's bar for everything about the other players, and the dialog it opens. */
import type { Seat } from '@speeltafel/rules';
import { hosted } from '@speeltafel/table';
import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { language } from '../../../i18n/language.ts';
import { to } from '../../../router/route.ts';
import { levelName } from '../../../session/player-names.ts';
import { Confirm, Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { toast } from '../../../ui/toast.tsx';
import { say as sayUi } from '../../../ui/words.ts';
import { ShowTable } from '../../tv/show-table.tsx';
import { SeatRequests } from '../admission/seat-requests.tsx';
import { Avatar } from '../identity/avatar.tsx';
import { pictureOf } from '../identity/pictures.ts';
import { isMuted } from '../talk/muted-guests.ts';
import { TalkPanel } from '../talk/talk.tsx';
import { TermsList } from '../terms/terms-list.tsx';
import { canSend, copyLink, sendLink } from '../waiting/table-link.ts';
import { say } from '../words.ts';
import { SaidAbove } from './connection-notice.tsx';
import { SeatSign } from './seat-sign.tsx';
import type { TableConnection } from './table-connection.ts';
import { TournamentWays } from './tournament-ways.tsx';
import { askPermission, permission } from './turn-notification.ts';

interface ToolsProps {
  readonly connection: TableConnection;
  readonly name: (seat: Seat) => string;
  readonly canAskBack: boolean;
  readonly onAskBack: () => void;
  /** Milliseconds until a stand-in may play for an absent player; null if none may. */
  readonly waitForReplacement: (seat: Seat, away: number) => number | null;
  readonly waiting: readonly Seat[];
  /** Whether a player of this page can act on the board now, for example claim. */
  readonly boardWaits: () => boolean;
  /** The clock of a seat. */
  readonly clock: (seat: Seat) => JSX.Element;
  /** The address where the game can be verified. */
  readonly check: () => string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** In the unit that a player would use. */
function waitText(ms: number): string {
  if (ms > HOUR) return say().hours(Math.ceil(ms / HOUR));
  return ms > MINUTE ? say().minutesLong(Math.ceil(ms / MINUTE)) : say().secondsLong(Math.ceil(ms / 1000));
}

const grantedText = (ms: number): string =>
  (ms / 1000).toLocaleString(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

interface PersonProps extends Pick<ToolsProps, 'connection' | 'waitForReplacement' | 'waiting' | 'clock'> {
  readonly seat: Seat;
  readonly sitter: hosted.Occupant;
}

function Person(props: PersonProps): JSX.Element {
  const { connection } = props;
  const [now, setNow] = createSignal(Date.now());
  const timer = setInterval(() => setNow(Date.now()), 500);
  onCleanup(() => clearInterval(timer));
  const keeps = (): string | undefined =>
    props.sitter.kind === 'computer' ? props.sitter.keeps?.guest : props.sitter.guest;
  const own = (): boolean => keeps() === connection.guest.id;
  const here = (): boolean => keeps() !== undefined && connection.isHere(keeps()!);
  const name = (): string =>
    hosted.occupantName(props.sitter) || (props.sitter.kind === 'computer' ? levelName(props.sitter.level) : '');
  const state = (): string => {
    if (props.sitter.kind === 'computer') {
      return props.sitter.keeps === null ? '' : say().computerKeeps(levelName(props.sitter.level));
    }
    if (own()) return say().you;
    return here() ? say().here : say().awayNow;
  };
  /** In milliseconds; null if no stand-in may take over. */
  const replaced = createMemo((): number | null => {
    if (props.sitter.kind !== 'person' || connection.view().over || connection.mine().length === 0) return null;
    if (own()) return 0;
    const since = connection.here().gone[props.sitter.guest];
    if (since === undefined || !props.waiting.includes(props.seat)) return null;
    return props.waitForReplacement(props.seat, Math.max(0, now() - since));
  });
  /** In milliseconds; older servers do not send it. */
  const granted = (): number => connection.view().granted?.[props.seat] ?? 0;
  return (
    <li class="on-seat">
      <SeatSign of={connection} seat={props.seat} />
      <Show when={keeps() !== undefined} fallback={<Icon name="bot" />}>
        <Avatar of={keeps() ?? ''} picture={pictureOf(props.sitter)} />
      </Show>
      <span class="on-who">
        <b>{name()}</b> <small classList={{ 'on-present': here() && !own() }}>{state()}</small>
        <Show when={(replaced() ?? 0) > 0}>
          <small class="on-soon">{say().standInSoon(waitText(replaced()!))}</small>
        </Show>
        <Show when={granted() > 0}>
          <small class="on-soon">{say().granted(grantedText(granted()))}</small>
        </Show>
      </span>
      {props.clock(props.seat)}
      <Show when={replaced() === 0}>
        <button
          type="button"
          class="btn quiet icon"
          aria-label={own() ? say().letComputerMe : say().letComputer(name())}
          title={own() ? say().letComputerMe : say().letComputer(name())}
          onClick={() => connection.send({ kind: 'replace', seat: props.seat, level: connection.standIn() })}
        >
          <Icon name="bot" />
        </button>
      </Show>
      <Show when={props.sitter.kind === 'computer' && own() && !connection.view().over}>
        <button type="button" class="btn primary" onClick={() => connection.send({ kind: 'return', seat: props.seat })}>
          {say().takeSeatBack}
        </button>
      </Show>
    </li>
  );
}

function TellMe(): JSX.Element {
  const ask = async (): Promise<void> => {
    toast((await askPermission()) === 'granted' ? say().tellMeOn : say().tellMeNo);
  };
  return (
    <Show when={permission() === 'ask'}>
      <button type="button" class="btn" onClick={ask}>
        <Icon name="sound" />
        {say().tellMe}
      </button>
    </Show>
  );
}

/** Hands the first seat of this page over to a computer player. It asks first, since this cannot be undone. */
function HandOver(props: { readonly connection: TableConnection; readonly onDone: () => void }): JSX.Element {
  const { connection } = props;
  const [asking, setAsking] = createSignal(false);
  const handOver = (): void => {
    setAsking(false);
    props.onDone();
    connection.send({ kind: 'hand-over', seat: connection.mine()[0]! });
  };
  return (
    <Show when={Object.values(connection.view().seating).some((one) => isPersonElsewhere(one, connection.guest.id))}>
      <button type="button" class="btn" onClick={() => setAsking(true)}>
        <Icon name="door-in" />
        {say().handOver}
      </button>
      <Confirm
        open={asking()}
        title={say().handOverTitle}
        text={say().handOverAbout}
        yes={say().handOver}
        grave
        onYes={handOver}
        onNo={() => setAsking(false)}
      />
    </Show>
  );
}

const isPersonElsewhere = (occupant: hosted.Occupant | null, guest: string): boolean =>
  occupant !== null && occupant.kind !== 'computer' && occupant.guest !== guest;

function Inside(props: ToolsProps & { readonly onClose: () => void }): JSX.Element {
  const { connection } = props;
  const plays = (): boolean => connection.mine().length > 0;
  const canPause = (): boolean => {
    const { clock, still, tournament } = connection.view();
    return clock.kind !== 'none' && still !== undefined && !tournament;
  };
  /** Polls, because a claim becomes impossible by time alone. */
  const [boardWaits, setBoardWaits] = createSignal(props.boardWaits());
  const looking = setInterval(() => setBoardWaits(props.boardWaits()), 500);
  onCleanup(() => clearInterval(looking));
  const run = (action: () => void): void => {
    props.onClose();
    action();
  };
  return (
    <div class="on-inside">
      <SaidAbove connection={connection} />
      {/* On a phone this dialog covers the board, its clocks and the claim button. */}
      <p class="on-board-now" role="status">
        <Show when={boardWaits()}>
          <button type="button" class="btn primary" onClick={() => props.onClose()}>
            {say().boardWaits}
          </button>
        </Show>
      </p>
      <ol>
        <For each={Object.entries(connection.view().seating)}>
          {([seat, sitter]) =>
            sitter && (
              <Person
                connection={connection}
                seat={Number(seat)}
                sitter={sitter}
                waitForReplacement={props.waitForReplacement}
                waiting={props.waiting}
                clock={props.clock}
              />
            )
          }
        </For>
      </ol>
      <SeatRequests connection={connection} />
      <Show when={!plays()}>
        <p class="on-hint">
          <Show when={connection.view().freed}>{say().begunWithout} </Show>
          {sayUi().youWatch}
        </p>
      </Show>
      <Show when={connection.here().watching > (plays() ? 0 : 1)}>
        <p class="on-hint">{say().watching(connection.here().watching)}</p>
      </Show>
      <Show when={connection.talks()}>
        <TalkPanel connection={connection} />
      </Show>
      <Show when={connection.view().tournament}>{(board) => <TournamentWays board={board()} />}</Show>
      <div class="on-row">
        <Show when={plays() && !connection.view().over}>
          <Show when={!connection.view().tournament}>
            <button type="button" class="btn" disabled={!props.canAskBack} onClick={() => run(props.onAskBack)}>
              <Icon name="undo" />
              {say().offerBack}
            </button>
          </Show>
          <button
            type="button"
            class="btn"
            disabled={connection.request() !== null}
            onClick={() => run(() => connection.ask('tie'))}
          >
            <Icon name="scales" />
            {say().offerTie}
          </button>
          <Show when={canPause()}>
            <button
              type="button"
              class="btn"
              disabled={connection.request() !== null || connection.view().still !== null}
              onClick={() => run(() => connection.ask('pause'))}
            >
              <Icon name="pause" />
              {say().offerPause}
            </button>
          </Show>
          <Show when={!connection.view().tournament}>
            <HandOver connection={connection} onDone={props.onClose} />
          </Show>
        </Show>
        <Show when={plays()}>
          <TellMe />
        </Show>
        <button type="button" class="btn" onClick={() => (canSend() ? sendLink(connection) : copyLink(connection))}>
          <Icon name="link" />
          {canSend() ? sayUi().send : sayUi().copyLink}
        </button>
        <Show when={connection.view().next}>
          {(next) => (
            <a class="btn primary" href={to('table', next())}>
              {say().nextGame}
            </a>
          )}
        </Show>
        <Show when={plays() && !connection.view().over}>
          <a class="btn" href={to('keep', 'add', connection.id)}>
            <Icon name="device" />
            {say().toOtherPhone}
          </a>
        </Show>
        <ShowTable table={connection.id} />
      </div>
      <section class="on-agreed">
        <h3>{say().terms}</h3>
        <TermsList terms={connection.terms()} />
      </section>
      <section class="on-seal">
        <h3>{say().seal}</h3>
        <p class="on-hint">{say().sealAbout}</p>
        <code>{connection.view().seal}</code>
        <Show when={hosted.chanceOf(connection.view()).seed !== null}>
          <a class="btn" href={props.check()}>
            <Icon name="check" />
            {say().check}
          </a>
        </Show>
      </section>
    </div>
  );
}

export function Tools(props: ToolsProps): JSX.Element {
  const { connection } = props;
  const [open, setOpen] = createSignal(false);
  const [read, setRead] = createSignal(connection.view().talk.at(-1)?.at ?? 0);
  createEffect(
    on([open, () => connection.view().talk.at(-1)?.at], ([now, last]) => {
      if (now && last !== undefined) setRead(last);
    }),
  );
  const news = (): number =>
    connection
      .view()
      .talk.filter(({ at: said, guest }) => said > read() && guest !== connection.guest.id && !isMuted(guest)).length;
  const away = (): boolean =>
    Object.values(connection.view().seating).some((one) => one?.kind === 'person' && !connection.isHere(one.guest));
  return (
    <>
      <button type="button" class="btn icon quiet on-tools" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="people" />
        <i class="on-dot" classList={{ 'on-away': away() }} aria-hidden="true" />
        <span class="visually-hidden">{say().atTable}</span>
        <Show when={news() > 0}>
          <span class="on-news" aria-hidden="true">
            {news()}
          </span>
          <span class="visually-hidden">, {say().news(news())}</span>
        </Show>
      </button>
      {/* Outside the bar, whose buttons and small text have other styles. */}
      <Portal>
        <Dialog open={open()} title={say().atTable} onClose={() => setOpen(false)}>
          <Inside {...props} onClose={() => setOpen(false)} />
        </Dialog>
      </Portal>
    </>
  );
}
