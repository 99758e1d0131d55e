/** How long players may claim after a turn. */
import { menhirsKit } from '@speeltafel/rules';
import { Segmented } from '../../../ui/segmented.tsx';
import { say } from './words.ts';

export const GraceChoice = (props: {
  readonly grace: menhirsKit.Grace;
  readonly onChange: (grace: menhirsKit.Grace) => void;
}) => (
  <Segmented
    label={say().grace}
    fill
    compact
    value={props.grace}
    choices={menhirsKit.GRACES.map((value) =>
      value === 'untimed'
        ? { value, label: say().untimed }
        : { value, label: say().seconds(value), spoken: say().spokenSeconds(value) },
    )}
    onChange={props.onChange}
  />
);
