/**
 * A new game: `#/new/<game>` for people on one device, `#/new/<game>/computer` against computer players, and
 * `#/new/<game>/now`, which starts at once with the last choices.
 */
import { createResource, onMount, Show } from 'solid-js';
import type { Choices, GameOptions, OpponentKind } from '../../games/contract/options.ts';
import { GAMES, type GameId, isGame } from '../../games/registry.ts';
import { fetchPart } from '../../router/lazy-screen.ts';
import { go, place, to } from '../../router/route.ts';
import { Screen } from '../../ui/bar.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { say as sayUi } from '../../ui/words.ts';
import { keepChoices, lastChoices } from './last-choices.ts';
import { withVariant } from './with-variant.ts';
import { say } from './words.ts';

interface Props {
  readonly game: GameId;
  readonly options: GameOptions;
}

const enter = (id: string): void => go(to('play', id), { replace: true });

/** Plays against the level nearest to the player's strength, if it is known. */
async function startNow({ game, options }: Props): Promise<void> {
  const { atStrength } = await import('./at-strength.ts');
  enter(options.start(atStrength(game, options, options.playNow(lastChoices(game, 'computer', options)))));
}

function StartNow(props: Props) {
  onMount(() => {
    startNow(props);
  });
  return null;
}

function ChooseGame(props: Props & { readonly opponents: OpponentKind }) {
  const start = (choices: Choices): void => {
    keepChoices(props.game, props.opponents, choices);
    enter(props.options.start(choices));
  };
  return (
    <Screen title={sayUi().newGame} about={GAMES[props.game].name} wide>
      <Show when={props.opponents} keyed>
        {(opponents) => (
          <props.options.Form
            choices={withVariant(lastChoices(props.game, opponents, props.options), props.options)}
            submitLabel={say().begin}
            onSubmit={start}
          />
        )}
      </Show>
    </Screen>
  );
}

function NewGame(props: { readonly game: GameId }) {
  const [options] = createResource(() => fetchPart(GAMES[props.game].options));
  const opponents = (): OpponentKind => (place().path[2] === 'computer' ? 'computer' : 'people');
  return (
    <Show when={options()}>
      {(options) => (
        <Show
          when={place().path[2] === 'now'}
          fallback={<ChooseGame game={props.game} options={options()} opponents={opponents()} />}
        >
          <StartNow game={props.game} options={options()} />
        </Show>
      )}
    </Show>
  );
}

export default function New() {
  const game = (): GameId | undefined => {
    const name = place().path[1];
    return isGame(name) ? name : undefined;
  };
  return (
    <Show when={game()} keyed fallback={<NotFound />}>
      {(game) => <NewGame game={game} />}
    </Show>
  );
}
