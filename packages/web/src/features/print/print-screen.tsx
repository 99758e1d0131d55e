/** Printable sheets: an overview with small pictures of the sheets, and each sheet with a print button. */
import './print.css';
import './printed-page.css';
import { createResource, For, type JSX, onCleanup, Show, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { PrintSheet, PuzzleSheet } from '../../games/contract/print.ts';
import { GAMES, gamesWith } from '../../games/registry.ts';
import { language, speak } from '../../i18n/language.ts';
import { LANGUAGE_CODES } from '../../i18n/languages.ts';
import { fetchPart } from '../../router/lazy-screen.ts';
import { go, place, to } from '../../router/route.ts';
import { Screen } from '../../ui/bar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { press } from '../../ui/press.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { say as sayUi } from '../../ui/words.ts';
import { DIFFICULTIES, type Difficulty, pageOf, pagesOf } from './puzzle-selection.ts';
import { say } from './words.ts';

const loadSheets = async (): Promise<readonly PrintSheet[]> =>
  (await Promise.all(gamesWith('print').map((game) => fetchPart(GAMES[game].print!)))).flat();

const difficulty = (): Difficulty => DIFFICULTIES.find((name) => name === place().query.get('difficulty')) ?? 'easy';
const pageNumber = (): number => {
  const number = Number(place().query.get('page') ?? '1');
  return Number.isInteger(number) && number >= 1 ? number : 1;
};

const Puzzles = (props: { readonly sheet: PuzzleSheet }) => {
  const [pack] = createResource(() => props.sheet.pack());
  return (
    <Show when={pack()}>
      {(loaded) => (
        <Dynamic
          component={props.sheet.Page}
          puzzles={pageOf(loaded(), difficulty(), pageNumber())}
          about={`${say().difficulties[difficulty()]}, ${say().pageOf(pageNumber(), pagesOf(loaded(), difficulty()))}`}
        />
      )}
    </Show>
  );
};

const Drawn = (props: { readonly sheet: PrintSheet }): JSX.Element =>
  'pack' in props.sheet ? <Puzzles sheet={props.sheet} /> : <Dynamic component={props.sheet.Sheet} />;

/** A sheet is 210 mm wide. Small screens show it scaled down; on paper it is never scaled. */
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

const Overview = (props: { readonly sheets: readonly PrintSheet[] }) => (
  <Screen title={sayUi().printSheets} wide class="print-overview">
    <p class="print-lead">{say().lead}</p>
    <ul class="print-sheets">
      <For each={props.sheets}>
        {(sheet) => (
          <li>
            <a href={to('print', sheet.id)}>
              <div class="print-preview" aria-hidden="true" inert>
                <Fitted>
                  <Drawn sheet={sheet} />
                </Fitted>
              </div>
              <strong>{sheet.words().title}</strong>
              <small>{sheet.words().about}</small>
            </a>
          </li>
        )}
      </For>
    </ul>
  </Screen>
);

const PuzzleChoice = (props: { readonly sheet: PuzzleSheet }) => {
  const [pack] = createResource(() => props.sheet.pack());
  const pages = (): number => {
    const loaded = pack();
    return loaded === undefined ? 1 : pagesOf(loaded, difficulty());
  };
  const show = (wished: Difficulty, page: number): void =>
    go(`${to('print', props.sheet.id)}?difficulty=${wished}&page=${page}`, { replace: true });
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

const OneSheet = (props: { readonly sheet: PrintSheet }) => (
  <Screen title={props.sheet.words().title} back={to('print')} wide class="print-sheet">
    <div class="print-tools">
      <button type="button" class="btn primary" onClick={() => window.print()}>
        <Icon name="print" />
        {sayUi().print}
      </button>
      {'pack' in props.sheet && <PuzzleChoice sheet={props.sheet} />}
      <Segmented
        compact
        label={say().language}
        value={language()}
        choices={LANGUAGE_CODES}
        onChange={(next) => void speak(next)}
      />
    </div>
    <Fitted>
      <Drawn sheet={props.sheet} />
    </Fitted>
  </Screen>
);

const Loaded = (props: { readonly sheets: readonly PrintSheet[] }) => {
  const chosen = (): PrintSheet | undefined => props.sheets.find(({ id }) => id === place().path[1]);
  return (
    <Show when={place().path[1] !== undefined} fallback={<Overview sheets={props.sheets} />}>
      <Show when={chosen()} fallback={<NotFound />} keyed>
        {(sheet) => <OneSheet sheet={sheet} />}
      </Show>
    </Show>
  );
};

export default function Print(): JSX.Element {
  const [sheets] = createResource(loadSheets);
  return <Show when={sheets()}>{(loaded) => <Loaded sheets={loaded()} />}</Show>;
}
