/** A game shown again: its board, a timeline, and beside it the moves, the analysis and the result. */
import './replay.css';
import './sizes.css';
import { floors, menhirs } from '@speeltafel/rules';
import {
  createEffect,
  createMemo,
  createSignal,
  type JSX,
  Match,
  on,
  onCleanup,
  onMount,
  Show,
  Switch,
} from 'solid-js';
import type { Cast } from '../../games/replay-view.ts';
import { to } from '../../router/route.ts';
import type { Film } from '../../session/game-record.ts';
import { announce } from '../../ui/announce.ts';
import { Bar } from '../../ui/bar.tsx';
import { BREAKPOINTS } from '../../ui/breakpoints.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Menu } from '../../ui/menu.tsx';
import { press } from '../../ui/press.ts';
import { createInsight } from './analysis-job.ts';
import { Study } from './analysis-panel.tsx';
import { chaptersOf } from './chapters.ts';
import { Moves } from './move-list.tsx';
import { PlayOn } from './play-from-here.tsx';
import { createProjector } from './playback.ts';
import { Share } from './share.tsx';
import { type Ending, headlineOf, Summary } from './summary.tsx';
import { Timeline } from './timeline.tsx';
import { say } from './words.ts';

export interface Showing<F extends Film> {
  readonly film: F;
  /** Where to begin. */
  readonly at: number;
}

type Panel = 'moves' | 'study' | 'result';

const outcomeOf = (film: Film): Ending | null =>
  film.game === 'menhirs'
    ? menhirs.outcome(film.course.positions.at(-1)!)
    : floors.outcome(film.course.positions.at(-1)!);

/** A phone of that height shows the moor and a list. */
const ROOMY = 700;

/** Keys that belong to something else: a field, a list, the board's own squares. */
const ELSEWHERE = 'input, textarea, select, dialog, fieldset, [role=menu], [role=grid]';

/** Each is written on a button below the board, and presses it. */
const KEYS: readonly string[] = ['Home', 'ArrowLeft', 'Space', 'ArrowRight', 'End'];

