/** The current round: open boards first, results by tap, and the next pairing when all results are in. */
import { type Board, isDecided, isRoundDone, present, roundsOf } from '@speeltafel/tournament';
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { TournamentUi } from '../../games/contract/tournament.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu } from '../../ui/menu.tsx';
import { press } from '../../ui/press.ts';
import { toast } from '../../ui/toast.tsx';
import { BoardRow } from './board-row.tsx';
import { ResultCard } from './result-card.tsx';
import { createEntered } from './score-cards.ts';
import { byeText, nameOf, refusalText } from './sentences.ts';
import { SharedDeal } from './shared-deal.tsx';
import type { TournamentSession } from './stored-tournaments.ts';
import { say } from './words.ts';

export function RoundPart(props: { readonly session: TournamentSession; readonly ui: TournamentUi }): JSX.Element {
  const [chosen, setChosen] = createSignal<number | null>(null);
  const [choosingPair, setChoosingPair] = createSignal<'swap' | 'keep-apart' | null>(null);
  const tournament = () => props.session.tournament();
  const entered = createEntered(props.session);
  const round = () => tournament().rounds.at(-1)!;
  const open = () => round().boards.filter((board) => !isDecided(tournament(), board));
  const done = () => round().boards.filter((board) => isDecided(tournament(), board));
  const choose = (board: Board): void => {
    setChosen(chosen() === board.number ? null : board.number);
  };
  const board = () => round().boards.find(({ number }) => number === chosen());
  const send = (command: Parameters<TournamentSession['send']>[0]): void => {
    const refused = props.session.send(command);
    if (refused !== null) toast(refusalText(refused));
  };
  return (
    <div class="desk-round">
      <Show when={board()} keyed>
        {(one) => (
          <ResultCard
            session={props.session}
            tournament={tournament()}
            round={round().number}
            board={one}
            ui={props.ui}
            onClose={() => setChosen(null)}
          />
        )}
      </Show>
      <section class="desk-boards panel" aria-labelledby="desk-boards">
        <header>
          <h2 id="desk-boards" aria-live="polite">
            {say().boardsIn(done().length, round().boards.length)}
          </h2>
          <Menu
            label={say().changeRound}
            icon="gear"
            items={[
              { label: say().swap, run: () => setChoosingPair('swap') },
              { label: say().apart, run: () => setChoosingPair('keep-apart') },
              { label: say().unpair, icon: 'undo', run: () => send({ kind: 'unpair' }) },
            ]}
          />
        </header>
        <ul>
          <For each={[...open(), ...done()]}>
            {(one) => (
              <BoardRow
                tournament={tournament()}
                board={one}
                ui={props.ui}
                chosen={one.number === chosen()}
                onChoose={() => choose(one)}
                entered={entered(one)}
                onAccept={(result) => send({ kind: 'result', round: round().number, board: one.number, result })}
              />
            )}
          </For>
          <For each={round().byes}>
            {(id) => (
              <li class="desk-bye">
                <span>{say().bye}</span>
                <strong>{nameOf(tournament(), id)}</strong>
                <small>
                  {say().byeAbout}. {byeText(tournament(), round().number, id)}
                </small>
              </li>
            )}
          </For>
        </ul>
        <SharedDeal tournament={tournament()} />
      </section>
      <ChoosePair session={props.session} what={choosingPair()} onClose={() => setChoosingPair(null)} />
    </div>
  );
}

/**
 * The button to continue: pairs the next round or says what is missing; after the last round it ends the tournament.
 */
