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
import { DealOfRound } from './deal.tsx';
import { Log } from './log.tsx';
import { Overview } from './overview.tsx';
import { Paper } from './paper.tsx';
import { People } from './people.tsx';
import { NextRound, RoundPart } from './round.tsx';
import { RoundClock } from './round-clock.tsx';
import { refusalText } from './sentences.ts';
import { SettingsForm } from './settings-form.tsx';
import { Standings } from './standings.tsx';
import { type Desk, openDesk } from './stored-tournaments.ts';
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

/** Before the first round: the players and the settings on one screen. */
const Entry = (props: { readonly desk: Desk }): JSX.Element => (
  <div class="desk-entry">
    <People desk={props.desk} />
    <div>
      <ChangeSettings desk={props.desk} />
      <Show when={props.desk.tournament().rounds.length === 0}>
        <DealOfRound tournament={props.desk.tournament()} />
      </Show>
    </div>
  </div>
);

const ChangeSettings = (props: { readonly desk: Desk }): JSX.Element => (
  <SettingsForm
    settings={props.desk.tournament().settings}
    begun={props.desk.tournament().rounds.length > 0}
    onChange={(settings) => {
      const refused = props.desk.send({ kind: 'change', settings });
      if (refused !== null) toast(refusalText(refused));
    }}
  />
);

function OneTournament(props: { readonly desk: Desk; readonly ui: TournamentUi }): JSX.Element {
  const tournament = () => props.desk.tournament();
  const begun = () => tournament().rounds.length > 0;
  const part = createMemo((): Part => PARTS.find((one) => one === place().path[2]) ?? 'round');
  const title = () => tournament().name || say().usualName;
  const about = (): string => {
    if (props.desk.unsaved()) return say().unsaved;
    return begun() ? say().roundOf(tournament().rounds.length, roundsOf(tournament())) : say().keptHere;
  };
  const fileName = (ending: string): string =>
    `${title().replace(/[^\p{L}\p{N}]+/gu, '-')}-${new Date().toISOString().slice(0, 10)}.${ending}`;
  return (
    <div class="desk">
      <Bar title={title()} about={about()} back={to('tournament')}>
        <Show when={begun()}>
          <RoundClock desk={props.desk} />
        </Show>
        <Menu
          label={sayUi().more}
          icon="menu"
          items={[
            { label: say().screen, icon: 'device', href: to('tournament', props.desk.id, 'screen') },
            { label: sayUi().print, icon: 'print', href: to('tournament', props.desk.id, 'print') },
            {
              label: say().export,
              icon: 'share',
              run: () => save(makeFile(props.desk.facts()), fileName('speeltafel.json'), 'application/json'),
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
              <a href={to('tournament', props.desk.id, one)} aria-current={one === part() ? 'page' : undefined}>
                {say().tabs[one]}
              </a>
            )}
          </For>
        </nav>
      </Show>
      <main class="desk-main">
        <Show when={begun()} fallback={<Entry desk={props.desk} />}>
          <Switch>
            <Match when={part() === 'round'}>
              <RoundPart desk={props.desk} ui={props.ui} />
            </Match>
            <Match when={part() === 'standings'}>
              <Standings tournament={tournament()} />
            </Match>
            <Match when={part() === 'people'}>
              <Entry desk={props.desk} />
            </Match>
            <Match when={part() === 'log'}>
              <Log desk={props.desk} ui={props.ui} />
            </Match>
          </Switch>
        </Show>
      </main>
      <footer class="desk-foot">
        <NextRound desk={props.desk} />
      </footer>
    </div>
  );
}

function Opened(props: { readonly desk: Desk }): JSX.Element {
  const [ui] = createResource(
    () => props.desk.tournament().settings.game,
    async (game) => {
      const load = isGame(game) ? gameUi(game).tournament : undefined;
      return load && fetchPart(load);
    },
  );
  return (
    <Show when={ui()}>
      {(loaded) => (
        <Switch fallback={<OneTournament desk={props.desk} ui={loaded()} />}>
          <Match when={place().path[2] === 'screen'}>
            <BigScreen desk={props.desk} />
          </Match>
          <Match when={place().path[2] === 'print'}>
            <Bar title={sayUi().print} back={to('tournament', props.desk.id)} />
            <Paper desk={props.desk} />
          </Match>
        </Switch>
      )}
    </Show>
  );
}

export default function TournamentScreen(): JSX.Element {
  const id = createMemo(() => place().path[1]);
  const desk = createMemo(() => {
    const chosen = id();
    return chosen === undefined ? null : openDesk(chosen);
  });
  return (
    <Show when={id() !== undefined} fallback={<Overview />}>
      <Show when={desk()} keyed fallback={<NotFound />}>
        {(opened) => <Opened desk={opened} />}
      </Show>
    </Show>
  );
}
