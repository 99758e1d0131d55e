/** An online tournament: the player's next step, the boards, the standings, and the organiser's tools. */
import { isHere, present, roundsOf, standingsOf } from '@speeltafel/tournament';
import { createEffect, createResource, createSignal, For, type JSX, on, Show } from 'solid-js';
import type { TournamentUi } from '../../games/contract/tournament.ts';
import { GAMES, type GameId, gameUi, isGame } from '../../games/registry.ts';
import { fetchPart, screen } from '../../router/lazy-screen.ts';
import { place, to } from '../../router/route.ts';
import { announce } from '../../ui/announce.ts';
import { Bar, Screen } from '../../ui/bar.tsx';
import { Confirm } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { sound } from '../../ui/sound.ts';
import { say as sayUi } from '../../ui/words.ts';
import type ReportForm from '../online/talk/report-dialog.tsx';
import { say as sayOnline } from '../online/words.ts';
import { BigScreen } from '../tournament/big-screen.tsx';
import { Log } from '../tournament/log.tsx';
import { NextRound } from '../tournament/round.tsx';
import { StandingsTable, standingsTitle } from '../tournament/standings.tsx';
import { say as sayDesk } from '../tournament/words.ts';
import { Boards } from './boards.tsx';
import { follow, type LiveTournament, type State, sessionOf } from './live-tournament.ts';
import { MyPart } from './my-part.tsx';
import { machineText, momentText, nextRoundText } from './sentences.ts';
import { reportTournament } from './tournament-api.ts';
import { type Asked, TournamentDialog } from './tournament-dialog.tsx';
import { say } from './words.ts';

const ReportDialog = screen<Parameters<typeof ReportForm>[0]>(() => import('../online/talk/report-dialog.tsx'));

interface Props {
  readonly live: LiveTournament;
  readonly state: State;
}

function Players(props: Props): JSX.Element {
  const online = () => props.state.online;
  const next = () => online().tournament.rounds.length + 1;
  return (
    <details class="panel on-tour-players" open={online().tournament.rounds.length === 0}>
      <summary>
        {say().players} <span class="hint">{present(online().tournament).length}</span>
      </summary>
      <ul>
        <For each={[...online().tournament.entries.values()]}>
          {({ id, name, withdrawn }) => (
            <li classList={{ gone: withdrawn }}>
              <span>
                {name} <small>{withdrawn ? sayDesk().left : machineText(online(), id)}</small>
              </span>
              <Show when={!withdrawn && !online().tournament.finished && isHere(online(), id, next())}>
                <span class="on-tour-pill here">
                  <Icon name="check" />
                  {say().isHere}
                </span>
              </Show>
              <Show when={props.state.own.organiser && !withdrawn && !online().tournament.finished}>
                <button
                  type="button"
                  class="btn quiet icon"
                  aria-label={say().remove(name)}
                  onClick={() => props.live.send({ kind: 'remove', entry: id })}
                >
                  <Icon name="close" />
                </button>
              </Show>
            </li>
          )}
        </For>
      </ul>
    </details>
  );
}

/** Shows once what the player might miss: an announcement, and that their board is open. */
function tellNews(props: Props): void {
  createEffect(
    on(
      () => props.state.online.news?.at,
      (at) => at !== undefined && announce(props.state.online.news!.text, 'polite'),
    ),
  );
  createEffect(
    on(
      () => props.state.own.table,
      (table, before) => {
        if (table === null || before !== null) return;
        const board = props.state.online.tournament.rounds
          .at(-1)
          ?.boards.find(({ seats }) => seats.includes(props.state.own.entry ?? ''));
        sound('begin');
        announce(say().boardOpen(board?.number ?? 0), 'polite');
        // The link to the board may be out of view below.
        document.querySelector('.on-tour-mine')?.scrollIntoView({ block: 'nearest' });
      },
      { defer: true },
    ),
  );
}

