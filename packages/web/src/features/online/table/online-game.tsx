/** A game at a table on the server: the play screen with what players at different devices need. */
import { makeRecord, type Seat } from '@speeltafel/rules';
import { hides, hosted, keep, leftAfterUndo, waitsFor } from '@speeltafel/table';
import { createEffect, createMemo, createResource, type JSX, on, Show } from 'solid-js';
import type { GamePlay } from '../../../games/contract/play.ts';
import { GAMES } from '../../../games/registry.ts';
import { fetchPart } from '../../../router/lazy-screen.ts';
import { go, to } from '../../../router/route.ts';
import { createRemote, type Remote } from '../../../session/online.ts';
import { nameOf } from '../../../session/player-names.ts';
import { makeChairs } from '../../../session/record-link.ts';
import { readGame, writeGame } from '../../../session/saved-games.ts';
import { announce } from '../../../ui/announce.ts';
import type { OnlineParts } from '../../play/online-parts.ts';
import { PlayScreen } from '../../play/play-screen.tsx';
import { whyNot } from '../refusals.ts';
import { isMuted } from '../talk/muted-guests.ts';
import { sealOf } from '../verify/stored-seals.ts';
import { say } from '../words.ts';
import { NoticeBox } from './connection-notice.tsx';
import { watchAbsence } from './presence.ts';
import { OfferBox } from './request-box.tsx';
import type { AtTable } from './table-connection.ts';
import { Tools } from './table-menu.tsx';
import { tellTurn } from './turn-notification.ts';

interface PlayingProps<O, P, A> {
  readonly at: AtTable;
  readonly play: GamePlay<O, P, A>;
}

/** Players have the game on their device when it is over, to look back at. */
function keepWhenOver<O, P, A>({ play: { kit }, at }: PlayingProps<O, P, A>, remote: Remote<O, P, A>): void {
  createEffect(
    on(
      () => at.told().over,
      (over) => {
        if (!over || at.mine().length === 0 || readGame(at.id) !== undefined) return;
        const { seating, began } = at.told();
        const table = { ...remote.table(), chairs: hosted.chairsOf(seating), tentative: null };
        const elapsed = table.course.played.at(-1)?.at ?? 0;
        writeGame({
          ...{ id: at.id, elapsed, waiting: [], over: true },
          table: keep(kit, table),
          changed: began + elapsed,
        });
      },
    ),
  );
}

/** Says what others say, and that a question was answered with no. */
function tellNews(at: AtTable): void {
  // Whatever happens at a table tells it anew: only what was said later is news.
  const lately = createMemo(() => at.told().talk.at(-1)?.at);
  createEffect(
    on(
      lately,
      () => {
        const said = at.told().talk.at(-1);
        if (said !== undefined && said.guest !== at.guest.id && !isMuted(said.guest)) {
          announce(say().said(said.name, said.text));
        }
      },
      { defer: true },
    ),
  );
  createEffect(
    on(at.told, (now, before) => {
      const offer = before?.offer;
      if (!offer || now.offer !== null || now.next !== null || now.over !== before?.over) return;
      if (now.played.length === before.played.length && at.mine().includes(offer.by)) at.notify(say().declined);
    }),
  );
  createEffect(
    on(
      () => at.told().next,
      (next, before) => {
        if (before === null && next !== null) go(to('table', next));
      },
    ),
  );
}

function Playing<O, P, A>(props: PlayingProps<O, P, A>): JSX.Element {
  const { at, play } = props;
  const { kit } = play;
  const remote = createRemote(kit, at.id, at.guest.id, at.line, () => at.heard()!, at.ask);
  createEffect(
    on(remote.refused, (refused) => refused && at.notify(play.why?.(refused) ?? whyNot(refused)), { defer: true }),
  );
  keepWhenOver(props, remote);
  tellNews(at);
  if (at.told().freed && at.mine().length === 0) at.notify(say().begunWithout);
  const isAway = watchAbsence(at);
  const myTurn = createMemo(() => waitsFor(kit, remote.table()).some((seat) => at.mine().includes(seat)));
  tellTurn(myTurn, () => GAMES[at.game].name);

  const name = (seat: Seat): string => {
    const { chairs } = remote.table();
    const chair = chairs.find((one) => one.seat === seat);
    return chair === undefined ? '' : nameOf(chair, chairs);
  };
  /** How many actions would be left if the turn were taken back. */
  const left = createMemo((): number | null => {
    const { offer } = at.told();
    if (offer?.what !== 'take-back') return null;
    return leftAfterUndo(kit, remote.table(), (seat) => seat === offer.by) ?? null;
  });
  /** What would be gone, in words. */
  const wouldGo = createMemo((): readonly string[] => {
    const from = left();
    if (from === null) return [];
    const { played, positions } = remote.table().course;
    const isYou = (seat: Seat): boolean => at.mine().length === 1 && at.mine()[0] === seat;
    return played
      .slice(from)
      .map((one, i) => play.tell(positions[from + i]!, positions[from + i + 1]!, one, name, isYou));
  });
  const asksElse = (): boolean => !at.mine().includes(at.told().offer?.by ?? 0);
  const preview = (): number | null => (asksElse() && !hides(kit, remote.table().course.options) ? left() : null);
  const asked = createMemo(() => at.told().offer !== null);
  const Question = (): JSX.Element => <OfferBox at={at} name={name} wouldGo={wouldGo()} shown={preview() !== null} />;
  const record = (): string => {
    const { course, brokenOff, dealt } = remote.table();
    return makeRecord(kit.game, { ...course, brokenOff, dealt });
  };
  const inAddress = (path: string, more: Readonly<Record<string, string>>): string =>
    `${to(path)}?${new URLSearchParams({ r: record(), ...more })}`;
  const online: OnlineParts = {
    tools: () => (
      <Tools
        at={at}
        name={name}
        canAskBack={remote.canUndo()}
        onAskBack={remote.undo}
        untilReplaced={(seat, away) => hosted.untilReplaced(kit, remote.table(), seat, away, remote.now())}
        waiting={waitsFor(kit, remote.table())}
        check={() => inAddress('check', { seal: sealOf(at.id) ?? at.told().seal, start: at.told().start ?? '' })}
      />
    ),
    get rematch() {
      if (at.mine().length === 0) return undefined;
      const { next } = at.told();
      return () => (next === null ? void at.ask('rematch') : go(to('table', next)));
    },
    question: () => asked() && <Question />,
    preview,
    away: (seat) => {
      const sitter = at.told().seating[seat];
      return sitter?.kind === 'person' && isAway(sitter.guest) ? say().isAway(sitter.name) : null;
    },
    gap: () => (remote.hasGap() ? say().gap : null),
    replay: () =>
      at.mine().length === 0
        ? inAddress('replay', { n: makeChairs(hosted.chairsOf(at.told().seating)) })
        : to('replay', at.id),
  };
  return (
    <>
      <PlayScreen ui={GAMES[at.game]} play={play} session={remote} online={online} />
      <NoticeBox at={at} />
    </>
  );
}

export default function OnlineGame(props: { readonly at: AtTable }): JSX.Element {
  const { at } = props;
  const [play] = createResource(() => fetchPart(GAMES[at.game].play));
  return <Show when={play()}>{(open) => open()((play) => <Playing at={at} play={play} />)}</Show>;
}
