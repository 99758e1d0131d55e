/** All eight cards in a row: played ones are grey, the others are buttons that show the tokens they would eat. */
import type { floorsKit as kit } from '@speeltafel/rules';
import { createMemo, createSignal, For, Index, type JSX, Show } from 'solid-js';
import { type CardFace, CardPicture } from '../art/pictures.tsx';
import { Token } from '../art/token.tsx';
import { say } from '../words.ts';
import type { PlayModel } from './play-model.ts';
import { cardName } from './sentences.ts';

export const faceOf = (card: kit.Card, fiveIsHits: boolean): CardFace => (card === '5' && fiveIsHits ? 'h3' : card);

interface Place {
  readonly card: kit.Card;
  /** The index among equal cards. */
  readonly copy: number;
  readonly played: boolean;
}

/** The full pile in order. Of equal cards, the played ones come first. */
function placesOf(full: readonly kit.Card[], pile: readonly kit.Card[]): readonly Place[] {
  return full.map((card, i) => {
    const copy = full.slice(0, i).filter((other) => other === card).length;
    const count = (cards: readonly kit.Card[]): number => cards.filter((other) => other === card).length;
    return { card, copy, played: copy < count(full) - count(pile) };
  });
}

/** There is room for two tokens. If there are more, the first one is shown with the number of the others. */
const fitting = <T,>(lost: readonly T[]): readonly T[] => (lost.length > 2 ? lost.slice(0, 1) : lost);

const Card = (props: {
  readonly model: PlayModel;
  readonly place: Place;
  /** Which of several equal cards was tapped. */
  readonly copy: number;
  readonly onCopy: (copy: number) => void;
}): JSX.Element => {
  const { model } = props;
  const { card } = props.place;
  const fiveIsHits = model.position().fiveIsHits;
  const ahead = () => model.foresight()?.cards.get(card);
  /** Keeps its value during animations. */
  const rare = createMemo((was: boolean) => (ahead() === undefined ? was : ahead()!.count === 0), false);
  const name = cardName(card, fiveIsHits);
  const label = (): string => {
    const lost = ahead()?.lost ?? [];
    if (rare()) return `${name}, ${say().neverFirst}`;
    return lost.length === 0
      ? say().cardEatsNobody(name)
      : say().cardEats(name, say().list(lost.map(model.people.tokenName)));
  };
  const pressed = () => model.card() === card && props.copy === props.place.copy;
  return (
    <button
      type="button"
      class="ff-dc"
      classList={{ 'ff-rare': rare() }}
      aria-pressed={pressed()}
      disabled={model.foresight() === null}
      onClick={() => {
        model.pick(pressed() ? null : card);
        props.onCopy(props.place.copy);
      }}
    >
      <span class="visually-hidden">{label()}</span>
      <CardPicture face={faceOf(card, fiveIsHits)} />
      <span class="ff-eats" aria-hidden="true">
        <Index each={fitting(ahead()?.lost ?? [])}>
          {(lost) => (
            <Token player={lost().player} shows={lost().shows} state={lost().moved ? 'moved' : 'ready'} plain />
          )}
        </Index>
        <Show when={(ahead()?.lost.length ?? 0) > 2}>+{ahead()!.lost.length - 1}</Show>
      </span>
    </button>
  );
};

/** All cards of the game in order, and whether each has been played. */
export function createPlaces(model: PlayModel): () => readonly Place[] {
  const full = () => model.session.table().course.positions[0]!.pile;
  /** While the monster walks, its card counts as played. */
  const pile = createMemo(() => {
    const { pile: cards } = model.position();
    const now = model.animation.showing();
    if (now === null || now.pretended) return cards;
    const at = cards.indexOf(now.card);
    return cards.filter((_, i) => i !== at);
  });
  return createMemo(() => placesOf(full(), pile()));
}

export function Deck(props: { readonly model: PlayModel }): JSX.Element {
  const [copy, setCopy] = createSignal(0);
  const places = createPlaces(props.model);
  return (
    <ul class="ff-deck" aria-label={say().monsterCards}>
      <For each={places()}>
        {(place) => (
          <li>
            <Show
              when={!place.played}
              fallback={
                <span class="ff-dc ff-played">
                  <CardPicture
                    face={faceOf(place.card, props.model.position().fiveIsHits)}
                    label={cardName(place.card, props.model.position().fiveIsHits)}
                  />
                  <span class="ff-done">{say().played}</span>
                </span>
              }
            >
              <Card model={props.model} place={place} copy={copy()} onCopy={setCopy} />
            </Show>
          </li>
        )}
      </For>
    </ul>
  );
}
