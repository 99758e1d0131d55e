/** The referee for the monster: draw the position, choose a card, see the walk with its reasons. */
import { floorsKit as kit, type Refusal } from '@speeltafel/rules';
import { createEffect, createMemo, createSignal, For, Match, on, Show, Switch } from 'solid-js';
import * as v from 'valibot';
import { go, place, to } from '../../../router/route.ts';
import { storedSignal } from '../../../storage/stored-signal.ts';
import { announce } from '../../../ui/announce.ts';
import { createTouch, press } from '../../../ui/press.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { ShareButton } from '../../shared/companion/share-link.tsx';
import { say as sayCompanion } from '../../shared/companion/words.ts';
import { CardPicture } from '../art/pictures.tsx';
import { Token } from '../art/token.tsx';
import { Board } from '../board/board.tsx';
import { lastMonster } from '../monster/last-monster.ts';
import { walkFrames } from '../play/animation-frames.ts';
import { sceneOf } from '../play/position-scene.ts';
import { Sentence } from '../play/sentence.tsx';
import { cardName, type Named, walkSentences } from '../play/sentences.ts';
import { say as hall } from '../words.ts';
import {
  afterWalk,
  BASIC_HALL,
  EMPTY_HALL,
  EXAMPLES,
  makeSituation,
  parseSituation,
  type Tool,
  tapped,
} from './drawn-position.ts';
import { useTurned } from './orientation.ts';
import { Palette } from './palette.tsx';
import { spokenSquare } from './square-labels.ts';
import { say } from './words.ts';

const tokenName = ({ player, shows }: Pick<Named, 'player' | 'shows'>): string => say().token(player + 1, shows);

function whyWrong({ code }: Refusal): string {
  const words: Readonly<Record<string, string>> = say().wrong;
  return words[code] ?? say().wrong.other;
}

/** The last drawing, for users who return without a link. */
const [lastDrawing, keepDrawing] = storedSignal('companion.floors.drawing', v.string(), () => '');

export function Referee() {
  const turned = useTurned();
  const [situation, setSituation] = createSignal(parseSituation(place().query.get('p') ?? lastDrawing()) ?? BASIC_HALL);
  const [mode, setMode] = createSignal<'draw' | 'walk'>(situation().tokens.length > 0 ? 'walk' : 'draw');
  const [tool, setTool] = createSignal<Tool>({ kind: 'tile', tile: 's' });
  const [card, setCard] = createSignal<kit.Card>('8');
  const [step, setStep] = createSignal<number | null>(null);
  const [wrong, setWrong] = createSignal('');

  const draw = (next: kit.Position): void => {
    setSituation(next);
    setStep(null);
    setWrong('');
    keepDrawing(makeSituation(next));
    go(`${to('companion', 'floors', 'referee')}?p=${encodeURIComponent(makeSituation(next))}`, { replace: true });
  };
  const { touched, touch } = createTouch((square: kit.Square): void => {
    if (mode() !== 'draw') return;
    const next = tapped(situation(), tool(), square);
    if (next.ok) draw(next.value);
    else {
      setWrong(whyWrong(next.refusal));
      announce(wrong());
    }
  });
  /** Another link may be opened while this screen is shown. */
  createEffect(
    on(
      () => place().query.get('p'),
      (text) => {
        const given = parseSituation(text ?? '');
        if (given !== undefined && makeSituation(given) !== makeSituation(situation())) draw(given);
      },
      { defer: true },
    ),
  );
  const preview = createMemo(() => kit.preview(situation()).ahead.map(({ walk }) => walk));
  const walk = createMemo(() => preview().find((ahead) => ahead.card === card())!);
  const scene = createMemo(() => sceneOf(situation()));
  const frames = createMemo(() => walkFrames(scene(), walk(), true));
  /** The frame of the selected step; null while the whole walk is shown. */
  const frame = () => {
    const at = step();
    return mode() === 'walk' && at !== null ? (frames()[at] ?? null) : null;
  };
  const shown = () => frame()?.scene ?? scene();
  const footprints = () => {
    if (mode() !== 'walk') return null;
    return frame()?.walk ?? { from: situation().monster, steps: walk().steps };
  };
  const ghosts = () => {
    if (mode() !== 'walk' || step() !== null) return {};
    const { monster, facing } = walk().position;
    return { monster: { square: monster, facing } };
  };
  const dangers = () =>
    mode() !== 'walk' || step() !== null
      ? []
      : situation()
          .tokens.filter((token) => walk().eaten.includes(kit.nameOf(token)))
          .map(({ place: square }) => ({ square, eaten: true }));
  return (
    <div class="companion-split companion-hall-split">
      <div class="companion-hall" classList={{ 'companion-hall-walk': mode() === 'walk' }}>
        <Board
          name={say().board}
          turned={turned()}
          tiles={shown().tiles}
          tokens={shown().tokens}
          monster={shown().monster}
          monsterParts={lastMonster().parts}
          walk={footprints()}
          look={frame()?.look ?? null}
          ghosts={ghosts()}
          dangers={dangers()}
          label={(square) => spokenSquare(square, shown(), turned())}
          onSquare={touch}
          hand={touched()}
          home={situation().monster}
        />
      </div>
      <div class="companion-side">
        <Segmented
          fill
          label={sayCompanion().mode}
          value={mode()}
          choices={(['draw', 'walk'] as const).map((value) => ({ value, label: say().modes[value] }))}
          onChange={(next) => {
            setMode(next);
            setStep(null);
          }}
        />
        <Switch>
          <Match when={mode() === 'draw'}>
            <Palette tool={tool()} onTool={setTool} />
            <Show when={wrong()}>
              <p class="companion-verdict companion-no">{wrong()}</p>
            </Show>
            <div class="companion-row">
              <button type="button" class="btn" onClick={press(() => draw(BASIC_HALL))}>
                {say().basic}
              </button>
              <button type="button" class="btn" onClick={press(() => draw(EMPTY_HALL))}>
                {say().empty}
              </button>
              <button
                type="button"
                class="btn"
                onClick={press(() => {
                  const now = EXAMPLES.findIndex((example) => makeSituation(example) === makeSituation(situation()));
                  draw(EXAMPLES[(now + 1) % EXAMPLES.length]!);
                  setMode('walk');
                })}
              >
                {sayCompanion().example}
              </button>
              <ShareButton />
            </div>
          </Match>
          <Match when={mode() === 'walk'}>
            <Cards
              walks={preview()}
              chosen={card()}
              onCard={(next) => {
                setCard(next);
                setStep(null);
              }}
            />
            <Steps walk={walk()} situation={situation()} step={step()} onStep={setStep} />
            <div class="companion-row">
              <button type="button" class="btn" onClick={press(() => draw(afterWalk(walk())))}>
                {say().drawOn}
              </button>
              <ShareButton />
            </div>
          </Match>
        </Switch>
      </div>
    </div>
  );
}

