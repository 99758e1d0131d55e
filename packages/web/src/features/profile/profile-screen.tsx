/**
 * `#/me`: a player's results; `#/me/history`: all games; `#/me/things`: the stored data. A wide window shows everything
 * at once.
 */
import './profile.css';
import { createResource, type JSX, Match, Show, Switch } from 'solid-js';
import { language } from '../../i18n/language.ts';
import { place, to } from '../../router/route.ts';
import { savedGames } from '../../session/saved-games.ts';
import { enterScreen } from '../../ui/enter-screen.ts';
import { Icon } from '../../ui/icon.tsx';
import { createMediaMatch } from '../../ui/media.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { say as sayUi } from '../../ui/words.ts';
import { HistoryList } from '../history/history-list.tsx';
import { Avatar } from '../online/identity/avatar.tsx';
import { known, me } from '../online/identity/guest.ts';
import { myPicture } from '../online/identity/my-picture.ts';
import { progress } from '../puzzles/progress.ts';
import { People } from './people.tsx';
import { fetchProfile } from './people-api.ts';
import { PlayerDataPanel } from './player-data-panel.tsx';
import { FavouriteGame, Levels, Ratings, Streak } from './results.tsx';
import { say } from './words.ts';

const PARTS = ['results', 'history', 'things'] as const;
type Part = (typeof PARTS)[number];

const sinceText = (since: number): string =>
  new Date(since).toLocaleDateString(language(), {
    month: 'long',
    ...(new Date(since).getFullYear() !== new Date().getFullYear() && { year: 'numeric' }),
  });

const PartLinks = (props: { readonly here: Part }): JSX.Element => (
  <nav class="profile-parts" aria-label={say().parts}>
    {PARTS.map((part) => (
      <a href={part === 'results' ? to('me') : to('me', part)} aria-current={part === props.here ? 'page' : undefined}>
        {say().partNames[part]}
      </a>
    ))}
  </nav>
);

export default function ProfileScreen(): JSX.Element {
  const wide = createMediaMatch('page-large');
  const [profile] = createResource(
    () => me()?.id,
    async () => {
      const answer = await fetchProfile();
      return answer.ok ? answer.value : undefined;
    },
  );
  const part = (): Part => PARTS.find((one) => one === place().path[1]) ?? 'results';
  const games = (): number => (profile.latest?.games ?? 0) + savedGames().filter(({ over }) => over).length;
  const name = (): string => me()?.name ?? say().you;
  const about = (): string => {
    const own = profile.latest;
    return own === undefined ? say().onDevice(games()) : say().since(sinceText(own.since), games());
  };
  const Results = (): JSX.Element => (
    <>
      <Ratings />
      <Levels levels={profile.latest?.levels ?? []} withDevice />
    </>
  );
  const More = (): JSX.Element => (
    <>
      <Show when={progress().best > 0}>
        <Streak />
      </Show>
      <Show when={profile.latest?.favourite} keyed>
        {(favourite) => <FavouriteGame favourite={favourite} />}
      </Show>
    </>
  );
  return (
    <div class="screen wide profile">
      <header class="profile-head">
        <a class="btn quiet icon" href={to()} aria-label={sayUi().home}>
          <Icon name="prev" />
        </a>
        <Avatar of={me()?.id ?? 'guest'} picture={myPicture()} />
        <div>
          <h1 tabindex="-1" ref={(heading) => enterScreen(heading, () => say().title)}>
            {name()}
          </h1>
          <p>{about()}</p>
        </div>
      </header>
      <Show when={!wide()}>
        <PartLinks here={part()} />
      </Show>
      <main>
        <Show when={known() && me() === null}>
          <div class="panel profile-note">
            <p>{say().guestNote}</p>
            <a class="btn" href={to('keep')}>
              {say().chooseName}
            </a>
          </div>
        </Show>
        <Show
          when={wide()}
          fallback={
            <Switch>
              <Match when={part() === 'results'}>
                <div class="profile-column">
                  <Results />
                  <More />
                  <Show when={me()}>
                    <People />
                  </Show>
                </div>
              </Match>
              <Match when={part() === 'history'}>
                <HistoryList />
              </Match>
              <Match when={part() === 'things'}>
                <div class="profile-column">
                  <PlayerDataPanel />
                </div>
              </Match>
            </Switch>
          }
        >
          <div class="profile-columns">
            <div class="profile-column">
              <Ratings />
              <HistoryList />
            </div>
            <div class="profile-column">
              <Levels levels={profile.latest?.levels ?? []} withDevice />
              <Show when={me()}>
                <People />
              </Show>
            </div>
            <div class="profile-column">
              <More />
              <PlayerDataPanel />
            </div>
          </div>
        </Show>
      </main>
      <Tabs here="me" />
    </div>
  );
}
