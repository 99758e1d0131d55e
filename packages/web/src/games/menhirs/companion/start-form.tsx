/** The form before a game at the real table: the variant, the players, the time to claim. */
import { menhirs, menhirsKit } from '@speeltafel/rules';
import { menhirsSides } from '@speeltafel/table';
import { createSignal, For, Show } from 'solid-js';
import { MoreOptions } from '../../../ui/form/form.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { submit } from '../../../ui/press.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { say as sayUi } from '../../../ui/words.ts';
import { chosenGrace } from '../options/chosen-grace.ts';
import { DecisionChoice } from '../options/decision.tsx';
import { GraceChoice } from '../options/grace.tsx';
import { ScheduleChoice } from '../options/schedule.tsx';
import { say as sayOptions } from '../options/words.ts';
import { say as moor } from '../words.ts';
import { Results } from './results.tsx';
import { change, optionsOf, stored } from './stored-companion.ts';
import { say } from './words.ts';

/** The options last used for this variant, or its defaults with the time to claim from the settings. */
function usual(variant: menhirsKit.Variant): menhirsKit.Options {
  const before = optionsOf(stored().options);
  if (before.variant === variant && stored().results.length > 0) return before;
  const options = menhirs.options(variant === 'adam' ? { variant, grace: chosenGrace() } : { variant });
  return options.ok ? options.value : before;
}

const { SIDES } = menhirsSides;

export function Begin() {
  const [options, setOptions] = createSignal(usual(optionsOf(stored().options).variant));
  const [names, setNames] = createSignal(stored().names);
  const [begins, setBegins] = createSignal(stored().begins);
  const rename = (at: 0 | 1, name: string): void => {
    const [one, two] = names();
    setNames(at === 0 ? [name, two] : [one, name]);
  };
  const called = (at: 0 | 1): string => names()[at] || moor()[SIDES[at]];
  const start = (): void => {
    change({ names: names(), begins: begins(), options: menhirs.makeOptions(options()), log: [] });
  };
  return (
    <form class="companion-form" onSubmit={submit(() => start())}>
      <h2>{sayUi().newGame}</h2>
      <Segmented
        fill
        label={say().variant}
        value={options().variant}
        choices={menhirsKit.VARIANTS.map((value) => ({ value, label: sayOptions().variants[value] }))}
        onChange={(variant) => setOptions(usual(variant))}
      />
      <div class="companion-names">
        <For each={[0, 1] as const}>
          {(at) => (
            <label class="companion-field">
              <span>{say().nameOf(moor()[SIDES[at]])}</span>
              <input
                maxLength={20}
                autocomplete="off"
                placeholder={moor()[SIDES[at]]}
                value={names()[at]}
                onInput={(event) => rename(at, event.currentTarget.value)}
              />
            </label>
          )}
        </For>
        <button type="button" class="btn" onClick={() => setNames([names()[1], names()[0]])}>
          <Icon name="turn" />
          {say().swap}
        </button>
      </div>
      <div class="companion-field">
        <span>{sayOptions().begins}</span>
        <Segmented
          fill
          label={sayOptions().begins}
          value={begins()}
          choices={([0, 1] as const).map((at) => ({ value: SIDES[at], label: called(at) }))}
          onChange={setBegins}
        />
      </div>
      <Show
        when={options().variant === 'adam'}
        fallback={
          <ScheduleChoice
            schedule={options().schedule}
            names={begins() === 'north' ? [called(0), called(1)] : [called(1), called(0)]}
            onChange={(schedule) => setOptions({ ...options(), schedule })}
          />
        }
      >
        <div class="companion-field">
          <span>{sayOptions().grace}</span>
          <GraceChoice grace={options().grace} onChange={(grace) => setOptions({ ...options(), grace })} />
        </div>
        <MoreOptions open={options().decision !== 'secret'}>
          <DecisionChoice
            decision={options().decision}
            onChange={(decision) => setOptions({ ...options(), decision })}
          />
        </MoreOptions>
      </Show>
      <button type="submit" class="btn primary big">
        <Icon name="play" />
        {sayUi().begin}
      </button>
      <Results />
    </form>
  );
}