const named = (name: string): Pick<Named, 'player' | 'shows'> => ({
  player: name.charCodeAt(0) - 65,
  shows: Number(name.slice(1)),
});

const meal = (card: kit.Card, eaten: readonly string[]): string =>
  eaten.length === 0
    ? hall().cardEatsNobody(cardName(card, false))
    : hall().cardEats(cardName(card, false), hall().list(eaten.map((name) => tokenName(named(name)))));

const Cards = (props: {
  readonly walks: readonly kit.Walk[];
  readonly chosen: kit.Card;
  readonly onCard: (card: kit.Card) => void;
}) => (
  <fieldset class="companion-cards">
    <legend>{say().chooseCard}</legend>
    <div>
      <For each={props.walks}>
        {({ card, eaten }) => (
          <button type="button" aria-pressed={props.chosen === card} onClick={() => props.onCard(card)}>
            <CardPicture face={card} />
            <span class="visually-hidden">{meal(card, eaten)}</span>
            <strong aria-hidden="true">{cardName(card, false)}</strong>
            <small aria-hidden="true">
              <For each={eaten} fallback={say().eatsNobody}>
                {(name) => <Token {...named(name)} state="moved" plain />}
              </For>
            </small>
          </button>
        )}
      </For>
    </div>
  </fieldset>
);

const Steps = (props: {
  readonly walk: kit.Walk;
  readonly situation: kit.Position;
  readonly step: number | null;
  readonly onStep: (step: number | null) => void;
}) => (
  <section class="companion-steps">
    <h2>{say().walkOf(cardName(props.walk.card, false))}</h2>
    <ol>
      <For each={walkSentences(props.walk, props.situation)}>
        {(text, i) => (
          <li>
            <button
              type="button"
              aria-pressed={props.step === i()}
              onClick={() => props.onStep(props.step === i() ? null : i())}
            >
              <span class="companion-step-number" aria-hidden="true">
                {i() < props.walk.steps.length ? i() + 1 : '•'}
              </span>
              <Sentence text={text} nameOf={tokenName} />
            </button>
          </li>
        )}
      </For>
    </ol>
  </section>
);
