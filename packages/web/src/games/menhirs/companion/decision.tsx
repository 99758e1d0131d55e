/**
 * The decision moment on one device. In secret, each player chooses unseen; then both choices are shown with their
 * consequence. Aloud, the players are asked in turn, and the first one to go on ends it.
 */
import { menhirs, type menhirsKit } from '@speeltafel/rules';
import { createSignal, Match, Show, Switch } from 'solid-js';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { press } from '../../../ui/press.ts';
import { say as sayMenhirs } from '../words.ts';
import { playerName } from './names.ts';
import { type Choice, type GameEvent, otherSeat, outcomeWithoutWinner } from './table-game.ts';
import { say } from './words.ts';

type Step = 'cover' | 'choose' | 'reveal' | 'shown';

/** The consequence of the choices according to the rules. */
function consequence(position: menhirsKit.Position, choices: readonly [Choice, Choice]): string {
  const end = outcomeWithoutWinner(position, choices);
  if (end === 'prolonged') return say().thenProlong;
  return end.winner === null ? say().thenTie : say().thenGoOn(playerName(end.winner), end.points);
}

export function Decision(props: {
  readonly open: boolean;
  readonly position: menhirsKit.Position;
  readonly onClose: () => void;
  readonly onDecided: (happened: GameEvent) => void;
}) {
  const aloud = (): boolean => props.position.state.setting.aloud;
  const firstStep = (): Step => (aloud() ? 'choose' : 'cover');
  const [step, setStep] = createSignal<Step>(firstStep());
  const [first, setFirst] = createSignal<Choice | null>(null);
  const [second, setSecond] = createSignal<Choice | null>(null);
  const seat = () => (first() === null ? 1 : 2);
  const choices = (): readonly [Choice, Choice] => [first() ?? 'prolong', second() ?? 'prolong'];
  const close = (): void => {
    setStep(firstStep());
    setFirst(null);
    setSecond(null);
    props.onClose();
  };
  const choose = (choice: Choice): void => {
    if (first() === null) {
      setFirst(choice);
      setStep(aloud() && choice === 'go-on' ? 'shown' : firstStep());
    } else if (aloud()) {
      setSecond(choice);
      setStep('shown');
    } else {
      setSecond(choice);
      setStep('reveal');
    }
  };
  return (
    <Dialog open={props.open && menhirs.outcome(props.position) === null} title={say().decide} onClose={close}>
      <div class="companion-decision" aria-live="polite">
        <Switch>
          <Match when={step() === 'cover'}>
            <h3>{say().handTo(playerName(seat()))}</h3>
            <p>{say().handHow(playerName(otherSeat(seat())))}</p>
            <button type="button" class="btn primary big" onClick={press(() => setStep('choose'))}>
              {sayMenhirs().iAm(playerName(seat()))}
            </button>
          </Match>
          <Match when={step() === 'choose'}>
            <h3>{say().choose(playerName(seat()))}</h3>
            <Show when={aloud() && first()}>
              {(choice) => <p class="companion-chose">{say().chose[choice()](playerName(1))}</p>}
            </Show>
            <button type="button" class="btn big companion-choice" onClick={press(() => choose('prolong'))}>
              <strong>{sayMenhirs().prolong}</strong>
              <small>{say().prolongHow}</small>
            </button>
            <button type="button" class="btn big companion-choice" onClick={press(() => choose('go-on'))}>
              <strong>{sayMenhirs().goOn}</strong>
              <small>{aloud() ? say().goOnAloud : say().goOnHow}</small>
            </button>
          </Match>
          <Match when={step() === 'reveal'}>
            <h3>{say().bothChose}</h3>
            <button type="button" class="btn primary big" onClick={press(() => setStep('shown'))}>
              {say().reveal}
            </button>
          </Match>
          <Match when={step() === 'shown'}>
            <p class="companion-chose">{say().chose[choices()[0]](playerName(1))}</p>
            <Show when={second()}>
              {(choice) => <p class="companion-chose">{say().chose[choice()](playerName(2))}</p>}
            </Show>
            <p>{consequence(props.position, choices())}</p>
            <button
              type="button"
              class="btn primary big"
              onClick={() => {
                props.onDecided({ kind: 'decided', choices: choices() });
                close();
              }}
            >
              <Icon name="check" />
              {say().accept}
            </button>
          </Match>
        </Switch>
      </div>
    </Dialog>
  );
}
