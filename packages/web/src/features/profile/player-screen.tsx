/** `#/player/<id>`: a person the player has played with, their games against each other, and what that person shows. */
import './profile.css';
import { createResource, For, type JSX, Match, Show, Switch } from 'solid-js';
import { language } from '../../i18n/language.ts';
import { place, to } from '../../router/route.ts';
import { Screen } from '../../ui/bar.tsx';
import { say as sayUi } from '../../ui/words.ts';
import { Avatar } from '../online/identity/avatar.tsx';
import { known, me } from '../online/identity/guest.ts';
import { IdentityGate } from '../online/identity/require-guest.tsx';
import { PersonActions } from './people.tsx';
import { fetchPerson, type ShownPerson } from './people-api.ts';
import { refusalText } from './refusals.ts';
import { FavouriteGame, Levels, nameOfPool } from './results.tsx';
import { gamesIn, ScoreBar } from './score-bar.tsx';
import { say } from './words.ts';

type Found = ShownPerson | { readonly refused: string };

async function find(id: string): Promise<Found> {
  const answer = await fetchPerson(id);
  return answer.ok ? answer.value : { refused: refusalText(answer.refusal) };
}

const poolNames = (ratings: NonNullable<ShownPerson['ratings']>) =>
  Promise.all(ratings.map(async (one) => ({ ...one, name: await nameOfPool(one.pool) })));

function Shown(props: { readonly person: ShownPerson; readonly onChange: (blocked: boolean) => void }): JSX.Element {
  const [ratings] = createResource(() => props.person.ratings, poolNames);
  const since = (): string | undefined =>
    props.person.since
      ? new Date(props.person.since).toLocaleDateString(language(), { month: 'long', year: 'numeric' })
      : undefined;
  return (
    <div class="profile-column">
      <section class="panel profile-part" aria-labelledby="profile-together">
        <h2 id="profile-together" class="profile-person">
          <Avatar of={props.person.guest} />
          {say().together}
        </h2>
        <ScoreBar score={props.person} most={gamesIn(props.person)} />
        <PersonActions there person={props.person} onChange={props.onChange} />
      </section>
      <Show when={since() !== undefined || props.person.streak}>
        <section class="panel profile-part" aria-labelledby="profile-shows">
          <h2 id="profile-shows">{say().theyShow}</h2>
          <Show when={since()}>{(text) => <p>{say().sinceAlone(text())}</p>}</Show>
          <Show when={props.person.streak}>
            {(streak) => (
              <p>
                {say().daysInARow(streak().row)}. {say().puzzles(streak().best)}
              </p>
            )}
          </Show>
        </section>
      </Show>
      <Show when={(ratings.latest?.length ?? 0) > 0}>
        <section class="panel profile-part" aria-labelledby="profile-ratings">
          <h2 id="profile-ratings">{say().rating}</h2>
          <For each={ratings.latest}>
            {(one) => (
              <p>
                {one.name}: <b>{one.rating}</b> ± {2 * one.deviation}
              </p>
            )}
          </For>
        </section>
      </Show>
      <Show when={props.person.results}>{(results) => <Levels levels={results().levels} />}</Show>
      <Show when={props.person.favourite} keyed>
        {(favourite) => <FavouriteGame favourite={favourite} />}
      </Show>
    </div>
  );
}

export default function PlayerScreen(): JSX.Element {
  const [found, { mutate }] = createResource(
    () => (me() ? place().path[1] : undefined),
    (id) => find(id),
  );
  const person = (): ShownPerson | undefined => {
    const one = found.latest;
    return one !== undefined && 'guest' in one ? one : undefined;
  };
  const refused = (): string | undefined => {
    const one = found.latest;
    return one !== undefined && 'refused' in one ? one.refused : undefined;
  };
  return (
    <Screen title={person()?.name ?? say().player} back={to('me')}>
      <div class="profile">
        <Switch>
          <Match when={known() && !me()}>
            <IdentityGate />
          </Match>
          <Match when={person()} keyed>
            {(one) => <Shown person={one} onChange={(blocked) => mutate({ ...one, blocked })} />}
          </Match>
          <Match when={refused()}>
            {(text) => (
              <div class="panel profile-note">
                <p role="alert">{text()}</p>
                <a class="btn" href={to('me')}>
                  {sayUi().back}
                </a>
              </div>
            )}
          </Match>
        </Switch>
      </div>
    </Screen>
  );
}
