/** Rounds, stages and cards of a game at the table: tap the card that was turned. */
import { floors, floorsKit as kit } from '@speeltafel/rules';
import { createMemo, createSignal, For, Show } from 'solid-js';
import * as v from 'valibot';
import { storedSignal } from '../../../storage/stored-signal.ts';
import { Icon } from '../../../ui/icon.tsx';
import { press, submit } from '../../../ui/press.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { say as sayUi } from '../../../ui/words.ts';
import { CardPicture } from '../art/pictures.tsx';
import { cardName } from '../play/sentences.ts';
import { say as sayFloors } from '../words.ts';
import { positionsOf, roundsOf, turnCard } from './round-log.ts';
import { say } from './words.ts';

const schema = v.object({
  /** Text of the rules. */
  options: v.string(),
  cards: v.nullable(v.array(v.picklist(kit.CARDS))),
});

const [stored, setStored] = storedSignal('companion.floors', schema, () => ({ options: '4 basic', cards: null }));

function optionsOf(text: string): kit.Options {
  const parsed = floors.parseOptions(text);
  const options = parsed.ok ? parsed : floors.options({});
  if (!options.ok) throw new Error(options.refusal.message);
  return options.value;
}

const faceOf = (card: kit.Card, { five }: kit.Options) => (card === '5' && five === 'h3' ? 'h3' : card);

export const Rounds = () => (
  <Show when={stored().cards} fallback={<Begin />}>
    {(cards) => <Counting cards={cards()} />}
  </Show>
);

function Begin() {
  const [options, setOptions] = createSignal(optionsOf(stored().options));
  const seat = (players: number): void => {
    setOptions({ ...options(), players, five: players < 6 ? '5' : options().five });
  };
  return (
    <form
      class="companion-form"
      onSubmit={submit(() => setStored({ options: floors.makeOptions(options()), cards: [] }))}
    >
      <div class="companion-field">
        <span>{sayFloors().players}</span>
        <Segmented
          fill
          label={sayFloors().players}
          value={options().players}
          choices={[2, 3, 4, 5, 6, 7].map((value) => ({ value, label: String(value) }))}
          onChange={seat}
        />
        <p class="companion-soft">{say().firstStart}</p>
      </div>
      <div class="companion-field">
        <span>{say().pile}</span>
        <Segmented
          fill
          label={say().pile}
          value={options().pile}
          choices={[
            { value: 8, label: say().pileAll },
            { value: 7, label: say().pileSeven },
          ]}
          onChange={(pile) => setOptions({ ...options(), pile: pile === 7 ? 7 : 8 })}
        />
      </div>
      <Show when={options().players >= 6}>
        <Switch
          label={say().five}
          on={options().five === 'h3'}
          onChange={(on) => setOptions({ ...options(), five: on ? 'h3' : '5' })}
        />
      </Show>
      <button type="submit" class="btn primary big">
        <Icon name="play" />
        {sayUi().begin}
      </button>
    </form>
  );
}

function Counting(props: { readonly cards: readonly kit.Card[] }) {
  const options = createMemo(() => optionsOf(stored().options));
  const moments = createMemo(() => positionsOf(options(), props.cards));
  const now = (): kit.Position => moments().at(-1)!;
  const over = (): boolean => now().phase === 'over';
  const [wrong, setWrong] = createSignal(false);
  const turn = (card: kit.Card): void => {
    const next = turnCard(now(), card);
    setWrong(!next.ok);
    if (next.ok) setStored({ ...stored(), cards: [...props.cards, card] });
  };
  const back = (): void => {
    setWrong(false);
    setStored({ ...stored(), cards: props.cards.slice(0, -1) });
  };
  const name = (card: kit.Card): string => cardName(card, options().five === 'h3');
  const count = (card: kit.Card): number => now().pile.filter((other) => other === card).length;
  const stages = (): readonly (1 | 2)[] => [1, 2];
  return (
    <div class="companion-rounds">
      <For each={stages()}>
        {(stage) => {
          const before = () => (stage === 1 ? 0 : roundsOf(1, options()));
          return (
            <ol class="companion-stage" aria-label={say().rounds(stage)}>
              <For each={Array.from({ length: roundsOf(stage, options()) }, (_, i) => i)}>
                {(i) => {
                  const card = () => props.cards[before() + i];
                  const isNow = () => !over() && props.cards.length === before() + i;
                  const label = (): string => {
                    const turned = card();
                    if (turned !== undefined) return say().roundPast(i + 1, name(turned));
                    return isNow() ? say().roundNow(i + 1) : say().roundComing(i + 1);
                  };
                  return (
                    <li classList={{ 'companion-round-now': isNow() }} aria-current={isNow() ? 'step' : undefined}>
                      <span class="visually-hidden">{label()}</span>
                      <Show when={card()} fallback={<span aria-hidden="true">{i + 1}</span>}>
                        {(turned) => <CardPicture face={faceOf(turned(), options())} />}
                      </Show>
                    </li>
                  );
                }}
              </For>
            </ol>
          );
        }}
      </For>
      <div class="companion-stage-say" aria-live="polite">
        <Show when={!over()} fallback={<p>{say().over}</p>}>
          <h2>{sayFloors().stageRound(now().stage, now().round, roundsOf(now().stage, options()))}</h2>
          <p>{say().starts(now().start + 1)}</p>
          <p class="companion-soft">{now().stage === 1 ? say().stageOne : sayFloors().stageTwoNote}</p>
        </Show>
      </div>
      <Show when={!over()}>
        <fieldset class="companion-cards">
          <legend>{say().turnCard}</legend>
          <div>
            <For each={kit.CARDS}>
              {(card) => (
                <button type="button" disabled={count(card) === 0} onClick={press(() => turn(card))}>
                  <CardPicture face={faceOf(card, options())} />
                  <strong>{name(card)}</strong>
                  <small>{count(card) === 0 ? say().noneLeft : say().left(count(card))}</small>
                </button>
              )}
            </For>
          </div>
        </fieldset>
      </Show>
      <p class="companion-soft" role="status">
        {wrong() ? say().neverFirst : ''}
      </p>
      <div class="companion-row">
        <button type="button" class="btn" disabled={props.cards.length === 0} onClick={press(back)}>
          <Icon name="undo" />
          {say().back}
        </button>
        <button type="button" class="btn quiet" onClick={press(() => setStored({ ...stored(), cards: null }))}>
          {say().again}
        </button>
      </div>
    </div>
  );
}