function Inside(props: Props & { readonly ui: TournamentUi }): JSX.Element {
  const [asked, setAsked] = createSignal<Asked | null>(null);
  const [leaving, setLeaving] = createSignal(false);
  const [reporting, setReporting] = createSignal(false);
  const online = () => props.state.online;
  const tournament = () => online().tournament;
  const own = () => props.state.own;
  const session = sessionOf(props.live, () => props.state);
  const begun = () => tournament().rounds.length > 0;
  tellNews(props);
  const about = (): string =>
    [
      GAMES[tournament().settings.game as GameId].name,
      begun() ? sayDesk().roundOf(tournament().rounds.length, roundsOf(tournament())) : sayDesk().notBegun,
      say().entered(present(tournament()).length),
    ].join(' · ');
  const plays = () => own().entry !== null && tournament().entries.get(own().entry!)?.withdrawn === false;
  const items = (): readonly MenuItem[] => [
    { label: say().invite, icon: 'link', run: () => setAsked('invite') },
    { label: say().screen, icon: 'device', run: () => setAsked('screen') },
    ...(own().organiser && !tournament().finished
      ? [
          { label: say().announce, icon: 'sound' as const, run: () => setAsked('announce') },
          online().paused === null
            ? { label: say().pause, icon: 'pause' as const, run: () => void props.live.send({ kind: 'pause' }) }
            : { label: say().resume, icon: 'play' as const, run: () => void props.live.send({ kind: 'resume' }) },
          ...(online().settings.computers
            ? [{ label: say().addComputer, icon: 'bot' as const, run: () => setAsked('computer') }]
            : []),
          { label: say().change, icon: 'gear' as const, run: () => setAsked('settings') },
        ]
      : []),
    ...(own().organiser ? [] : [{ label: sayOnline().reportIt, icon: 'flag' as const, run: () => setReporting(true) }]),
    ...(plays() && !tournament().finished
      ? [{ label: say().leave, icon: 'door-in' as const, run: () => setLeaving(true), grave: true }]
      : []),
  ];
  return (
    <div class="desk on-tour" classList={{ begun: begun() }}>
      <Bar title={tournament().name || say().usualName} about={about()} back={to('tournaments')}>
        <Menu label={sayUi().more} icon="menu" items={items()} />
      </Bar>
      <main class="desk-main">
        <div class="on-tour-first">
          <Show when={!props.live.connected()}>
            <p class="on-tour-news" role="status">
              {say().away}
            </p>
          </Show>
          <Show when={online().paused !== null}>
            <p class="on-tour-news" role="status">
              <Icon name="pause" />
              {say().paused}
            </p>
          </Show>
          <Show when={online().news}>
            {(news) => (
              <p class="on-tour-news">
                <Icon name="sound" />
                <span>
                  <strong>{news().text}</strong> {online().organiserName}, {say().organiser}, {momentText(news().at)}
                </span>
              </p>
            )}
          </Show>
          <Show when={own().organiser && !begun() && !tournament().finished}>
            <button type="button" class="btn" onClick={() => setAsked('invite')}>
              <Icon name="link" />
              {say().invite}
            </button>
          </Show>
          <MyPart {...props} />
          <Players {...props} />
        </div>
        <Show when={begun()}>
          <Boards state={props.state} session={session} ui={props.ui} />
          <section class="panel on-tour-standings" aria-labelledby="on-tour-standings">
            <h2 id="on-tour-standings">{say().standings}</h2>
            <p class="desk-soft">{standingsTitle(tournament())}</p>
            <StandingsTable
              tournament={tournament()}
              table={standingsOf(tournament())}
              rounds={false}
              own={own().entry}
            />
          </section>
        </Show>
        <Show when={own().organiser}>
          <details class="panel on-tour-log">
            <summary>{say().log}</summary>
            <Log session={session} ui={props.ui} />
          </details>
        </Show>
      </main>
      <Show when={own().organiser}>
        <footer class="desk-foot">
          <Show when={!begun() && !tournament().finished}>
            <p class="desk-soft">{say().onlyHere}</p>
          </Show>
          <Show when={begun() && online().settings.pace.kind !== 'organiser' && nextRoundText(online())}>
            {(when) => <p class="desk-soft">{when()}</p>}
          </Show>
          <NextRound session={session} />
        </footer>
      </Show>
      <TournamentDialog {...props} asked={asked()} onClose={() => setAsked(null)} />
      <Show when={reporting()}>
        <ReportDialog
          text={say().reportAbout}
          others={[]}
          whole={say().reportWhole}
          send={(report) => reportTournament(props.live.id, report)}
          thanks={say().reported}
          onClose={() => setReporting(false)}
        />
      </Show>
      <Confirm
        open={leaving()}
        title={say().leave}
        text={say().leaveText}
        yes={say().leave}
        grave
        onNo={() => setLeaving(false)}
        onYes={() => {
          setLeaving(false);
          props.live.send({ kind: 'leave' });
        }}
      />
    </div>
  );
}

const Notice = (props: { readonly text?: string }): JSX.Element => (
  <Screen title={say().title} back={to('tournaments')}>
    <p class="on-tour-note" role="status">
      {props.text}
    </p>
  </Screen>
);

function Opened(props: Props): JSX.Element {
  const [ui] = createResource(
    () => props.state.online.tournament.settings.game,
    async (game) => {
      const load = isGame(game) ? gameUi(game).tournament : undefined;
      return load && fetchPart(load);
    },
  );
  const session = sessionOf(props.live, () => props.state);
  return (
    <Show when={ui()}>
      {(loaded) => (
        <Show when={place().path[2] === 'screen'} fallback={<Inside {...props} ui={loaded()} />}>
          <BigScreen session={session} next={() => nextRoundText(props.state.online)} />
        </Show>
      )}
    </Show>
  );
}

export function Room(props: { readonly id: string; readonly named: boolean }): JSX.Element {
  const live = follow(props.id, props.named);
  return (
    <Show when={!live.gone()} fallback={<Notice text={say().none} />}>
      <Show when={live.state()} fallback={<Notice />}>
        {(state) => <Opened live={live} state={state()} />}
      </Show>
    </Show>
  );
}
