/** The choice of the variant that a report is about. */
import { floors, type floorsKit } from '@speeltafel/rules';
import { type JSX, Show } from 'solid-js';
import { Segmented } from '../../../ui/segmented.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { say as sayOptions } from '../options/words.ts';

const COUNTS = [2, 3, 4, 5, 6, 7] as const;
const HALLS = ['basic', 'random', 'lay'] as const;
const LEAST_FOR_FIVE = 6;

export function VariantChoice(props: { readonly options: string; onChange(options: string): void }): JSX.Element {
  const options = (): Partial<floorsKit.Options> => {
    const read = floors.parseOptions(props.options);
    return read.ok ? read.value : {};
  };
  const change = (change: Partial<floorsKit.Options>): void => {
    const { players = 4, setup = 'basic', five = '5', pile = 8 } = { ...options(), ...change };
    const read = floors.options({ players, setup, pile, five: players < LEAST_FOR_FIVE ? '5' : five });
    if (read.ok) props.onChange(floors.makeOptions(read.value));
  };
  return (
    <>
      <Segmented
        label={sayOptions().count}
        fill
        value={options().players ?? 4}
        choices={COUNTS.map((value) => ({ value, label: `${value}`, spoken: sayOptions().playersTerm(value) }))}
        onChange={(players) => change({ players })}
      />
      <Segmented
        label={sayOptions().hall}
        fill
        value={options().setup ?? 'basic'}
        choices={HALLS.map((value) => ({ value, label: sayOptions().halls[value] }))}
        onChange={(setup) => change({ setup })}
      />
      <Switch
        label={sayOptions().short}
        about={sayOptions().shortAbout}
        on={options().pile === 7}
        onChange={(short) => change({ pile: short ? 7 : 8 })}
      />
      <Show when={(options().players ?? 4) >= LEAST_FOR_FIVE}>
        <Switch
          label={sayOptions().five}
          about={sayOptions().fiveAbout}
          on={options().five === 'h3'}
          onChange={(five) => change({ five: five ? 'h3' : '5' })}
        />
      </Show>
    </>
  );
}
