/** The button in a game's bar for all that concerns the others, and what opens behind it. */
import type { Seat } from '@speeltafel/rules';
import { hosted } from '@speeltafel/table';
import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { GAMES } from '../../../games/registry.ts';
import { to } from '../../../router/route.ts';
import { levelName } from '../../../session/player-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import { toast } from '../../../ui/toast.tsx';
import { Avatar } from '../identity/avatar.tsx';
import { isMuted } from '../talk/muted-guests.ts';
import { TalkPanel } from '../talk/talk.tsx';
import { TermsList } from '../terms/terms-list.tsx';
import { canSend, copyLink, sendLink } from '../waiting/table-link.ts';
import { say } from '../words.ts';
import { SaidAbove } from './connection-notice.tsx';
import type { AtTable } from './table-connection.ts';
import { askPermission, permission } from './turn-notification.ts';

/** Neither strong nor weak: it only keeps a seat warm. */
const STAND_IN = 2;

interface ToolsProps {
  readonly at: AtTable;
  readonly name: (seat: Seat) => string;
  readonly canAskBack: boolean;
  readonly onAskBack: () => void;
  /** How long until a computer player may play for somebody away for so long; null where it may not. */
  readonly untilReplaced: (seat: Seat, away: number) => number | null;
  readonly waiting: readonly Seat[];
  /** Where the game is checked. */
  readonly check: () => string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** In the unit that a player would use. */
function waitText(ms: number): string {
  if (ms > HOUR) return say().hours(Math.ceil(ms / HOUR));
  return ms > MINUTE ? say().minutesLong(Math.ceil(ms / MINUTE)) : say().secondsLong(Math.ceil(ms / 1000));
}

interface PersonProps extends Pick<ToolsProps, 'at' | 'untilReplaced' | 'waiting'> {
  readonly seat: Seat;
  readonly sitter: hosted.Sitter;
}

function Person(props: PersonProps): JSX.Element {
  const { at } = props;
  const [now, setNow] = createSignal(Date.now());
  const timer = setInterval(() => setNow(Date.now()), 500);
  onCleanup(() => clearInterval(timer));
  const keeps = (): string | undefined =>
    props.sitter.kind === 'computer' ? props.sitter.keeps?.guest : props.sitter.guest;
  const own = (): boolean => keeps() === at.guest.id;
  const here = (): boolean => keeps() !== undefined && at.isHere(keeps()!);
  const name = (): string =>
    hosted.sitterName(props.sitter) || (props.sitter.kind === 'computer' ? levelName(props.sitter.level) : '');
  const state = (): string => {
    if (props.sitter.kind === 'computer') {
      return props.sitter.keeps === null ? '' : say().computerKeeps(levelName(props.sitter.level));
    }
    if (own()) return say().you;
    return here() ? say().here : say().awayNow;
  };
  /** In milliseconds; null where nobody may play for them. */
  const replaced = createMemo((): number | null => {
    if (props.sitter.kind !== 'person' || at.told().over || at.mine().length === 0) return null;
    if (own()) return 0;
    const since = at.here().gone[props.sitter.guest];
    if (since === undefined || !props.waiting.includes(props.seat)) return null;
    return props.untilReplaced(props.seat, Math.max(0, now() - since));
  });
  return (
    <li class="on-seat">
      <SeatBadge seat={props.seat} />
      <Show when={keeps() !== undefined} fallback={<Icon name="bot" />}>
        <Avatar of={name()} />
      </Show>
      <span class="on-who">
        <b>{name()}</b> <small classList={{ 'on-present': here() && !own() }}>{state()}</small>
        <Show when={(replaced() ?? 0) > 0}>
          <small class="on-soon">{say().standInSoon(waitText(replaced()!))}</small>
        </Show>
      </span>
      <Show when={replaced() === 0}>
        <button
          type="button"
          class="btn quiet icon"
          aria-label={own() ? say().letComputerMe : say().letComputer(name())}
          title={own() ? say().letComputerMe : say().letComputer(name())}
          onClick={() => at.send({ kind: 'replace', seat: props.seat, level: GAMES[at.game].levels[STAND_IN]! })}
        >
          <Icon name="bot" />
        </button>
      </Show>
      <Show when={props.sitter.kind === 'computer' && own() && !at.told().over}>
        <button type="button" class="btn primary" onClick={() => at.send({ kind: 'return', seat: props.seat })}>
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

function Inside(props: ToolsProps & { readonly onClose: () => void }): JSX.Element {
  const { at } = props;
  const plays = (): boolean => at.mine().length > 0;
  const run = (action: () => void): void => {
    props.onClose();
    action();
  };
  return (
    <div class="on-inside">
      <SaidAbove at={at} />
      <ol>
        <For each={Object.entries(at.told().seating)}>
          {([seat, sitter]) =>
            sitter && (
              <Person
                at={at}
                seat={Number(seat)}
                sitter={sitter}
                untilReplaced={props.untilReplaced}
                waiting={props.waiting}
              />
            )
          }
        </For>
      </ol>
      <Show when={!plays()}>
        <p class="on-hint">
          <Show when={at.told().freed}>{say().begunWithout} </Show>
          {say().youWatch}
        </p>
      </Show>
      <Show when={at.here().watching > (plays() ? 0 : 1)}>
        <p class="on-hint">{say().watching(at.here().watching)}</p>
      </Show>
      <TalkPanel at={at} />
      <div class="on-row">
        <Show when={plays() && !at.told().over}>
          <button type="button" class="btn" disabled={!props.canAskBack} onClick={() => run(props.onAskBack)}>
            <Icon name="undo" />
            {say().offerBack}
          </button>
          <button
            type="button"
            class="btn"
            disabled={at.told().offer !== null}
            onClick={() => run(() => at.ask('tie'))}
          >
            <Icon name="scales" />
            {say().offerTie}
          </button>
        </Show>
        <Show when={plays()}>
          <TellMe />
        </Show>
        <button type="button" class="btn" onClick={() => (canSend() ? sendLink(at) : copyLink(at))}>
          <Icon name="link" />
          {canSend() ? say().send : say().copy}
        </button>
        <Show when={at.told().next}>
          {(next) => (
            <a class="btn primary" href={to('table', next())}>
              {say().nextGame}
            </a>
          )}
        </Show>
      </div>
      <section class="on-agreed">
        <h3>{say().terms}</h3>
        <TermsList terms={at.terms()} />
      </section>
      <section class="on-seal">
        <h3>{say().seal}</h3>
        <p class="on-hint">{say().sealAbout}</p>
        <code>{at.told().seal}</code>
        <Show when={at.told().seed !== null}>
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
  const { at } = props;
  const [open, setOpen] = createSignal(false);
  const [read, setRead] = createSignal(at.told().talk.at(-1)?.at ?? 0);
  createEffect(
    on([open, () => at.told().talk.at(-1)?.at], ([now, last]) => {
      if (now && last !== undefined) setRead(last);
    }),
  );
  const news = (): number =>
    at.told().talk.filter(({ at: said, guest }) => said > read() && guest !== at.guest.id && !isMuted(guest)).length;
  const away = (): boolean =>
    Object.values(at.told().seating).some((one) => one?.kind === 'person' && !at.isHere(one.guest));
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
      {/* Not in the game's bar, whose buttons and small letters look different. */}
      <Portal>
        <Dialog open={open()} title={say().atTable} onClose={() => setOpen(false)}>
          <Inside {...props} onClose={() => setOpen(false)} />
        </Dialog>
      </Portal>
    </>
  );
}
