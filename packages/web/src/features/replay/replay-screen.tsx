/** A replay: the board, a timeline, and next to it the moves, the analysis and the result. */
import './replay.css';
import './sizes.css';
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
import type { Mistake, ReplayView } from '../../games/contract/replay.ts';
import { gameUi } from '../../games/registry.ts';
import { to } from '../../router/route.ts';
import { announce } from '../../ui/announce.ts';
import { Bar } from '../../ui/bar.tsx';
import { BREAKPOINTS } from '../../ui/breakpoints.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Menu } from '../../ui/menu.tsx';
import { press } from '../../ui/press.ts';
import { say as sayUi } from '../../ui/words.ts';
import { ownSeat } from '../mistakes/own-seat.ts';
import { createAnalysisJob } from './analysis-job.ts';
import { AnalysisPanel } from './analysis-panel.tsx';
import { chaptersOf } from './chapters.ts';
import { MoveList } from './move-list.tsx';
import { PlayFromHere } from './play-from-here.tsx';
import { createPlayback } from './playback.ts';
import { Share } from './share.tsx';
import { headlineOf, Summary } from './summary.tsx';
import { Timeline } from './timeline.tsx';
import { say } from './words.ts';

type Panel = 'moves' | 'study' | 'result';

/** A phone at least this tall has room for a list below a board that leaves some. */
const ROOMY = 700;

/** Keys belong to these elements if they have the focus: fields, lists, the squares of the board. */
const ELSEWHERE = 'input, textarea, select, dialog, fieldset, [role=menu], [role=grid]';

/** Each of these keys is shown on a button below the board, and presses it. */
const KEYS: readonly string[] = ['Home', 'ArrowLeft', 'Space', 'ArrowRight', 'End'];

