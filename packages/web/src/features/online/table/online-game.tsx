/** A game at a table on the server: the play screen, with what players on different devices need. */
import { makeRecord, type Seat } from '@speeltafel/rules';
import { hides, hosted, isOver, keep, leftAfterUndo, leftOf, makeChairs, waitsFor } from '@speeltafel/table';
import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  type JSX,
  on,
  onCleanup,
  Show,
  untrack,
} from 'solid-js';
import type { GamePlay } from '../../../games/contract/play.ts';
import { PlayerClock } from '../../../games/player-clock.tsx';
import { GAMES } from '../../../games/registry.ts';
import { fetchPart } from '../../../router/lazy-screen.ts';
import { go, leftTable, to } from '../../../router/route.ts';
import { createRemote, type Remote } from '../../../session/online.ts';
import { levelName, nameOf } from '../../../session/player-names.ts';
import { readGame, writeGame } from '../../../session/saved-games.ts';
import { isNear, timeText } from '../../../session/time-left.ts';
import { toast } from '../../../ui/toast.tsx';
import { say as sayUi } from '../../../ui/words.ts';
import { offersToKeep } from '../../keep/offer.ts';
import { isSlow, offerToCall } from '../../notifications/offer.ts';
import type { OnlineParts } from '../../play/online-parts.ts';
import { PlayScreen } from '../../play/play-screen.tsx';
import { updateBadge } from '../badge.ts';
import { whyNot } from '../refusals.ts';
import { pledgesOf, sealOf } from '../verify/stored-seals.ts';
import { say } from '../words.ts';
import { type FirstBookmark, fetchBookmark, keepBookmark } from './bookmark.ts';
import { startClockOnSight } from './clock-start.ts';
import { NoticeBox } from './connection-notice.tsx';
import { createMissedNotice } from './missed-notice.ts';
import { createNextWaiting } from './next-waiting.ts';
import { watchAbsence } from './presence.ts';
import { OfferBox } from './request-box.tsx';
import { createSeatNotice, SeatBox } from './seat-box.tsx';
import type { TableConnection } from './table-connection.ts';
import { Tools } from './table-menu.tsx';
import { tellNews, tellSeats } from './table-news.ts';
import { notifyTurn, titleTurn } from './turn-notification.ts';

interface PlayingProps<O, P, A> {
  readonly connection: TableConnection;
  readonly play: GamePlay<O, P, A>;
  readonly bookmark: FirstBookmark;
}

/** Stores a finished game on the players' devices, so that they can look back at it. */
function keepWhenOver<O, P, A>(
  { play: { kit }, connection }: Pick<PlayingProps<O, P, A>, 'play' | 'connection'>,
  remote: Remote<O, P, A>,
): void {
  createEffect(
    on(
      () => connection.view().over,
      (over) => {
        if (!over || connection.mine().length === 0 || readGame(connection.id) !== undefined) return;
        const { seating, began } = connection.view();
        const table = { ...remote.table(), chairs: hosted.chairsOf(seating), tentative: null };
        const elapsed = table.course.played.at(-1)?.at ?? 0;
        writeGame({
          ...{ id: connection.id, elapsed, waiting: [], over: true },
          table: keep(kit, table),
          changed: began + elapsed,
          ...(remote.look() !== null && { look: remote.look()! }),
        });
      },
    ),
  );
}

const LOOK_EVERY = 60_000;

/** Announces once that the player's time is running out, when they come to the table or while they are there. */
function announceDeadline<O, P, A>(connection: TableConnection, waits: () => Remote<O, P, A> | null): void {
  let said: Seat | null = null;
  const look = (): void => {
    const remote = waits();
    const { clocks } = remote?.table() ?? {};
    const seat = remote && waitsFor(remote.kit, remote.table()).find((one) => connection.mine().includes(one));
    const left = remote && clocks && seat && leftOf(clocks, [seat], seat, remote.now());
    const near = typeof left === 'number' && connection.view().still === null && isNear(clocks!.rule, left);
    if (near && said !== seat) connection.notify(say().hurry(timeText(left)));
    said = near ? seat! : null;
  };
  createEffect(look);
  const timer = setInterval(look, LOOK_EVERY);
  onCleanup(() => clearInterval(timer));
}

