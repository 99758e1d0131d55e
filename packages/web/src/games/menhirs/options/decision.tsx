/** How the players choose at the decision moment: in secret or aloud. */
import { menhirsKit } from '@speeltafel/rules';
import { Segmented } from '../../../ui/segmented.tsx';
import { say } from './words.ts';

export const DecisionChoice = (props: {
  readonly decision: menhirsKit.Decision;
  readonly onChange: (decision: menhirsKit.Decision) => void;
}) => (
  <>
    <p class="question" aria-hidden="true">
      {say().decision}
    </p>
    <Segmented
      label={say().decision}
      fill
      value={props.decision}
      choices={menhirsKit.DECISIONS.map((value) => ({ value, label: say().decisions[value] }))}
      onChange={props.onChange}
    />
    <p class="hint">{say().decisionAbout[props.decision]}</p>
  </>
);