export function Watch(props: { readonly cast: Cast; readonly at: number }): JSX.Element {
  const { cast } = props;
  const { film } = cast;
  let screen!: HTMLDivElement;
  const length = film.course.played.length;
  const wide = matchMedia(BREAKPOINTS.beside);
  const projector = createProjector(length, props.at, cast.moments);
  // The moor is as wide as a phone and leaves room below it; the hall stands upright there and needs all of it.
  const roomy = wide.matches || (film.game === 'menhirs' && innerHeight >= ROOMY);
  const [panel, setPanel] = createSignal<Panel | null>(roomy ? 'moves' : null);
  const [turned, setTurned] = createSignal(false);
  const [sharing, setSharing] = createSignal(false);
  const [playingOn, setPlayingOn] = createSignal(false);
  const [shown, setShown] = createSignal<number | null>(null);
  const chapters = createMemo(() => chaptersOf(cast));
  const insight = createInsight(film, () => (panel() === 'study' && !projector.playing() ? projector.at() : null));
  const mistakes = createMemo(() => {
    const notes = insight.notes();
    return notes === null ? [] : cast.mistakes(notes);
  });
  createEffect(on([projector.at, panel], () => setShown(null)));

  const step = (): number => {
    const moment = projector.moment();
    return moment === null ? 0 : (cast.moments(projector.at())[moment]?.step ?? 0);
  };
  const sentence = createMemo((): string => {
    const at = projector.at();
    if (at === 0) return say().start;
    return (step() > 0 ? cast.walk(at - 1)[step() - 1] : undefined) ?? cast.sentence(at - 1);
  });
  const chapter = (): string => (length === 0 ? '' : cast.title(Math.max(0, projector.at() - 1)));
  const spoken = createMemo((): string => {
    const at = projector.at();
    return at === 0 ? say().start : say().momentSpoken(at, length, chapter(), cast.spoken(sentence()));
  });
  const goTo = (at: number): void => {
    projector.go(at);
    announce(spoken());
  };
  createEffect(on(spoken, (text) => projector.playing() && announce(text), { defer: true }));

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement;
    if (target.closest(ELSEWHERE) !== null || (event.key === ' ' && target.closest('button, a, summary') !== null))
      return;
    const key = event.key === ' ' ? 'Space' : event.key;
    if (!KEYS.includes(key)) return;
    event.preventDefault();
    screen.querySelector<HTMLButtonElement>(`[aria-keyshortcuts="${key}"]:enabled`)?.click();
  };
  onMount(() => addEventListener('keydown', onKeyDown));
  onCleanup(() => removeEventListener('keydown', onKeyDown));

  const Tab = (tab: { readonly panel: Panel; readonly icon: IconName; readonly label: string }) => (
    <button
      type="button"
      class="btn quiet"
      aria-expanded={panel() === tab.panel}
      aria-controls="rp-panel"
      onClick={press(() => setPanel(panel() === tab.panel && !wide.matches ? null : tab.panel))}
    >
      <Icon name={tab.icon} />
      {tab.label}
    </button>
  );
  const ending = { outcome: outcomeOf(film), brokenOff: film.brokenOff, name: cast.name };
  const over = (): boolean =>
    film.game === 'menhirs'
      ? menhirs.outcome(film.course.positions[projector.at()]!) !== null
      : floors.outcome(film.course.positions[projector.at()]!) !== null;

  return (
    <div
      ref={screen}
      class={`rp rp-${film.game}`}
      classList={{ 'rp-open': panel() !== null, 'rp-studied': panel() === 'study' }}
    >
      <Bar title={say().games[film.game]} about={headlineOf(ending)}>
        <Show when={!film.running}>
          <button type="button" class="btn quiet icon" aria-label={say().share} onClick={press(() => setSharing(true))}>
            <Icon name="share" />
          </button>
        </Show>
        <Menu
          label={say().menu}
          icon="menu"
          items={[
            { label: say().playOn, icon: 'play', run: () => setPlayingOn(true), disabled: over() || film.running },
            ...(cast.turnable
              ? [{ label: say().turnBoard, icon: 'turn', run: () => setTurned(!turned()) } as const]
              : []),
            { label: say().share, icon: 'share', run: () => setSharing(true), disabled: film.running },
            { label: say().open, icon: 'file', href: to('open') },
          ]}
        />
      </Bar>
      <main>
        <div class="rp-board">
          <cast.Stage
            at={projector.at()}
            moment={projector.moment()}
            name={say().board(spoken())}
            turned={turned()}
            shown={shown() === null || !insight.turns() ? null : { analysis: insight.turns()!, number: shown()! }}
          />
        </div>
        <div class="rp-control">
          <div class="rp-now">
            <p>
              <Show when={projector.at() > 0}>
                <small>{chapter()}</small>
                <Show when={cast.signOf(projector.at() - 1) !== null}>
                  <cast.SeatSign seat={cast.signOf(projector.at() - 1)!} />{' '}
                </Show>
              </Show>
              <cast.Sentence text={sentence()} />
            </p>
            <Show when={projector.at() > 0 && cast.walk(projector.at() - 1).length > 0 && !projector.playing()}>
              <button type="button" class="btn" onClick={press(() => projector.watch())}>
                <Icon name="play" />
                {say().watchWalk}
              </button>
            </Show>
          </div>
          <Timeline
            projector={projector}
            length={length}
            chapters={chapters()}
            mistakes={mistakes().map(({ index }) => index)}
            spoken={spoken()}
            onStep={goTo}
          />
        </div>
        <section class="rp-side" aria-label={say().panels}>
          <div class="rp-tabs">
            <Tab panel="moves" icon="list" label={say().moves} />
            <Tab panel="study" icon="graph" label={say().analysis} />
            <Tab panel="result" icon="cup" label={say().result} />
          </div>
          <div id="rp-panel" class="rp-panel" hidden={panel() === null}>
            <Switch>
              <Match when={panel() === 'moves'}>
                <Moves
                  cast={cast}
                  chapters={chapters()}
                  projector={projector}
                  mistakes={new Set(mistakes().map(({ index }) => index))}
                  onGo={goTo}
                />
              </Match>
              <Match when={panel() === 'study'}>
                <Study
                  cast={cast}
                  insight={insight}
                  chapters={chapters()}
                  mistakes={mistakes()}
                  at={projector.at()}
                  shown={shown()}
                  onShow={setShown}
                  onGo={goTo}
                />
              </Match>
              <Match when={panel() === 'result'}>
                <Summary {...ending} />
              </Match>
            </Switch>
          </div>
        </section>
      </main>
      <Share film={film} at={projector.at()} open={sharing()} onClose={() => setSharing(false)} />
      <PlayOn film={film} at={projector.at()} open={playingOn()} onClose={() => setPlayingOn(false)} />
    </div>
  );
}
