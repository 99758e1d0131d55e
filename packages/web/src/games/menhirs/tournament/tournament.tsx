/** Enters the result of a board of Menhirs: the winner, and the round, chosen on the track known from the game. */
import './tournament.css';
import { type BoardResult, pointsOf, pointsOfWin, winOf } from '@speeltafel/tournament';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { Icon } from '../../../ui/icon.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { ResultFormProps, TournamentUi } from '../../contract/tournament.ts';
import { Circles, TickBox } from '../../shared/print/paper-marks.tsx';
import { say } from './words.ts';

const ROUNDS = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
const TIE: BoardResult = { places: [1, 1], points: [0, 0], how: 'played' };

function ResultForm(props: ResultFormProps): JSX.Element {
  const [winner, setWinner] = createSignal<0 | 1 | null>(null);
  const [round, setRound] = createSignal<number | 'tie' | null>(null);
  const [prolonged, setProlonged] = createSignal(false);
  const [playedOut, setPlayedOut] = createSignal(true);
  const won = (seat: 0 | 1, of: number): BoardResult => {
    const scored = pointsOfWin({ round: of, prolonged: prolonged() });
    return {
      places: seat === 0 ? [1, 2] : [2, 1],
      points: seat === 0 ? [scored, 0] : [0, scored],
      how: playedOut() ? 'played' : 'not-played-out',
    };
  };
  const points = (of: number): number => pointsOf(props.settings, won(0, of), 0);
  const result = (): BoardResult | null => {
    const [seat, chosen] = [winner(), round()];
    if (chosen === 'tie') return TIE;
    return seat === null || chosen === null ? null : won(seat, chosen);
  };
  const sentence = (): string => {
    const chosen = round();
    if (result() === null || chosen === null) return say().chooseFirst;
    return chosen === 'tie' ? say().enterTie : say().enter(props.names[winner()!]!, chosen, points(chosen));
  };
  return (
    <div class="mh-result-form">
      <fieldset class="mh-result-winner">
        <legend class="visually-hidden">{say().won}</legend>
        <For each={[0, 1] as const}>
          {(seat) => (
            <button
              type="button"
              class="btn"
              aria-pressed={winner() === seat && round() !== 'tie'}
              onClick={() => {
                setWinner(seat);
                if (round() === 'tie') setRound(null);
              }}
            >
              {props.names[seat]}
            </button>
          )}
        </For>
      </fieldset>
      <div class="mh-result-prolonged">
        <span aria-hidden="true">{say().roundOfGame}</span>
        <Segmented
          label={say().roundOfGame}
          compact
          value={prolonged()}
          choices={[
            { value: false, label: say().inTime },
            { value: true, label: say().prolonged },
          ]}
          onChange={setProlonged}
        />
      </div>
      <fieldset class="mh-result-track">
        <legend class="visually-hidden">{say().roundOfGame}</legend>
        <For each={ROUNDS}>
          {(of) => (
            <button
              type="button"
              aria-pressed={round() === of}
              aria-label={`${of}, ${say().plus(points(of))}`}
              onClick={() => setRound(of)}
            >
              <strong>{of}</strong>
              <small>+{points(of)}</small>
            </button>
          )}
        </For>
        <button type="button" aria-pressed={round() === 'tie'} onClick={() => setRound('tie')}>
          <strong class="mh-result-tie">{say().tie}</strong>
          <small>0</small>
        </button>
      </fieldset>
      <Switch
        label={say().notPlayedOut}
        about={say().notPlayedOutAbout}
        on={!playedOut()}
        onChange={(early) => setPlayedOut(!early)}
      />
      <Show
        when={result()}
        fallback={
          <p class="mh-result-missing" role="status">
            {sentence()}
          </p>
        }
      >
        {(entered) => (
          <button type="button" class="btn primary big" onClick={() => props.onResult(entered())}>
            <Icon name="check" />
            {sentence()}
          </button>
        )}
      </Show>
    </div>
  );
}

const PaperForm: TournamentUi['PaperForm'] = (props) => (
  <>
    <ul class="mh-paper-names">
      <For each={props.names}>
        {(name, seat) => (
          <li>
            <TickBox /> {name} <Show when={seat() === 0}>▸</Show>
          </li>
        )}
      </For>
    </ul>
    <Circles numbers={ROUNDS} />
    <p class="mh-paper-ends">
      <span>
        <TickBox /> {say().prolonged}
      </span>
      <span>
        <TickBox /> {say().tie}
      </span>
    </p>
  </>
);

function resultText({ places, points, how }: BoardResult, names: readonly string[]): string {
  if (places[0] === places[1]) return say().tie;
  const seat = places[0] === 1 ? 0 : 1;
  const { round, prolonged } = winOf(points[seat]!);
  const name = names[seat]!;
  if (how === 'not-played-out' && points[seat] === 0) return say().early(name);
  const text = prolonged ? say().inRoundProlonged(name, round) : say().inRound(name, round);
  return how === 'played' ? text : say().early(text);
}

export const tournament: TournamentUi = { ResultForm, PaperForm, paperHint: () => say().paperHint, resultText };
