/** The bulb beside a game, for those who want hints: good turns from here, and why. What it shows is fetched when it is asked for. */
import { createSignal, type JSX, Show, Suspense } from 'solid-js';
import { screen } from '../../../router/lazy-screen.ts';
import type { Film, FloorsFilm, MenhirsFilm } from '../../../session/game-record.ts';
import { settings } from '../../../settings/settings.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { say } from './words.ts';

const MenhirsAdvice = screen<{ readonly film: MenhirsFilm }>(() => import('../../../games/menhirs/hint.tsx'));
const FloorsAdvice = screen<{ readonly film: FloorsFilm }>(() => import('../../../games/floors/hint.tsx'));

const Advice = (props: { readonly film: Film }): JSX.Element => {
  const { film } = props;
  return film.game === 'menhirs' ? <MenhirsAdvice film={film} /> : <FloorsAdvice film={film} />;
};

/** `film` is the game up to now; null where nobody here is to play. */
export function Hint(props: { readonly film: Film | null }): JSX.Element {
  const [asked, setAsked] = createSignal<Film | null>(null);
  return (
    <Show when={settings().hints}>
      <button
        type="button"
        class="btn icon quiet"
        aria-label={say().hint}
        disabled={props.film === null}
        onClick={() => setAsked(props.film)}
      >
        <Icon name="bulb" />
      </button>
      <Dialog open={asked() !== null} title={say().title} onClose={() => setAsked(null)}>
        <Show when={asked()} keyed>
          {(film) => (
            <Suspense fallback={<p>{say().thinking}</p>}>
              <Advice film={film} />
            </Suspense>
          )}
        </Show>
      </Dialog>
    </Show>
  );
}
