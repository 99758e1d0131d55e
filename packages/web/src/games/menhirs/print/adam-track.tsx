/** Adam Way's round track with its points: a marker can be pushed along it. */
import { menhirs, menhirsKit } from '@speeltafel/rules';
import { For } from 'solid-js';
import { say } from '../../../features/print/summary/words.ts';
import { pointsFor } from './adam-points.ts';

function pips(): readonly menhirsKit.TrackStep[] {
  const options = menhirs.options({ variant: 'adam' });
  return options.ok ? menhirsKit.trackOf(options.value) : [];
}

export const AdamTrack = () => {
  const points = (pip: menhirsKit.TrackStep, pass: 1 | 2): string =>
    pip.kind === 'round' ? String(pointsFor(pip.round, pass)) : '';
  const note = (pip: menhirsKit.TrackStep): string => {
    if (pip.kind === 'place') return say().place;
    if (pip.kind === 'decision') return say().decide;
    return pip.must.length > 0 ? say().must : '';
  };
  return (
    <table class="sheet-track">
      <tbody>
        <tr class="sheet-pips">
          <th scope="row">{say().track}</th>
          <For each={pips()}>
            {(pip) => (
              <td>
                <span classList={{ 'sheet-square': pip.must.length > 0, 'sheet-star': pip.kind === 'decision' }}>
                  {pip.kind === 'decision' ? '✱' : pip.round}
                </span>
                <small>{note(pip)}</small>
              </td>
            )}
          </For>
        </tr>
        <For each={[1, 2] as const}>
          {(pass) => (
            <tr>
              <th scope="row">{pass === 1 ? say().first : say().second}</th>
              <For each={pips()}>{(pip) => <td>{points(pip, pass)}</td>}</For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
};
