/** The standings: places, results per round, and why the leader leads. */
import { type Game, type Standing, standingsOf, type TieBreak, type Tournament } from '@speeltafel/tournament';
import { For, type JSX, Show } from 'solid-js';
import { language } from '../../i18n/language.ts';
import { PlaceChart } from './place-chart.tsx';
import { nameOf } from './sentences.ts';
import { say } from './words.ts';

const list = (names: readonly string[]): string =>
  new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);

const roundsDone = ({ rounds }: Tournament): number =>
  rounds.filter(({ boards }) => boards.every(({ history }) => (history.at(-1)?.result ?? null) !== null)).length;

export const standingsTitle = (tournament: Tournament): string => {
  const rounds = roundsDone(tournament);
  if (tournament.rounds.length > rounds) return say().duringRound(rounds + 1);
  return rounds === 0 ? say().beforeRound : say().afterRound(rounds);
};

/** Why the leader leads, as a sentence. */
function leaderText(tournament: Tournament, table: readonly Standing[]): string {
  const [first, second] = table;
  if (first === undefined || tournament.rounds.length === 0) return say().noGames;
  const level = table.filter(({ place }) => place === 1);
  if (level.length > 1) return say().shared(list(level.map(({ id }) => nameOf(tournament, id))));
  const name = nameOf(tournament, first.id);
  if (second === undefined || first.decidedBy === null) return say().leads(name);
  return say().leadsBy(name, nameOf(tournament, second.id), say().tieBreak[first.decidedBy]);
}

export function Standings(props: { readonly tournament: Tournament }): JSX.Element {
  const table = () => standingsOf(props.tournament);
  return (
    <div class="desk-standings">
      <section class="panel" aria-labelledby="desk-standings">
        <h2 id="desk-standings">{standingsTitle(props.tournament)}</h2>
        <p class="desk-soft">{leaderText(props.tournament, table())}</p>
        <StandingsTable tournament={props.tournament} table={table()} rounds />
      </section>
      <Show when={roundsDone(props.tournament) > 1}>
        <section class="panel" aria-labelledby="desk-chart">
          <h2 id="desk-chart">{say().placeChart}</h2>
          <PlaceChart tournament={props.tournament} rounds={roundsDone(props.tournament)} />
        </section>
      </Show>
    </div>
  );
}

const number = (value: number): string => new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value);

/** Buchholz is counted in half wins but shown in wins. */
function tieBreakText(tieBreak: TieBreak, value: number | null): string {
  if (value === null) return '–';
  return number(tieBreak === 'buchholz' ? value / 2 : value);
}

export function StandingsTable(props: {
  readonly tournament: Tournament;
  readonly table: readonly Standing[];
  /** Shows a column for each round. */
  readonly rounds: boolean;
  /** The viewer's own entry. */
  readonly own?: string | null;
}): JSX.Element {
  const { settings } = props.tournament;
  const atTables = settings.format.kind === 'tables';
  const placeOf = (id: string): number => props.table.find((row) => row.id === id)?.place ?? 0;
  const gameIn = (row: Standing, round: number): Game | undefined =>
    row.tally.games.find((game) => game.round === round);
  /** A tie-break without any values yet gets no column. */
  const shown = () =>
    settings.tieBreaks.flatMap((tieBreak, i) =>
      props.table.some((row) => row.tieBreaks[i] !== null) ? [{ tieBreak, i }] : [],
    );
  const hasBye = (row: Standing, round: number): boolean =>
    props.tournament.rounds[round - 1]?.byes.includes(row.id) ?? false;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div class="desk-table-scroll" role="group" tabindex="0" aria-label={say().tabs.standings}>
      <table class="desk-table">
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">{say().place}</span>
            </th>
            <th scope="col">{say().name}</th>
            <Show when={props.rounds}>
              <For each={props.tournament.rounds}>
                {(round) => (
                  <th scope="col" class="desk-cell">
                    {say().roundShort(round.number)}
                  </th>
                )}
              </For>
            </Show>
            <th scope="col">{atTables ? say().scoreHead : say().winsHead}</th>
            <For each={shown()}>{({ tieBreak }) => <th scope="col">{say().tieBreak[tieBreak]}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={props.table}>
            {(row) => (
              <tr
                classList={{
                  top: row.place <= 3 && row.tally.score > 0,
                  own: row.id === props.own,
                  gone: props.tournament.entries.get(row.id)!.withdrawn,
                }}
              >
                <td>{row.place}</td>
                <th scope="row">{nameOf(props.tournament, row.id)}</th>
                <Show when={props.rounds}>
                  <For each={props.tournament.rounds}>
                    {(round) => (
                      <td class="desk-cell">
                        <Show
                          when={gameIn(row, round.number)}
                          fallback={hasBye(row, round.number) ? <small>{say().bye}</small> : null}
                        >
                          {(game) => (
                            <Show when={game().score !== null} fallback="…">
                              <b classList={{ won: game().score === (game().size === 2 ? 2 : 10) }}>
                                {number(game().size === 2 ? game().points : game().score!)}
                              </b>
                              <Show when={game().opponents.length === 1}>
                                <small>{placeOf(game().opponents[0]!)}</small>
                              </Show>
                            </Show>
                          )}
                        </Show>
                      </td>
                    )}
                  </For>
                </Show>
                <td>
                  <b>{atTables ? number(row.tally.score) : row.tally.wins}</b>
                </td>
                <For each={shown()}>
                  {({ tieBreak, i }) => <td>{tieBreakText(tieBreak, row.tieBreaks[i] ?? null)}</td>}
                </For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
}
