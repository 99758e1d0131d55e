/** The board, what happened, and the buttons below them. */
import { cardText, endText, type Player } from '@speeltafel/previews';
import { createMemo, createSignal, type JSX } from 'solid-js';
import type { EmbeddedGame } from '../games/contract/embed.ts';
import { language } from '../i18n/language.ts';
import { say } from './words.ts';

const playersOf = ({ chairs }: EmbeddedGame): readonly Player[] =>
  chairs.map(({ seat, name, controller }) =>
    controller.kind === 'computer' && name === '' ? { seat, computer: true } : { seat, name },
  );

const Open = (props: { readonly page: string; readonly label: string }): JSX.Element => (
  <a class="em-open" href={props.page} target="_blank" rel="noopener">
    {props.label}
  </a>
);

export const Refused = (props: { readonly page: string }): JSX.Element => (
  <main class="em-refused">
    <p>{say().refused}</p>
    <Open page={props.page} label={say().open} />
  </main>
);

/** Arrows drawn as paths, so that no font is needed. */
const ARROWS = {
  start: 'M7 5V19M18 5L10 12L18 19',
  back: 'M15 5L8 12L15 19',
  on: 'M9 5L16 12L9 19',
  end: 'M17 5V19M6 5L14 12L6 19',
} as const;

export function Embed(props: { readonly game: EmbeddedGame; readonly at: number; readonly page: string }): JSX.Element {
  const { game } = props;
  const { length } = game;
  const players = playersOf(game);
  const [at, setAt] = createSignal(props.at);
  const go = (to: number): void => void setAt(Math.min(Math.max(to, 0), length));
  const title = createMemo(
    () => cardText({ kind: 'record', game: game.name, players, end: null, stage: () => null }, language()).title,
  );
  const what = createMemo((): string => {
    if (at() === 0) return say().start;
    const sentence = game.sentence(at() - 1).replace(/(?<![.!?])$/, '.');
    return at() === length && game.end !== null
      ? `${sentence} ${endText({ players, end: game.end }, language())}`
      : sentence;
  });
  const chapter = (): string => (length === 0 ? '' : (game.chapter(Math.max(0, at() - 1)) ?? ''));
  const moment = (): string => [chapter(), say().of(at(), length)].filter((text) => text !== '').join(' · ');

  const Step = (step: { readonly arrow: keyof typeof ARROWS; readonly name: string; readonly to: number }) => (
    <button
      type="button"
      aria-label={step.name}
      title={step.name}
      aria-disabled={step.to < 0 || step.to > length || step.to === at()}
      onClick={() => go(step.to)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ARROWS[step.arrow]} />
      </svg>
    </button>
  );
  return (
    <main class="em-game" aria-label={say().replay}>
      <header>
        <h1>{title()}</h1>
        <Open page={props.page} label={say().open} />
      </header>
      <div class="em-board" role="img" aria-label={say().board(game.name, what())} innerHTML={game.picture(at())} />
      <p class="em-what" role="status">
        {what()}
      </p>
      <div class="em-steps">
        <Step arrow="start" name={say().toStart} to={0} />
        <Step arrow="back" name={say().back} to={at() - 1} />
        <label>
          <span>{moment()}</span>
          <input
            type="range"
            aria-label={say().moment}
            aria-valuetext={`${moment()}. ${what()}`}
            min="0"
            max={length}
            value={at()}
            onInput={(event) => go(event.currentTarget.valueAsNumber)}
          />
        </label>
        <Step arrow="on" name={say().on} to={at() + 1} />
        <Step arrow="end" name={say().toEnd} to={length} />
      </div>
    </main>
  );
}
