/**
 * `#/lab/<game>/workshop`: a variant is drawn and changed, measured at once, and played. The address holds the variant.
 */
import './workshop.css';
import type { ReportSettings } from '@speeltafel/players/reports';
import { LONGEST_VARIANT_NAME } from '@speeltafel/rules';
import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, Show } from 'solid-js';
import type { GameLaboratory } from '../../games/contract/laboratory.ts';
import { GAMES, type GameId } from '../../games/registry.ts';
import { go, place, to } from '../../router/route.ts';
import { Screen } from '../../ui/bar.tsx';
import { copy } from '../../ui/copy.ts';
import { Icon } from '../../ui/icon.tsx';
import { press } from '../../ui/press.ts';
import { say as sayUi } from '../../ui/words.ts';
import { LONGEST_OPTIONS } from './lab-address.ts';
import { createMeasurement } from './measuring.ts';
import { say } from './words.ts';

/** Enough games to see a difference within seconds. */
const QUICK = { games: 200, positions: 60, seed: 1 } as const;
/** Measures again after this many milliseconds without a change. */
const CALM = 700;

interface Props {
  readonly game: GameId;
  readonly laboratory: GameLaboratory;
}

const withOptions = (address: string, options: string): string =>
  `${address}?${new URLSearchParams({ options }).toString()}`;

const Name = (props: { readonly name: string; rename(name: string): boolean }): JSX.Element => {
  const [refused, setRefused] = createSignal(false);
  return (
    <label class="workshop-name">
      <span>{say().variantName}</span>
      <input
        class="field"
        type="text"
        maxLength={LONGEST_VARIANT_NAME}
        value={props.name}
        aria-invalid={refused()}
        onInput={({ currentTarget }) => setRefused(!props.rename(currentTarget.value.trim()))}
      />
      <Show when={refused()}>
        <span role="alert">{say().badName}</span>
      </Show>
    </label>
  );
};

const Play = (props: { readonly game: GameId; readonly options: string }): JSX.Element => (
  <section class="panel workshop-part" aria-labelledby="workshop-play">
    <h2 id="workshop-play">{say().playIt}</h2>
    <a class="btn primary big" href={withOptions(to('new', props.game, 'computer'), props.options)}>
      <Icon name="bot" />
      {say().againstComputer}
    </a>
    <a class="btn" href={withOptions(to('new', props.game), props.options)}>
      <Icon name="people" />
      {say().atThisDevice}
    </a>
    <a class="btn" href={withOptions(to('invite', props.game), props.options)}>
      <Icon name="link" />
      {sayUi().inviteFriend}
    </a>
  </section>
);

/** Measures a few games once the user has asked for it, and again after every change. */
const Quick = (props: Props & { readonly options: string }): JSX.Element => {
  const measurement = createMeasurement();
  const [wanted, setWanted] = createSignal(false);
  const settings = (): readonly ReportSettings[] => [
    { game: props.game, options: props.options, levels: [props.laboratory.usual.level], rotate: false, ...QUICK },
  ];
  let waiting: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(waiting));
  createEffect(
    on(
      () => props.options,
      () => {
        clearTimeout(waiting);
        if (wanted()) waiting = setTimeout(() => measurement.begin(settings()), CALM);
      },
      { defer: true },
    ),
  );
  const measure = (): void => {
    setWanted(true);
    measurement.begin(settings());
  };
  const report = () => {
    const now = measurement.now();
    return now.state === 'done' ? now.reports[0] : undefined;
  };
  const working = () => {
    const now = measurement.now();
    return now.state === 'working' ? now : undefined;
  };
  return (
    <section class="workshop-quick" aria-live="polite">
      <Show when={report()}>{(made) => <props.laboratory.Winners report={made()} />}</Show>
      <Show when={working()}>
        {(now) => (
          <div class="panel workshop-part">
            <h2>{say().playing}</h2>
            <progress max={now().of} value={now().done} aria-label={say().playing} />
          </div>
        )}
      </Show>
      <Show when={measurement.now().state === 'failed'}>
        <p role="alert">{sayUi().failed}</p>
      </Show>
      <Show when={!wanted()}>
        <div class="panel workshop-part">
          <h2>{say().notMeasured}</h2>
          <button type="button" class="btn" onClick={press(measure)}>
            <Icon name="graph" />
            {say().measure}
          </button>
        </div>
      </Show>
      <Show when={wanted()}>
        <p class="hint">{say().quickNote(QUICK.games)}</p>
      </Show>
    </section>
  );
};

export function Workshop(props: Props): JSX.Element {
  const wished = (): string => place().query.get('options') ?? props.laboratory.usual.options;
  const read = createMemo(() => (wished().length > LONGEST_OPTIONS ? null : props.laboratory.variant(wished())));
  const variant = () => read() ?? props.laboratory.variant(props.laboratory.usual.options)!;
  const show = (options: string): void =>
    go(withOptions(to('lab', props.game, 'workshop'), options), { replace: true });
  const rename = (name: string): boolean => {
    const named = props.laboratory.named(variant().options, name);
    if (named !== null) show(named);
    return named !== null;
  };
  return (
    <Screen
      title={say().workshop}
      about={GAMES[props.game].name}
      back={to('lab', props.game)}
      wide
      class="lab workshop"
      actions={
        <button
          type="button"
          class="btn quiet icon"
          aria-label={sayUi().copyLink}
          onClick={() => void copy(location.href)}
        >
          <Icon name="share" />
        </button>
      }
    >
      <Show when={read() === null}>
        <p role="alert">{say().notRead}</p>
      </Show>
      <div class="workshop-split">
        <props.laboratory.Workbench options={variant().options} onChange={show} />
        <div class="workshop-side">
          <div class="panel workshop-part">
            <Name name={variant().ownName} rename={rename} />
            <p class="hint">{variant().options}</p>
          </div>
          <Quick {...props} options={variant().options} />
          <Play game={props.game} options={variant().options} />
          <a class="btn" href={withOptions(to('lab', props.game), variant().options)}>
            <Icon name="graph" />
            {say().measureFully}
          </a>
        </div>
      </div>
    </Screen>
  );
}
