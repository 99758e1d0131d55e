/**
 * Enters the result of a table of Finstere Flure: the players in order of place, and how many figures each brought out.
 */
import './tournament.css';
import { floorsKit } from '@speeltafel/rules';
import type { BoardResult } from '@speeltafel/tournament';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { Icon } from '../../../ui/icon.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import type { ResultFormProps, TournamentUi } from '../../contract/tournament.ts';
import { Circles } from '../../shared/print/paper-marks.tsx';
import { say } from './words.ts';

function ResultForm(props: ResultFormProps): JSX.Element {
  /** Seats in order of place. */
  const [order, setOrder] = createSignal<readonly number[]>([]);
  const [out, setOut] = createSignal<readonly number[]>(props.names.map(() => 0));
  const most = () => floorsKit.neededToWin(props.names.length);
  const left = () => props.names.length - order().length;
  const tap = (seat: number): void => {
    if (!order().includes(seat)) setOrder([...order(), seat]);
  };
  /** Players without a figure out share the last place. */
  const places = (): number[] => {
    const ranked = order();
    const without = ranked.findIndex((seat) => out()[seat] === 0);
    const shared = without < 0 ? ranked.length : without;
    return props.names.map((_, seat) => Math.min(ranked.indexOf(seat), shared) + 1);
  };
  const result = (): BoardResult => ({ places: places(), points: [...out()], how: 'played' });
  /** A better place needs at least as many figures out: order and figures must agree. */
  const agrees = () => order().every((seat, i) => i === 0 || out()[seat]! <= out()[order()[i - 1]!]!);
  return (
    <div class="ff-result-form">
      <p>{say().order}</p>
      <ol class="ff-result-order">
        <For each={props.names}>
          {(name, seat) => (
            <li>
              <button type="button" class="btn" aria-pressed={order().includes(seat())} onClick={() => tap(seat())}>
                <Show when={order().includes(seat())}>
                  <strong>{order().indexOf(seat()) + 1}</strong>
                </Show>
                <span>{name}</span>
                <Show when={order().includes(seat())}>
                  <span class="visually-hidden">, {say().place(order().indexOf(seat()) + 1)}</span>
                </Show>
              </button>
              <Segmented
                label={say().out(name)}
                compact
                value={out()[seat()]!}
                choices={Array.from({ length: most() + 1 }, (_, value) => ({ value, label: String(value) }))}
                onChange={(value) => setOut(out().with(seat(), value))}
              />
            </li>
          )}
        </For>
      </ol>
      <Show when={order().length > 0}>
        <button type="button" class="btn quiet" onClick={() => setOrder(order().slice(0, -1))}>
          <Icon name="undo" />
          {say().undo}
        </button>
      </Show>
      <Show
        when={left() === 0 && agrees()}
        fallback={
          <p class="ff-result-missing" role="status">
            {left() > 0 ? say().still(left()) : say().disagrees}
          </p>
        }
      >
        <button type="button" class="btn primary big" onClick={() => props.onResult(result())}>
          <Icon name="check" />
          {out().every((count) => count === 0) ? say().enterNobody : say().enter(props.names[order()[0]!]!)}
        </button>
      </Show>
    </div>
  );
}

const PaperForm: TournamentUi['PaperForm'] = (props) => (
  <ul class="ff-paper-names">
    <For each={props.names}>
      {(name, seat) => (
        <li>
          <span class="ff-paper-place" aria-hidden="true" />
          <b>
            {name} <Show when={seat() === 0}>▸</Show>
          </b>
          <Circles numbers={Array.from({ length: floorsKit.neededToWin(props.names.length) + 1 }, (_, out) => out)} />
        </li>
      )}
    </For>
  </ul>
);

function resultText({ places, points }: BoardResult, names: readonly string[]): string {
  const first = places.indexOf(1);
  return points[first] === 0 ? say().none : say().text(names[first]!, points[first]!);
}

export const tournament: TournamentUi = { ResultForm, PaperForm, paperHint: () => say().paperHint, resultText };