export function NextRound(props: { readonly session: TournamentSession }): JSX.Element {
  const tournament = () => props.session.tournament();
  const next = () => tournament().rounds.length + 1;
  const togo = () =>
    tournament()
      .rounds.at(-1)
      ?.boards.filter((board) => !isDecided(tournament(), board)).length ?? 0;
  const least = () => (tournament().settings.format.kind === 'tables' ? 3 : 2);
  const enough = () => present(tournament()).length >= least();
  const over = () => tournament().rounds.length > 0 && next() > roundsOf(tournament());
  const send = (kind: 'pair' | 'finish' | 'reopen'): void => {
    const refused = props.session.send({ kind });
    if (refused !== null) toast(refusalText(refused));
    else if (kind === 'pair') scrollTo({ top: 0 });
  };
  const missing = (): string | null => {
    if (!enough()) return say().need(least());
    return isRoundDone(tournament()) ? null : say().togo(next(), togo());
  };
  return (
    <Show
      when={!tournament().finished}
      fallback={
        <button type="button" class="btn" onClick={() => send('reopen')}>
          {say().reopen}
        </button>
      }
    >
      <Show
        when={missing()}
        fallback={
          <button type="button" class="btn primary big" onClick={press(() => send(over() ? 'finish' : 'pair'))}>
            <Icon name={over() ? 'cup' : 'play'} />
            {over() ? say().finish : say().pairRound(next())}
          </button>
        }
      >
        {(text) => <p class="desk-missing">{text()}</p>}
      </Show>
    </Show>
  );
}

/** Chooses two players to swap, or to keep apart from now on. */
function ChoosePair(props: {
  readonly session: TournamentSession;
  readonly what: 'swap' | 'keep-apart' | null;
  readonly onClose: () => void;
}): JSX.Element {
  const tournament = () => props.session.tournament();
  const [first, setFirst] = createSignal('');
  const [second, setSecond] = createSignal('');
  const [why, setWhy] = createSignal('');
  const entries = () => present(tournament());
  const apart = () =>
    [...tournament().apart].map((pair) => pair.split(' ') as [string, string]).filter(([a, b]) => a < b);
  const send = (command: Parameters<TournamentSession['send']>[0]): void => {
    const refused = props.session.send(command);
    if (refused === null) props.onClose();
    else toast(refusalText(refused));
  };
  const Choice = (choice: {
    readonly label: string;
    readonly value: string;
    readonly onChange: (id: string) => void;
  }) => (
    <label class="desk-paste">
      {choice.label}
      <select class="field" value={choice.value} onChange={({ currentTarget }) => choice.onChange(currentTarget.value)}>
        <option value="" />
        <For each={entries()}>{({ id, name }) => <option value={id}>{name}</option>}</For>
      </select>
    </label>
  );
  return (
    <Dialog
      open={props.what !== null}
      title={props.what === 'swap' ? say().swap : say().apart}
      onClose={props.onClose}
      actions={
        <button
          type="button"
          class="btn primary"
          disabled={first() === '' || second() === '' || first() === second()}
          onClick={() => {
            const pair: [string, string] = [first(), second()];
            send(props.what === 'swap' ? { kind: 'swap', pair, why: why() } : { kind: 'keep-apart', pair });
          }}
        >
          {props.what === 'swap' ? say().swapYes : say().apartYes}
        </button>
      }
    >
      <p>{props.what === 'swap' ? say().swapAbout : say().apartAbout}</p>
      <Choice label={say().first} value={first()} onChange={setFirst} />
      <Choice label={say().second} value={second()} onChange={setSecond} />
      <Show when={props.what === 'swap'}>
        <label class="desk-paste">
          {say().correctWhy}
          <input
            class="field"
            maxlength="120"
            value={why()}
            onInput={({ currentTarget }) => setWhy(currentTarget.value)}
          />
        </label>
      </Show>
      <Show when={props.what === 'keep-apart'}>
        <For each={apart()}>
          {(pair) => (
            <button type="button" class="btn" onClick={() => send({ kind: 'let-meet', pair })}>
              {say().letMeet(nameOf(tournament(), pair[0]), nameOf(tournament(), pair[1]))}
            </button>
          )}
        </For>
      </Show>
    </Dialog>
  );
}
