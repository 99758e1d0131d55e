/** The round track of Adam Way with its points. A marker can be moved along it. */
import { menhirs, menhirsKit } from '@speeltafel/rules';
import { For } from 'solid-js';
import { pointsFor } from '../adam-points.ts';
import { say as sayMenhirs } from '../words.ts';
import { say } from './words.ts';

function steps(): readonly menhirsKit.TrackStep[] {
  const options = menhirs.options({ variant: 'adam' });
  return options.ok ? menhirsKit.trackOf(options.value) : [];
}

export const AdamTrack = () => {
  const points = (step: menhirsKit.TrackStep, pass: 1 | 2): string =>
    step.kind === 'round' ? String(pointsFor(step.round, pass)) : '';
  const note = (step: menhirsKit.TrackStep): string => {
    if (step.kind === 'place') return say().place;
    if (step.kind === 'decision') return say().decide;
    return step.must.length > 0 ? sayMenhirs().labelMust : '';
  };
  return (
    <table class="sheet-track">
      <tbody>
        <tr class="sheet-rounds">
          <th scope="row">{sayMenhirs().rounds}</th>
          <For each={steps()}>
            {(step) => (
              <td>
                <span classList={{ 'sheet-square': step.must.length > 0, 'sheet-star': step.kind === 'decision' }}>
                  {step.kind === 'decision' ? '✱' : step.round}
                </span>
                <small>{note(step)}</small>
              </td>
            )}
          </For>
        </tr>
        <For each={[1, 2] as const}>
          {(pass) => (
            <tr>
              <th scope="row">{pass === 1 ? say().first : say().second}</th>
              <For each={steps()}>{(step) => <td>{points(step, pass)}</td>}</For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
};
