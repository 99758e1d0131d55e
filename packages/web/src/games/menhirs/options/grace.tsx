/** How long one may claim after a turn. */
import type { menhirsKit } from '@speeltafel/rules';
import { Segmented } from '../../../ui/segmented.tsx';
import { say } from './words.ts';

const GRACES = [0, 3, 5, 10, 'untimed'] as const;

export const GraceChoice = (props: {
  readonly grace: menhirsKit.Grace;
  readonly onChange: (grace: menhirsKit.Grace) => void;
}) => (
  <Segmented
    label={say().grace}
    fill
    compact
    value={props.grace}
    choices={GRACES.map((value) =>
      value === 'untimed'
        ? { value, label: say().untimed }
        : { value, label: say().seconds(value), spoken: say().spokenSeconds(value) },
    )}
    onChange={props.onChange}
  />
);