export function ReplayScreen(props: { readonly view: ReplayView; readonly at: number }): JSX.Element {
  const { view } = props;
  const { record } = view;
  let screen!: HTMLDivElement;
  const length = record.course.played.length;
  const wide = matchMedia(BREAKPOINTS.beside);
  const playback = createPlayback(length, props.at, view.frames);
  const roomy = wide.matches || (view.leavesRoom === true && innerHeight >= ROOMY);
  const [panel, setPanel] = createSignal<Panel | null>(roomy ? 'moves' : null);
  const [sharing, setSharing] = createSignal(false);
  const [playingOn, setPlayingOn] = createSignal(false);
  const [shown, setShown] = createSignal<number | null>(null);
  const chapters = createMemo(() => chaptersOf(view, sayUi().setUp));
  const job = createAnalysisJob(view, () => (panel() === 'study' && !playback.playing() ? playback.at() : null));
  const own = ownSeat(record);
  /** Turned as it was while playing. */
  const [turned, setTurned] = createSignal(own !== null && view.turnedFor?.(own) === true);
  const everyMistake = createMemo(() => {
    const notes = job.notes();
    return notes === null ? [] : view.mistakes(notes);
  });
  const [onlyMine, setOnlyMine] = createSignal(false);
  const mistakes = createMemo(() => (onlyMine() ? everyMistake().filter(({ seat }) => seat === own) : everyMistake()));
  createEffect(() => {
    const [found, done] = [everyMistake(), job.notes() !== null];
    if (own === null || !done) return;
    import('../mistakes/collect-mistakes.ts').then(({ storeFound }) => storeFound(view, found, Date.now()));
  });
  createEffect(on([playback.at, panel], () => setShown(null)));

  const step = (): number => {
    const frame = playback.frame();
    return frame === null ? 0 : (view.frames(playback.at())[frame]?.step ?? 0);
  };
  const sentence = createMemo((): string => {
    const at = playback.at();
    if (at === 0) return say().start;
    return (step() > 0 ? view.steps?.of(at - 1)[step() - 1] : undefined) ?? view.sentence(at - 1);
  });
  const chapter = (): string => (length === 0 ? '' : (view.chapter(Math.max(0, playback.at() - 1)) ?? sayUi().setUp));
  const spoken = createMemo((): string => {
    const at = playback.at();
    return at === 0 ? say().start : say().momentSpoken(at, length, chapter(), view.spoken(sentence()));
  });
  /** The mistake that is next, or the one just made. */
  const fault = (): Mistake | undefined =>
    mistakes().find(({ index }) => index === playback.at()) ??
    mistakes().find(({ index }) => index === playback.at() - 1);
  const goTo = (at: number): void => {
    playback.go(at);
    announce(spoken());
  };
  createEffect(on(spoken, (text) => playback.playing() && announce(text), { defer: true }));

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
  const result = { ending: view.ending(length), brokenOff: record.brokenOff, name: view.name };
  const over = (): boolean => view.ending(playback.at()) !== null;

  return (
    <div
      ref={screen}
      class="rp"
      classList={{ 'rp-tall': !view.leavesRoom, 'rp-open': panel() !== null, 'rp-studied': panel() === 'study' }}
    >
      <Bar title={gameUi(record.game).name} about={headlineOf(result)}>
        <Show when={!record.running}>
          <button type="button" class="btn quiet icon" aria-label={say().share} onClick={press(() => setSharing(true))}>
            <Icon name="share" />
          </button>
        </Show>
        <Menu
          label={sayUi().menu}
          icon="menu"
          items={[
            { label: say().playOn, icon: 'play', run: () => setPlayingOn(true), disabled: over() || record.running },
            ...(view.turnedFor !== undefined
              ? [{ label: sayUi().rotateBoard, icon: 'turn', run: () => setTurned(!turned()) } as const]
              : []),
            { label: say().share, icon: 'share', run: () => setSharing(true), disabled: record.running },
            { label: say().open, icon: 'file', href: to('open') },
          ]}
        />
      </Bar>
      <main>
        <div class="rp-board">
          <view.Board
            at={playback.at()}
            frame={playback.frame()}
            name={say().board(spoken())}
            turned={turned()}
            shown={shown() === null || !job.turns() ? null : { analysis: job.turns()!, number: shown()! }}
          />
        </div>
        <div class="rp-control">
          <div class="rp-now">
            <p>
              <Show when={playback.at() > 0}>
                <small>{chapter()}</small>
                <Show when={view.symbolOf(playback.at() - 1) !== null}>
                  <view.SeatSymbol seat={view.symbolOf(playback.at() - 1)!} />{' '}
                </Show>
              </Show>
              <view.Sentence text={sentence()} />
              <Show when={!playback.playing() && fault()}>
                {(mistake) => (
                  <strong class="rp-fault" role="status">
                    <Icon name="bulb" /> <view.Sentence text={mistake().what} />
                  </strong>
                )}
              </Show>
            </p>
            <Show when={playback.at() > 0 && !playback.playing() && view.steps?.of(playback.at() - 1).length}>
              <button type="button" class="btn" onClick={press(() => playback.watch())}>
                <Icon name="play" />
                {view.steps?.watch()}
              </button>
            </Show>
          </div>
          <Timeline
            playback={playback}
            length={length}
            chapters={chapters()}
            mistakes={mistakes().map(({ index }) => index)}
            spoken={spoken()}
            onStep={goTo}
          />
        </div>
        <section class="rp-side" aria-label={say().panels}>
          <div class="rp-tabs">
            <Tab panel="moves" icon="list" label={sayUi().moves} />
            <Tab panel="study" icon="graph" label={say().analysis} />
            <Tab panel="result" icon="cup" label={sayUi().result} />
          </div>
          <div id="rp-panel" class="rp-panel" hidden={panel() === null}>
            <Switch>
              <Match when={panel() === 'moves'}>
                <MoveList
                  view={view}
                  chapters={chapters()}
                  playback={playback}
                  mistakes={new Map(mistakes().map((mistake) => [mistake.index, mistake]))}
                  onGo={goTo}
                />
              </Match>
              <Match when={panel() === 'study'}>
                <AnalysisPanel
                  own={own}
                  onlyMine={onlyMine()}
                  onOnlyMine={setOnlyMine}
                  everyMistake={everyMistake()}
                  view={view}
                  job={job}
                  chapters={chapters()}
                  mistakes={mistakes()}
                  at={playback.at()}
                  shown={shown()}
                  onShow={setShown}
                  onGo={goTo}
                />
              </Match>
              <Match when={panel() === 'result'}>
                <Summary {...result} game={record.game} Score={view.Score} />
              </Match>
            </Switch>
          </div>
        </section>
      </main>
      <Share record={record} at={playback.at()} open={sharing()} onClose={() => setSharing(false)} />
      <PlayFromHere view={view} at={playback.at()} open={playingOn()} onClose={() => setPlayingOn(false)} />
    </div>
  );
}
