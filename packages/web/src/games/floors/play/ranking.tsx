/** The end of a game: who won and why, and a ranking with every player's tokens. */
import { floorsKit as kit, type Seat } from '@speeltafel/rules';
import { For, type JSX } from 'solid-js';
import type { Ending } from '../../contract/play.ts';
import { seatClass, Token } from '../art/token.tsx';
import { say } from '../words.ts';
import type { PlayModel } from './play-model.ts';
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

export function endingOf({ session, people, outcome, monster }: PlayModel): Ending {
  const broken = session.table().brokenOff;
  const winner = outcome()?.winner ?? broken?.winner ?? null;
  const title = (): string => {
    if (broken !== null) {
      if (broken.seat === null) return say().agreed;
      const you = people.isYou(broken.seat);
      if (broken.by === 'time') return you ? say().yourTimeUp : say().timeUp(people.name(broken.seat));
      return you ? say().youResigned : say().resigned(people.name(broken.seat));
    }
    if (winner === null) return say().nobodyMadeIt;
    return people.isYou(winner) ? say().youMadeIt : say().madeIt(people.name(winner));
  };
  const why = (): string => {
    const end = outcome();
    if (end !== null) {
      const [first, second] = end.ranking;
      const level = first!.out > 0 && first!.out === second?.out;
      return level ? `${say().reasons[end.reason]} ${say().level(first!.out)}` : say().reasons[end.reason];
    }
    if (winner === null) return say().brokenOff;
    return people.isYou(winner) ? say().youWin : say().wins(people.name(winner));
  };
  return { winner, title: title(), text: `${why()} ${say().asleep(monster.name)}` };
}

export function Ranking(props: { readonly model: PlayModel }): JSX.Element {
  const { model } = props;
  const tokensOf = (seat: Seat): readonly kit.Token[] =>
    model.session.position().tokens.filter(({ player }) => player === seat - 1);
  return (
    <ol class="ff-ranks">
      <For each={rowsOf(model)}>
        {({ seat, out, place }) => (
          <li class={seatClass(seat - 1)} classList={{ 'ff-won': seat === endingOf(model).winner }}>
            <span class="ff-place">
              <span aria-hidden="true">{place}</span>
              <span class="visually-hidden">{place === null ? '' : say().place(place)}</span>
            </span>
            <Token player={seat - 1} />
            <b>{model.people.name(seat)}</b>
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
  );
}
