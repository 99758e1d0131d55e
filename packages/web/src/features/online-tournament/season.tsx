/** `#/tournaments/season/<id>`: several tournaments of one organiser, with their total. */
import type { SeasonRow } from '@speeltafel/tournament';
import { createResource, For, type JSX, Show } from 'solid-js';
import { language } from '../../i18n/language.ts';
import { go, to } from '../../router/route.ts';
import { Screen } from '../../ui/bar.tsx';
import { copy } from '../../ui/copy.ts';
import { Icon } from '../../ui/icon.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.tsx';
import { say as sayUi } from '../../ui/words.ts';
import { ask } from '../online/api.ts';
import { say as sayDesk } from '../tournament/words.ts';
import { whyRefused } from './tournament-api.ts';
import { say } from './words.ts';

interface Part {
  readonly id: string;
  readonly name: string;
}

interface Season {
  readonly id: string;
  readonly name: string;
  readonly own: boolean;
  readonly tournaments: readonly (Part & { readonly over: boolean })[];
  readonly standings: readonly SeasonRow[];
  /** The organiser's tournaments that are not part of the season. */
  readonly others?: readonly Part[];
}

const number = (value: number): string => new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value);

function Table(props: { readonly season: Season }): JSX.Element {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div class="desk-table-scroll panel on-tour-season" role="group" tabindex="0" aria-label={say().standings}>
      <table class="desk-table">
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">{sayDesk().place}</span>
            </th>
            <th scope="col">{sayDesk().name}</th>
            <For each={props.season.tournaments}>
              {(one, i) => (
                <th scope="col" class="desk-cell">
                  <a href={to('tournaments', one.id)} title={one.name} aria-label={one.name}>
                    {i() + 1}
                  </a>
                </th>
              )}
            </For>
            <th scope="col">{sayDesk().scoreHead}</th>
          </tr>
        </thead>
        <tbody>
          <For each={props.season.standings}>
            {(row) => (
              <tr classList={{ top: row.place <= 3 }}>
                <td>{row.place}</td>
                <th scope="row">{row.name}</th>
                <For each={row.scores}>
                  {(score) => <td class="desk-cell">{score === null ? '–' : number(score)}</td>}
                </For>
                <td>
                  <b>{number(row.points)}</b>
                </td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
}

export function SeasonScreen(props: { readonly id: string }): JSX.Element {
  const [answer, { refetch }] = createResource(
    () => props.id,
    (id) => ask<Season>('GET', `seasons/${id}`),
  );
  const season = (): Season | undefined => {
    const now = answer.latest;
    return now?.ok ? now.value : undefined;
  };
  const keep = async (tournaments: readonly string[]): Promise<void> => {
    const done = await ask<object>('PUT', `seasons/${props.id}`, { name: season()!.name, tournaments });
    if (!done.ok) toast(whyRefused(done.refusal));
    refetch();
  };
  const remove = async (): Promise<void> => {
    const done = await ask<object>('DELETE', `seasons/${props.id}`);
    if (done.ok) go(to('tournaments'));
    else toast(whyRefused(done.refusal));
  };
  const ids = () => season()!.tournaments.map(({ id }) => id);
  return (
    <Screen title={season()?.name ?? say().season} about={say().season} back={to('tournaments')}>
      <Show
        when={season()}
        fallback={<p role="status">{answer.latest?.ok === false ? whyRefused(answer.latest.refusal) : ''}</p>}
      >
        {(now) => (
          <div class="on-tour-form">
            <p class="desk-soft">{say().seasonAbout}</p>
            <Show when={now().standings.length > 0} fallback={<p class="hint">{sayDesk().noGames}</p>}>
              <Table season={now()} />
            </Show>
            <button type="button" class="btn" onClick={() => copy(location.href)}>
              <Icon name="link" />
              {sayUi().copyLink}
            </button>
            <Show when={now().own}>
              <section class="panel on-tour-note" aria-labelledby="on-tour-parts">
                <h2 id="on-tour-parts">{say().seasonParts}</h2>
                <For each={now().tournaments}>
                  {(one) => <Switch label={one.name} on onChange={() => keep(ids().filter((id) => id !== one.id))} />}
                </For>
                <For each={now().others}>
                  {(one) => <Switch label={one.name} on={false} onChange={() => keep([...ids(), one.id])} />}
                </For>
              </section>
              <button type="button" class="btn quiet" onClick={remove}>
                <Icon name="trash" />
                {say().seasonRemove}
              </button>
            </Show>
          </div>
        )}
      </Show>
    </Screen>
  );
}
