/** Sheets to print: an overview with small pictures of the sheets themselves, and each sheet with its one button. */
import './print.css';
import './printed-page.css';
import { type Component, createResource, For, type JSX, onCleanup, Show, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { FloorsPuzzles } from '../../games/floors/print/puzzle-sheet.tsx';
import { Floors } from '../../games/floors/print/summary-sheet.tsx';
import { MenhirsAdam } from '../../games/menhirs/print/adam-sheet.tsx';
import { MenhirsPuzzles } from '../../games/menhirs/print/puzzle-sheet.tsx';
import { MenhirsScore } from '../../games/menhirs/print/score-sheet.tsx';
import { MenhirsV2 } from '../../games/menhirs/print/v2-sheet.tsx';
import { language, speak } from '../../i18n/language.ts';
import { LANGUAGE_CODES } from '../../i18n/languages.ts';
import { go, place, to } from '../../router/route.ts';
import { Screen } from '../../ui/bar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { press } from '../../ui/press.ts';
import { Segmented } from '../../ui/segmented.tsx';
import type { PuzzlePage } from './puzzle-page.tsx';
import { DIFFICULTIES, type Difficulty, loadPack, pageOf, pagesOf } from './puzzle-selection.ts';
import { say } from './words.ts';

const SHEETS = {
  'menhirs-adam': MenhirsAdam,
  'menhirs-v2': MenhirsV2,
  'menhirs-score': MenhirsScore,
  'menhirs-puzzles': () => <Puzzles game="menhirs" sheet={MenhirsPuzzles} />,
  floors: Floors,
  'floors-puzzles': () => <Puzzles game="floors" sheet={FloorsPuzzles} />,
} as const satisfies Readonly<Record<string, Component>>;
type SheetName = keyof typeof SHEETS;
const NAMES = Object.keys(SHEETS) as SheetName[];

const difficulty = (): Difficulty => DIFFICULTIES.find((name) => name === place().query.get('difficulty')) ?? 'easy';
const pageNumber = (): number => {
  const number = Number(place().query.get('page') ?? '1');
  return Number.isInteger(number) && number >= 1 ? number : 1;
};

const [menhirsPack] = createResource(() => loadPack('menhirs'));
const [floorsPack] = createResource(() => loadPack('floors'));
const packOf = (game: 'menhirs' | 'floors') => (game === 'menhirs' ? menhirsPack : floorsPack);

const Puzzles = (props: { readonly game: 'menhirs' | 'floors'; readonly sheet: Component<PuzzlePage> }) => (
  <Show when={packOf(props.game)()}>
    {(pack) => (
      <Dynamic
        component={props.sheet}
        puzzles={pageOf(pack(), difficulty(), pageNumber())}
        about={`${say().difficulties[difficulty()]}, ${say().pageOf(pageNumber(), pagesOf(pack(), difficulty()))}`}
      />
    )}
  </Show>
);

/** A sheet is 210 mm wide; on a smaller screen it is shown smaller, on paper never. */
const SHEET_WIDTH = (210 / 25.4) * 96;

const Fitted = (props: { readonly children: JSX.Element }) => {
  const fit = (frame: HTMLDivElement): void => {
    const observer = new ResizeObserver(([entry]) => {
      frame.style.setProperty('--zoom', String(Math.min(1, (entry?.contentRect.width ?? SHEET_WIDTH) / SHEET_WIDTH)));
    });
    observer.observe(frame);
    onCleanup(() => observer.disconnect());
  };
  return (
    <div class="print-fit" ref={fit}>
      <Suspense>{props.children}</Suspense>
    </div>
  );
};

const Overview = () => (
  <Screen title={say().title} wide class="print-overview">
    <p class="print-lead">{say().lead}</p>
    <ul class="print-sheets">
      <For each={NAMES}>
        {(name) => (
          <li>
            <a href={to('print', name)}>
              <div class="print-preview" aria-hidden="true" inert>
                <Fitted>
                  <Dynamic component={SHEETS[name]} />
                </Fitted>
              </div>
              <strong>{say().sheets[name].title}</strong>
              <small>{say().sheets[name].about}</small>
            </a>
          </li>
        )}
      </For>
    </ul>
  </Screen>
);

const PuzzleChoice = (props: { readonly name: SheetName; readonly game: 'menhirs' | 'floors' }) => {
  const pages = (): number => {
    const pack = packOf(props.game)();
    return pack === undefined ? 1 : pagesOf(pack, difficulty());
  };
  const show = (wished: Difficulty, page: number): void =>
    go(`${to('print', props.name)}?difficulty=${wished}&page=${page}`, { replace: true });
  return (
    <>
      <Segmented
        label={say().difficulty}
        value={difficulty()}
        choices={DIFFICULTIES.map((value) => ({ value, label: say().difficulties[value] }))}
        onChange={(next) => show(next, 1)}
      />
      <div class="print-pages">
        <button
          type="button"
          class="btn icon"
          aria-label={say().previous}
          disabled={pageNumber() <= 1}
          onClick={press(() => show(difficulty(), pageNumber() - 1))}
        >
          <Icon name="prev" />
        </button>
        <span role="status">{say().pageOf(pageNumber(), pages())}</span>
        <button
          type="button"
          class="btn icon"
          aria-label={say().next}
          disabled={pageNumber() >= pages()}
          onClick={press(() => show(difficulty(), pageNumber() + 1))}
        >
          <Icon name="next" />
        </button>
      </div>
    </>
  );
};

const Sheet = (props: { readonly name: SheetName }) => (
  <Screen title={say().sheets[props.name].title} back={to('print')} wide class="print-sheet">
    <div class="print-tools">
      <button type="button" class="btn primary" onClick={() => window.print()}>
        <Icon name="print" />
        {say().print}
      </button>
      <Show when={props.name.endsWith('-puzzles')}>
        <PuzzleChoice name={props.name} game={props.name === 'menhirs-puzzles' ? 'menhirs' : 'floors'} />
      </Show>
      <Segmented
        compact
        label={say().language}
        value={language()}
        choices={LANGUAGE_CODES}
        onChange={(next) => void speak(next)}
      />
    </div>
    <Fitted>
      <Dynamic component={SHEETS[props.name]} />
    </Fitted>
  </Screen>
);

export default function Print() {
  const name = (): SheetName | undefined => NAMES.find((each) => each === place().path[1]);
  return (
    <Show when={place().path[1] !== undefined} fallback={<Overview />}>
      <Show when={name()} fallback={<NotFound />} keyed>
        {(found) => <Sheet name={found} />}
      </Show>
    </Show>
  );
}