/**
 * The turn went to another player, so the number of waiting games has changed. It may be a day until the next turn
 * here.
 */
function followTurn(connection: TableConnection, waiting: () => readonly Seat[]): void {
  const mine = createMemo(() => waiting().some((seat) => connection.mine().includes(seat)));
  createEffect((before: boolean) => {
    const now = mine();
    if (before && !now) untrack(turnEnded);
    return now;
  }, false);
  const turnEnded = (): void => {
    void updateBadge(connection.id);
    if (!connection.view().over && isSlow(connection.view().clock)) offerToCall();
  };
}

/** Offers a player on another screen a link back to the table, and returns its address. */
function callBack(): string {
  const table = leftTable();
  if (table !== null) toast(say().yourTurn, { label: sayUi().toTable, run: () => go(table) });
  return table ?? location.hash;
}

function Playing<O, P, A>(props: PlayingProps<O, P, A>): JSX.Element {
  const { connection, play } = props;
  const { kit } = play;
  const remote = connection.once(() => {
    const made = createRemote(
      kit,
      connection.id,
      connection.guest.id,
      connection.line,
      () => connection.received()!,
      connection.ask,
    );
    notifyTurn(
      () => waitsFor(kit, made.table()).some((seat) => connection.mine().includes(seat)),
      () => GAMES[connection.game].name,
      callBack,
    );
    return made;
  });
  createEffect(
    on(remote.refused, (refused) => refused && connection.notify(play.why?.(refused) ?? whyNot(refused)), {
      defer: true,
    }),
  );
  keepWhenOver(props, remote);
  followTurn(connection, () => waitsFor(kit, remote.table()));
  tellNews(connection);
  tellSeats(connection);
  startClockOnSight(connection, () => waitsFor(kit, remote.table()).find((seat) => connection.mine().includes(seat)));
  if (connection.view().freed && connection.mine().length === 0) connection.notify(say().begunWithout);
  const isAway = watchAbsence(connection);
  titleTurn(
    () => waitsFor(kit, remote.table()).some((seat) => connection.mine().includes(seat)),
    () => GAMES[connection.game].name,
  );

  const name = (seat: Seat): string => {
    const { chairs } = remote.table();
    const chair = chairs.find((one) => one.seat === seat);
    return chair === undefined ? '' : nameOf(chair, chairs);
  };
  /** The number of actions left after the requested takeback. */
  const left = createMemo((): number | null => {
    const offer = connection.request();
    if (offer?.what !== 'take-back') return null;
    return leftAfterUndo(kit, remote.table(), (seat) => seat === offer.by) ?? null;
  });
  /** Describes the actions from this one on. */
  const toldFrom = (from: number): readonly string[] => {
    const { played, positions } = remote.table().course;
    const isYou = (seat: Seat): boolean => connection.mine().length === 1 && connection.mine()[0] === seat;
    return played
      .slice(from)
      .map((one, i) => play.tell(positions[from + i]!, positions[from + i + 1]!, one, name, isYou));
  };
  /** Describes the actions that would be taken back. */
  const wouldGo = createMemo((): readonly string[] => {
    const from = left();
    return from === null ? [] : toldFrom(from);
  });
  const asksElse = (): boolean => !connection.mine().includes(connection.request()?.by ?? 0);
  const asked = createMemo(() => connection.request() !== null);
  const canPreview = (): boolean => asksElse() && left() !== null && !hides(kit, remote.table().course.options);
  const [shows, setShows] = createSignal(false);
  createEffect(on(asked, () => setShows(false)));
  const preview = (): number | null => (shows() && canPreview() ? left() : null);
  const Question = (): JSX.Element => (
    <OfferBox
      connection={connection}
      name={name}
      wouldGo={wouldGo()}
      shown={canPreview() ? shows() : null}
      onShow={setShows}
    />
  );
  const record = (): string => {
    const { course, brokenOff, dealt } = remote.table();
    return makeRecord(kit.game, { ...course, brokenOff, dealt });
  };
  const inAddress = (path: string, more: Readonly<Record<string, string>>): string =>
    `${to(path)}?${new URLSearchParams({ r: record(), ...more })}`;
  /** A claim can be made by a player who is not to act. */
  const canAct = (seat: Seat): boolean =>
    !isOver(kit, remote.table()) &&
    (waitsFor(kit, remote.table()).includes(seat) ||
      (kit.game.timed !== undefined && kit.game.actions(remote.position(), seat, remote.now()).some(kit.game.timed)));
  const waitsForMe = createMemo(() => waitsFor(kit, remote.table()).some((seat) => connection.mine().includes(seat)));
  const seatNotice = createSeatNotice(connection);
  const nextWaiting = createNextWaiting(connection, () => connection.view().over || !waitsForMe());
  announceDeadline(connection, () => (waitsForMe() ? remote : null));
  const bookmark = keepBookmark(connection, remote, props.bookmark);
  const missedNotice = createMissedNotice(connection, remote, bookmark.missed, toldFrom);
  const notice = () => seatNotice() ?? missedNotice() ?? nextWaiting();
  const online: OnlineParts = {
    tools: () => (
      <Tools
        connection={connection}
        name={name}
        canAskBack={remote.canUndo()}
        onAskBack={remote.undo}
        waitForReplacement={(seat, away) => {
          const { still } = connection.view();
          const stood = still && {
            why: still.why,
            ms: Math.max(0, Date.now() + connection.received()!.ahead - still.since),
          };
          return hosted.waitForReplacement(kit, remote.table(), seat, away, remote.now(), stood);
        }}
        waiting={waitsFor(kit, remote.table())}
        boardWaits={() => connection.mine().some(canAct)}
        clock={(seat) => <PlayerClock session={remote} seat={seat} />}
        check={() =>
          inAddress('check', {
            seal: sealOf(connection.id) ?? connection.view().seal,
            start: connection.view().start ?? '',
            pledges: pledgesOf(connection.id).join(),
          })
        }
      />
    ),
    get rematch() {
      if (connection.mine().length === 0 || connection.view().tournament) return undefined;
      const { next } = connection.view();
      return () => (next === null ? void connection.ask('rematch') : go(to('table', next)));
    },
    tournament: () => {
      const { tournament } = connection.view();
      return tournament ? to('tournaments', tournament.id) : null;
    },
    keep: () => (connection.mine().length > 0 && offersToKeep() ? to('keep') : null),
    question: () => (asked() ? <Question /> : notice() !== undefined && <SeatBox notice={notice()!} />),
    missed: bookmark.missed,
    keepHand: bookmark.keepHand,
    missedBox: (skip) => <SeatBox notice={{ text: say().sinceLastLook, label: say().skipMissed, run: skip }} />,
    preview,
    away: (seat) => {
      const sitter = connection.view().seating[seat];
      if (sitter?.kind === 'computer' && sitter.keeps !== null)
        return say().playsFor(levelName(sitter.level), name(seat));
      return sitter?.kind === 'person' && isAway(sitter.guest) ? say().isAway(sitter.name) : null;
    },
    gap: () => (remote.hasGap() ? say().gap : null),
    replay: () =>
      connection.mine().length === 0
        ? inAddress('replay', {
            n: makeChairs(hosted.chairsOf(connection.view().seating)),
            ...(remote.look() && { l: remote.look()! }),
          })
        : to('replay', connection.id),
  };
  return (
    <>
      <PlayScreen ui={GAMES[connection.game]} play={play} session={remote} online={online} />
      <NoticeBox connection={connection} />
    </>
  );
}

/** How long a game waits for the bookmark before it is shown, in milliseconds. */
const PATIENCE = 1500;

export default function OnlineGame(props: { readonly connection: TableConnection }): JSX.Element {
  const { connection } = props;
  const [parts] = createResource(async () => {
    const asked = fetchBookmark(connection);
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
    const [open, known] = await Promise.all([fetchPart(GAMES[connection.game].play), Promise.race([asked, late])]);
    return { open, bookmark: { known, asked } };
  });
  return (
    <Show when={parts()}>
      {(parts) => parts().open((play) => <Playing connection={connection} play={play} bookmark={parts().bookmark} />)}
    </Show>
  );
}
