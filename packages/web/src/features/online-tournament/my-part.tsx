/** The next thing for a player of an online tournament to do: enter, check in, go to the board. */
import {
  checkInEnds,
  findBoard,
  isDecided,
  isHere,
  type OnlineCommand,
  roundsOf,
  standingsOf,
} from '@speeltafel/tournament';
import { createSignal, For, type JSX, Match, onCleanup, Show, Switch } from 'solid-js';
import { to } from '../../router/route.ts';
import { clockText } from '../../session/clock-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { press, submit } from '../../ui/press.ts';
import { isSlow, offerToCall } from '../notifications/offer.ts';
import { me } from '../online/identity/guest.ts';
import { IdentityGate } from '../online/identity/require-guest.tsx';
import { newPledge } from '../online/verify/own-values.ts';
import { BoardNumber } from '../tournament/board-row.tsx';
import { nameOf } from '../tournament/sentences.ts';
import type { LiveTournament, State } from './live-tournament.ts';
import { nextRoundText } from './sentences.ts';
import { say } from './words.ts';

/** Few players keep a page open for a tournament that starts this much later. */
const LATER = 30 * 60_000;

interface Props {
  readonly live: LiveTournament;
  readonly state: State;
}

/** The server's time, updated twice a second. */
function createNow(ahead: () => number): () => number {
  const [now, setNow] = createSignal(Date.now());
  const timer = setInterval(() => setNow(Date.now()), 500);
  onCleanup(() => clearInterval(timer));
  return () => now() + ahead();
}

/** With the page's pledge for the chance of the game. If all boards have the same deal, there is none. */
const checkIn = ({ online }: Props['state']): OnlineCommand => ({
  kind: 'check-in',
  ...(!online.tournament.settings.sameDeal && { pledge: newPledge() }),
});

function Enter(props: Props): JSX.Element {
  const [name, setName] = createSignal(me()?.name ?? '');
  const tournament = () => props.state.online.tournament;
  const closed = () =>
    tournament().rounds.length > 0 && ['round-robin', 'knockout'].includes(tournament().settings.format.kind);
  const enter = async (): Promise<void> => {
    if (!(await props.live.send({ kind: 'register', name: name() }))) return;
    await props.live.send(checkIn(props.state));
    const { clock, starts } = props.state.online.settings;
    if (isSlow(clock) || (starts !== null && starts - props.state.ahead > Date.now() + LATER)) offerToCall();
  };
  return (
    <Show when={!closed()} fallback={<p class="desk-soft">{say().tooLate}</p>}>
      <Show when={me()} fallback={<IdentityGate />}>
        <form class="panel on-tour-enter" onSubmit={submit(() => void enter())}>
          <label class="on-tour-field">
            {say().enterAs}
            <input
              class="field"
              required
              pattern=".*\S.*"
              maxlength="30"
              value={name()}
              onInput={({ currentTarget }) => setName(currentTarget.value)}
            />
          </label>
          <button type="submit" class="btn" classList={{ primary: !props.state.own.organiser }}>
            {say().enter}
          </button>
        </form>
      </Show>
    </Show>
  );
}

/** When the next round begins, and a button to check in for it. */
function NextRound(props: Props): JSX.Element {
  const online = () => props.state.online;
  const next = () => online().tournament.rounds.length + 1;
  const entry = () => props.state.own.entry!;
  return (
    <Show when={next() <= roundsOf(online().tournament)}>
      <p>{nextRoundText(online())}</p>
      <Show
        when={!isHere(online(), entry(), next())}
        fallback={
          <p class="on-tour-in">
            <Icon name="check" /> {say().checkedIn(next())}
          </p>
        }
      >
        <button type="button" class="btn primary big" onClick={press(() => void props.live.send(checkIn(props.state)))}>
          {say().hereFor(next())}
        </button>
      </Show>
    </Show>
  );
}

/** The player's board in this round, until it is decided. */
function Board(props: Props & { readonly number: number }): JSX.Element {
  const online = () => props.state.online;
  const tournament = () => online().tournament;
  const round = () => tournament().rounds.length;
  const board = () => findBoard(tournament(), round(), props.number)!;
  const now = createNow(() => props.state.ahead);
  const left = (): string => clockText(Math.max(0, (checkInEnds(online(), now()) ?? 0) - now()));
  const late = (): boolean => (checkInEnds(online(), now()) ?? 0) - now() < 30_000;
  const mine = () => props.state.own.entry!;
  const here = (entry: string): boolean => isHere(online(), entry, round());
  return (
    <section class="panel on-tour-mine" aria-labelledby="on-tour-mine">
      <header>
        <BoardNumber number={props.number} seats={board().seats.length} />
        <div>
          <h2 id="on-tour-mine">{say().yourBoard(round())}</h2>
          <Show when={props.state.own.table === null}>
            <small>{say().opensWhen}</small>
          </Show>
        </div>
      </header>
      <ul>
        <For each={board().seats}>
          {(entry) => (
            <li>
              <b>{nameOf(tournament(), entry)}</b> {entry === mine() ? say().you : ''}
              <span class="on-tour-pill" classList={{ here: here(entry) }}>
                <Icon name={here(entry) ? 'check' : 'clock'} />
                {here(entry) ? say().isHere : say().notHere}
              </span>
            </li>
          )}
        </For>
      </ul>
      <Switch>
        <Match when={props.state.own.table}>
          {(table) => (
            <a class="btn primary big" href={to('table', table())}>
              <Icon name="play" />
              {say().goToBoard(props.number)}
            </a>
          )}
        </Match>
        <Match when={here(mine())}>
          <p role="timer">{say().waits(left())}</p>
        </Match>
        <Match when={true}>
          <button
            type="button"
            class="btn primary big"
            onClick={press(() => void props.live.send(checkIn(props.state)))}
          >
            <span>
              {say().here}
              <small classList={{ late: late() }}>{say().left(left())}</small>
            </span>
          </button>
        </Match>
      </Switch>
    </section>
  );
}

export function MyPart(props: Props): JSX.Element {
  const online = () => props.state.online;
  const tournament = () => online().tournament;
  const entry = () => props.state.own.entry;
  const round = () => tournament().rounds.at(-1);
  const board = () => {
    const found = round()?.boards.find(({ seats }) => seats.includes(entry()!));
    return found !== undefined && !isDecided(tournament(), found) ? found.number : null;
  };
  const withdrawn = () => tournament().entries.get(entry()!)?.withdrawn === true;
  return (
    <Switch>
      <Match when={tournament().finished && entry() !== null}>
        <p class="panel on-tour-note">
          {say().yourPlace(
            standingsOf(tournament()).find(({ id }) => id === entry())?.place ?? 0,
            tournament().entries.size,
          )}
        </p>
      </Match>
      <Match when={tournament().finished}>{null}</Match>
      <Match when={entry() === null}>
        <Enter {...props} />
      </Match>
      <Match when={board()}>{(number) => <Board {...props} number={number()} />}</Match>
      <Match when={online().removed.has(entry()!)}>
        <p class="panel on-tour-note">{say().refused.removed}</p>
      </Match>
      <Match when={withdrawn()}>
        <div class="panel on-tour-note">
          <p>{say().youLeft}</p>
          <button type="button" class="btn" onClick={press(() => void props.live.send(checkIn(props.state)))}>
            {say().comeBack}
          </button>
        </div>
      </Match>
      <Match when={true}>
        <div class="panel on-tour-note">
          <Show when={round()?.byes.includes(entry()!)}>
            <p>{say().free(round()!.number)}</p>
          </Show>
          <NextRound {...props} />
        </div>
      </Match>
    </Switch>
  );
}
