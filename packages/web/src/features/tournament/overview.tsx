/** The tournaments on this device, with forms for a new one and for one from a file. */
import { LONGEST_FILE, roundsOf, SCORE_SHEETS, type Settings } from '@speeltafel/tournament';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { GAMES, type GameId, gamesWith } from '../../games/registry.ts';
import { go, to } from '../../router/route.ts';
import { Screen } from '../../ui/bar.tsx';
import { Confirm } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { press, submit } from '../../ui/press.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { toast } from '../../ui/toast.tsx';
import { say as sayUi } from '../../ui/words.ts';
import { refusalText } from './sentences.ts';
import { usualSettings } from './settings-form.tsx';
import {
  createTournament,
  importTournament,
  type Listed,
  removeTournament,
  storedTournaments,
} from './stored-tournaments.ts';
import { say } from './words.ts';

const atTables = (game: GameId): boolean => SCORE_SHEETS.get(game).seats.length > 1;
const settingsFor = (game: GameId): Settings => usualSettings(game, atTables(game));

export function Overview(): JSX.Element {
  const games = gamesWith('tournament');
  const [name, setName] = createSignal('');
  const [game, setGame] = createSignal<GameId>(games[0]!);
  const [removing, setRemoving] = createSignal<Listed | null>(null);
  const begin = (): void => {
    const created = createTournament(name().trim() || say().usualName, settingsFor(game()));
    if (created.ok) go(to('tournament', created.value));
    else toast(refusalText(created.refusal));
  };
  async function openFile(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const taken = importTournament(file.size > LONGEST_FILE ? '' : await file.text());
    if (taken.ok) go(to('tournament', taken.value));
    else toast(refusalText(taken.refusal));
  }
  const titleOf = ({ tournament }: Listed): string => tournament.name || say().usualName;
  const stateOf = ({ tournament }: Listed): string => {
    if (tournament.finished) return say().finished;
    const round = tournament.rounds.length;
    return round === 0 ? say().notBegun : say().roundOf(round, roundsOf(tournament));
  };
  return (
    <Screen title={sayUi().tournament}>
      <p class="desk-lead">{say().lead}</p>
      <form class="panel desk-new" onSubmit={submit(begin)}>
        <h2>{say().newOne}</h2>
        <label>
          {say().name}
          <input
            class="field"
            maxlength="60"
            placeholder={say().usualName}
            value={name()}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        </label>
        <Segmented
          label={say().game}
          fill
          value={game()}
          choices={games.map((id) => ({ value: id, label: GAMES[id].name }))}
          onChange={setGame}
        />
        <button type="submit" class="btn primary big">
          <Icon name="cup" />
          {sayUi().begin}
        </button>
        <label class="btn desk-file">
          <Icon name="file" />
          {say().open}
          <input
            type="file"
            accept=".json,.speeltafel,application/json"
            class="visually-hidden"
            onChange={({ currentTarget }) => {
              openFile(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
        </label>
      </form>
      <a class="btn desk-online" href={to('tournaments')}>
        <Icon name="people" />
        {say().online}
      </a>
      <Show when={storedTournaments().length > 0}>
        <h2 class="desk-kept">{sayUi().onThisDevice}</h2>
        <ul class="desk-list">
          <For each={storedTournaments()}>
            {(listed) => (
              <li class="panel">
                <a href={to('tournament', listed.id)}>
                  <strong>{titleOf(listed)}</strong>
                  <small>
                    {GAMES[listed.tournament.settings.game as GameId]?.name} ·{' '}
                    {say().players(listed.tournament.entries.size)} · {stateOf(listed)}
                  </small>
                </a>
                <button
                  type="button"
                  class="btn quiet icon"
                  aria-label={say().remove(titleOf(listed))}
                  onClick={press(() => setRemoving(listed))}
                >
                  <Icon name="trash" />
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Confirm
        open={removing() !== null}
        title={say().removeTitle}
        text={say().removeText}
        yes={say().removeYes}
        grave
        onNo={() => setRemoving(null)}
        onYes={() => {
          removeTournament(removing()!.id);
          setRemoving(null);
        }}
      />
    </Screen>
  );
}
