/** The play screen: wide with everything beside the hall, or tall for a phone with the hall turned a quarter. */
import { createEffect, createSignal, type JSX, on, onCleanup, Show } from 'solid-js';
import { Hint } from '../../../features/play/hints/hint-button.tsx';
import type { Apart } from '../../../features/play/local-game.tsx';
import { Unsaved } from '../../../features/play/unsaved-notice.tsx';
import { to } from '../../../router/route.ts';
import type { FloorsFilm } from '../../../session/game-record.ts';
import { announce } from '../../../ui/announce.ts';
import { arrive } from '../../../ui/arrive.ts';
import { Icon } from '../../../ui/icon.tsx';
import { createMediaMatch } from '../../../ui/media.ts';
import './styles.ts';
import { floorsKit as kit } from '@speeltafel/rules';
import { showSprite } from '../art/sprite.ts';
import { say } from '../words.ts';
import { Acts } from './action-bar.tsx';
import type { FloorsSession } from './animation.ts';
import { Board } from './board-area.tsx';
import { roundsOf } from './corner-info.tsx';
import { Deck } from './deck.tsx';
import { Menu } from './menu.tsx';
import { createModel, type PlayModel } from './model.ts';
import { Plates, Seats } from './player-plates.tsx';
import { Reasons } from './reasons.tsx';
import { Result } from './result.tsx';
import { cardName } from './sentences.ts';

// While the words are fetched: what the browser makes of all the drawings is then done before the hall needs them.
showSprite();

const subtitle = (model: PlayModel): string => {
  const { phase, stage, round, fiveIsHits } = model.position();
  const walk = model.theatre.showing();
  if (walk !== null) return say().monsterWalks(cardName(walk.card, fiveIsHits));
  return phase === 'lay' ? say().laying : say().stageRound(stage, round, roundsOf(model));
};

/** Keys that work wherever the focus is, unless somebody types. */
function pressed(model: PlayModel, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
  const { turn, theatre } = model;
  const watching = theatre.showing() !== null;
  if (!watching && model.past.pressed(event)) return;
  const keys: Readonly<Record<string, () => void>> = watching
    ? { ' ': theatre.toggle, Escape: theatre.skip }
    : { u: turn.back, s: turn.stop, Escape: () => (turn.path().length > 0 ? turn.restart() : turn.drop()) };
  const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (action === undefined || (event.key === ' ' && event.target instanceof HTMLButtonElement)) return;
  event.preventDefault();
  action();
}

export default function Play(props: { readonly session: FloorsSession; readonly apart?: Apart }): JSX.Element {
  const model = createModel(props.session, () => props.apart?.wouldBe() ?? null);
  const first = model.open();
  if (first !== null) announce(model.people.turnOf(first + 1));
  const tall = createMediaMatch('portrait');
  const low = createMediaMatch('low');
  const [menu, setMenu] = createSignal(false);
  const [result, setResult] = createSignal(false);
  const ended = () => model.over() && !model.theatre.busy();
  createEffect(on(ended, (now) => setResult(now)));

  /** It stands in the result where that is open. */
  const question = (): JSX.Element => !result() && props.apart?.question();
  /** Whoever lays a tile on a phone needs all below the hall: a question takes the place of the seats. */
  const lays = (): boolean => model.open() !== null && model.position().phase === 'lay';

  const film = (): FloorsFilm | null => {
    const { chairs, course, brokenOff } = props.session.table();
    const { phase, turn } = model.position();
    if (model.past.at() !== null || phase !== 'tokens' || !model.people.isPerson(turn + 1)) return null;
    return { game: 'floors', record: '', course, chairs, brokenOff, own: true, running: true };
  };

  const onKey = (event: KeyboardEvent): void => {
    if (document.querySelector('dialog[open]') !== null) return;
    if (result() && event.key === 'Escape') setResult(false);
    else pressed(model, event);
  };
  addEventListener('keydown', onKey);
  onCleanup(() => removeEventListener('keydown', onKey));

  return (
    <main class="ff-play" classList={{ 'ff-tall': tall(), 'ff-wide': !tall(), 'ff-ended': result() }}>
      <header class="ff-bar">
        <a class="btn icon quiet" href={to()} aria-label={say().home}>
          <Icon name="prev" />
        </a>
        <h1 tabindex="-1" ref={(heading) => arrive(heading, props.apart ? undefined : () => say().game)}>
          {say().game}
        </h1>
        <small>{subtitle(model)}</small>
        <span class="ff-space" />
        <Show when={props.apart} fallback={<Hint film={film()} />}>
          {(apart) => apart().tools()}
        </Show>
        <Show when={!tall()}>
          <a class="btn quiet" href={to('rules', 'floors')}>
            <Icon name="book" /> {say().rules}
          </a>
        </Show>
        <button type="button" class="btn icon quiet" aria-label={say().menu} onClick={() => setMenu(true)}>
          <Icon name="menu" />
        </button>
      </header>
      <Show when={tall()}>
        <Show when={lays()}>{question()}</Show>
        <Seats model={model} />
      </Show>
      <Board model={model} turned={tall()} />
      <Show when={tall()}>
        <div class="ff-bottom" classList={{ 'ff-watching': model.theatre.showing() !== null }}>
          <Show when={!lays()}>{question()}</Show>
          <Show when={model.theatre.showing() === null && model.position().phase !== 'lay'}>
            <Deck model={model} />
          </Show>
          <Acts model={model} turned={true} away={props.apart?.away} onResult={() => setResult(true)} />
        </div>
      </Show>
      <Show when={!tall()}>
        <Acts model={model} turned={false} away={props.apart?.away} onResult={() => setResult(true)} />
        <aside class="ff-side">
          <h2>
            {say().players} <span>{say().goal(kit.neededToWin(model.position().players))}</span>
          </h2>
          <Show when={low()} fallback={<Plates model={model} />}>
            <Seats model={model} />
          </Show>
          <h2>
            {say().monsterCards} <span>{say().tapACard}</span>
          </h2>
          <Deck model={model} />
          {question()}
          <Reasons model={model} />
        </aside>
      </Show>
      <Unsaved session={props.session} />
      <Menu open={menu()} model={model} onClose={() => setMenu(false)} />
      <Show when={result() && ended()}>
        <Result model={model} apart={props.apart} onClose={() => setResult(false)} />
      </Show>
    </main>
  );
}
