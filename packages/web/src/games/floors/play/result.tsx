/** The end: who made it out, everybody's tokens, and what to do next. */
import { floorsKit as kit, type Seat } from '@speeltafel/rules';
import { For, type JSX, onMount, Show } from 'solid-js';
import type { Apart } from '../../../features/play/local-game.tsx';
import { go, to } from '../../../router/route.ts';
import { startGame } from '../../../session/local.ts';
import { announce } from '../../../ui/announce.ts';
import { Icon } from '../../../ui/icon.tsx';
import { press } from '../../../ui/press.ts';
import { MonsterFront, Paws } from '../art/pictures.tsx';
import { seatClass, Token } from '../art/token.tsx';
import { say } from '../words.ts';
import type { PlayModel } from './model.ts';
import { stateOf } from './players.ts';

interface Row {
  readonly seat: Seat;
  readonly out: number;
  readonly place: number | null;
}

function rowsOf(model: PlayModel): readonly Row[] {
  const outcome = model.outcome();
  if (outcome !== null) return outcome.ranking;
  const { left } = model.session.position();
  return model.session.table().chairs.map(({ seat }) => ({
    seat,
    out: left.filter((player) => player === seat - 1).length,
    place: null,
  }));
}

export function Result(props: {
  readonly model: PlayModel;
  readonly apart?: Apart | undefined;
  readonly onClose: () => void;
}): JSX.Element {
  const { model } = props;
  const { people, session } = model;
  const brokenOff = () => session.table().brokenOff;
  const winner = () => model.outcome()?.winner ?? brokenOff()?.winner ?? null;
  const title = (): string => {
    const broken = brokenOff();
    const won = winner();
    if (broken !== null) {
      if (broken.seat === null) return say().agreed;
      const you = people.isYou(broken.seat);
      if (broken.by === 'time') return you ? say().yourTimeUp : say().timeUp(people.name(broken.seat));
      return you ? say().youResigned : say().resigned(people.name(broken.seat));
    }
    if (won === null) return say().nobodyMadeIt;
    return people.isYou(won) ? say().youMadeIt : say().madeIt(people.name(won));
  };
  const text = (): string => {
    const outcome = model.outcome();
    const won = winner();
    if (outcome !== null) return say().reasons[outcome.reason];
    if (won === null) return say().brokenOff;
    return people.isYou(won) ? say().youWin : say().wins(people.name(won));
  };
  const tokensOf = (seat: Seat): readonly kit.Token[] =>
    session.position().tokens.filter(({ player }) => player === seat - 1);
  const again = (): void => {
    const { chairs, course, clocks } = session.table();
    go(to('play', startGame(session.kit, { options: course.options, chairs, clock: clocks.rule })));
  };
  let sheet!: HTMLElement;
  onMount(() => {
    announce(title(), 'assertive');
    announce(text(), 'assertive');
    // Whoever talks to the others goes on typing.
    if (!(document.activeElement instanceof HTMLInputElement)) sheet.focus({ preventScroll: true });
  });
  return (
    <div class="ff-over">
      <section class="ff-sheet" aria-label={say().result} tabindex="-1" ref={sheet}>
        <div class="ff-peek">
          <MonsterFront dozing />
        </div>
        <Paws class="ff-holding" />
        <button type="button" class="btn icon quiet ff-away" aria-label={say().seeBoard} onClick={props.onClose}>
          <Icon name="close" />
        </button>
        <h2>{title()}</h2>
        <p>{text()}</p>
        <ol class="ff-ranks">
          <For each={rowsOf(model)}>
            {({ seat, out, place }) => (
              <li class={seatClass(seat - 1)} classList={{ 'ff-won': seat === winner() }}>
                <span class="ff-place">
                  <span aria-hidden="true">{place}</span>
                  <span class="visually-hidden">{place === null ? '' : say().place(place)}</span>
                </span>
                <Token player={seat - 1} />
                <b>{people.name(seat)}</b>
                <span class="ff-row" aria-hidden="true">
                  <For each={tokensOf(seat)}>
                    {(token) => (
                      <Token
                        player={token.player}
                        shows={token.shows}
                        state={token.place === kit.OUT || token.place === kit.EATEN ? stateOf(token) : 'ready'}
                      />
                    )}
                  </For>
                </span>
                <em>{say().outCount(out)}</em>
              </li>
            )}
          </For>
        </ol>
        <div class="ff-go">
          <Show
            when={props.apart?.question()}
            fallback={
              <Show when={props.apart === undefined ? again : props.apart.rematch}>
                {(rematch) => (
                  <button type="button" class="btn primary" onClick={press(() => rematch()())}>
                    <Icon name="restart" /> {say().rematch}
                  </button>
                )}
              </Show>
            }
          >
            {(question) => question()}
          </Show>
          <a class="btn" href={props.apart?.lookBack() ?? to('replay', session.id)}>
            <Icon name="play" /> {say().lookBack}
          </a>
          <a class="btn" href={to()}>
            {say().home}
          </a>
        </div>
      </section>
    </div>
  );
}
