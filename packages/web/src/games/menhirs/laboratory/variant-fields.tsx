/** The fields of a variant that change how computer players play, except its board. */
import { menhirsKit } from '@speeltafel/rules';
import { type JSX, Show } from 'solid-js';
import { Segmented } from '../../../ui/segmented.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { DecisionChoice } from '../options/decision.tsx';
import { ScheduleChoice } from '../options/schedule.tsx';
import { say as sayOptions } from '../options/words.ts';
import { say as sayGame } from '../words.ts';

export function VariantFields(props: {
  readonly options: menhirsKit.Options;
  onVariant(variant: menhirsKit.Variant): void;
  onChange(options: menhirsKit.Options): void;
}): JSX.Element {
  return (
    <>
      <Segmented
        label={sayOptions().variant}
        fill
        value={props.options.variant}
        choices={menhirsKit.VARIANTS.map((value) => ({ value, label: sayOptions().variants[value] }))}
        onChange={props.onVariant}
      />
      <Show
        when={props.options.variant === 'adam'}
        fallback={
          <ScheduleChoice
            schedule={props.options.schedule}
            names={[sayGame().north, sayGame().south]}
            onChange={(schedule) => props.onChange({ ...props.options, schedule })}
          />
        }
      >
        <Switch
          label={sayOptions().claims}
          about={sayOptions().claimsAbout}
          on={props.options.claims}
          onChange={(claims) => props.onChange({ ...props.options, claims })}
        />
        <DecisionChoice
          decision={props.options.decision}
          onChange={(decision) => props.onChange({ ...props.options, decision })}
        />
      </Show>
    </>
  );
}
