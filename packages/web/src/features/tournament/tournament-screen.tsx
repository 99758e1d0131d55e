/** `#/tournament`: the desk of a club evening. `#/tournament/<id>/<part>`: one tournament. */
import './tournament.css';
import { boardsCsv, makeFile, roundsOf, standingsCsv } from '@speeltafel/tournament';
import { createMemo, createResource, For, type JSX, Match, Show, Switch } from 'solid-js';
import type { TournamentUi } from '../../games/contract/tournament.ts';
import { gameUi, isGame } from '../../games/registry.ts';
import { fetchPart } from '../../router/lazy-screen.ts';
import { place, to } from '../../router/route.ts';
import { Bar } from '../../ui/bar.tsx';
import { Menu } from '../../ui/menu.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { toast } from '../../ui/toast.tsx';
import { say as sayUi } from '../../ui/words.ts';
import { BigScreen } from './big-screen.tsx';
import { Log } from './log.tsx';
import { Overview } from './overview.tsx';
import { PlayerList } from './player-list.tsx';
import { PrintedRound } from './printed-round.tsx';
import { NextRound, RoundPart } from './round.tsx';
import { RoundClock } from './round-clock.tsx';
import { refusalText } from './sentences.ts';
import { SettingsForm } from './settings-form.tsx';
import { SharedDeal } from './shared-deal.tsx';
import { Standings } from './standings.tsx';
import { openTournament, type TournamentSession } from './stored-tournaments.ts';
import { say } from './words.ts';

const PARTS = ['round', 'standings', 'people', 'log'] as const;
type Part = (typeof PARTS)[number];

function save(text: string, name: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Before the first round, the players and the settings are on one screen. */
const Entry = (props: { readonly session: TournamentSession }): JSX.Element => (
  <div class="desk-entry">
    <PlayerList session={props.session} />
    <div>
      <ChangeSettings session={props.session} />
      <Show when={props.session.tournament().rounds.length === 0}>
        <SharedDeal tournament={props.session.tournament()} />
      </Show>
    </div>
  </div>
);

const ChangeSettings = (props: { readonly session: TournamentSession }): JSX.Element => (
  <SettingsForm
    settings={props.session.tournament().settings}
    begun={props.session.tournament().rounds.length > 0}
    onChange={(settings) => {
      const refused = props.session.send({ kind: 'change', settings });
      if (refused !== null) toast(refusalText(refused));
    }}
  />
);

function OneTournament(props: { readonly session: TournamentSession; readonly ui: TournamentUi }): JSX.Element {
  const tournament = () => props.session.tournament();
  const begun = () => tournament().rounds.length > 0;
  const part = createMemo((): Part => PARTS.find((one) => one === place().path[2]) ?? 'round');
  const title = () => tournament().name || say().usualName;
  const about = (): string => {
    if (props.session.unsaved()) return say().unsaved;
    return begun() ? say().roundOf(tournament().rounds.length, roundsOf(tournament())) : say().keptHere;
  };
  const fileName = (ending: string): string =>
    `${title().replace(/[^\p{L}\p{N}]+/gu, '-')}-${new Date().toISOString().slice(0, 10)}.${ending}`;
  return (
    <div class="desk">
      <Bar title={title()} about={about()} back={to('tournament')}>
        <Show when={begun()}>
          <RoundClock session={props.session} />
        </Show>
        <Menu
          label={sayUi().more}
          icon="menu"
          items={[
            { label: say().screen, icon: 'device', href: to('tournament', props.session.id, 'screen') },
            { label: sayUi().print, icon: 'print', href: to('tournament', props.session.id, 'print') },
            {
              label: say().export,
              icon: 'share',
              run: () => save(makeFile(props.session.facts()), fileName('speeltafel.json'), 'application/json'),
            },
            {
              label: say().exportCsv,
              icon: 'file',
              run: () => save(standingsCsv(tournament()), fileName('csv'), 'text/csv'),
            },
            {
              label: say().exportBoards,
              icon: 'file',
              run: () => save(boardsCsv(tournament()), fileName('csv'), 'text/csv'),
            },
          ]}
        />
      </Bar>
      <Show when={begun()}>
        <nav class="desk-tabs" aria-label={say().parts}>
          <For each={PARTS}>
            {(one) => (
              <a href={to('tournament', props.session.id, one)} aria-current={one === part() ? 'page' : undefined}>
                {say().tabs[one]}
              </a>
            )}
          </For>
        </nav>
      </Show>
      <main class="desk-main">
        <Show when={begun()} fallback={<Entry session={props.session} />}>
          <Switch>
            <Match when={part() === 'round'}>
              <RoundPart session={props.session} ui={props.ui} />
            </Match>
            <Match when={part() === 'standings'}>
              <Standings tournament={tournament()} />
            </Match>
            <Match when={part() === 'people'}>
              <Entry session={props.session} />
            </Match>
            <Match when={part() === 'log'}>
              <Log session={props.session} ui={props.ui} />
            </Match>
          </Switch>
        </Show>
      </main>
      <footer class="desk-foot">
        <NextRound session={props.session} />
      </footer>
    </div>
  );
}

function Opened(props: { readonly session: TournamentSession }): JSX.Element {
  const [ui] = createResource(
    () => props.session.tournament().settings.game,
    async (game) => {
      const load = isGame(game) ? gameUi(game).tournament : undefined;
      return load && fetchPart(load);
    },
  );
  return (
    <Show when={ui()}>
      {(loaded) => (
        <Switch fallback={<OneTournament session={props.session} ui={loaded()} />}>
          <Match when={place().path[2] === 'screen'}>
            <BigScreen session={props.session} />
          </Match>
          <Match when={place().path[2] === 'print'}>
            <Bar title={sayUi().print} back={to('tournament', props.session.id)} />
            <PrintedRound session={props.session} ui={loaded()} />
          </Match>
        </Switch>
      )}
    </Show>
  );
}

export default function TournamentScreen(): JSX.Element {
  const id = createMemo(() => place().path[1]);
  const session = createMemo(() => {
    const chosen = id();
    return chosen === undefined ? null : openTournament(chosen);
  });
  return (
    <Show when={id() !== undefined} fallback={<Overview />}>
      <Show when={session()} keyed fallback={<NotFound />}>
        {(opened) => <Opened session={opened} />}
      </Show>
    </Show>
  );
}
