/** The decision moment on one device: each chooses unseen, then both choices are shown with what follows from them. */
import { menhirs, type menhirsKit } from '@speeltafel/rules';
import { createSignal, Match, Switch } from 'solid-js';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { press } from '../../../ui/press.ts';
import { playerName } from './names.ts';
import { type Choice, type Happened, ifNobodyWins, otherSeat } from './table-game.ts';
import { say } from './words.ts';

type Step = 'cover' | 'choose' | 'reveal' | 'shown';

/** What follows, said from what the rules make of it. */
function consequence(position: menhirsKit.Position, choices: readonly [Choice, Choice]): string {
  const end = ifNobodyWins(position, choices);
  if (end === 'prolonged') return say().thenProlong;
  return end.winner === null ? say().thenTie : say().thenGoOn(playerName(end.winner), end.points);
}

export function Decision(props: {
  readonly open: boolean;
  readonly position: menhirsKit.Position;
  readonly onClose: () => void;
  readonly onDecided: (happened: Happened) => void;
}) {
  const [step, setStep] = createSignal<Step>('cover');
  const [first, setFirst] = createSignal<Choice | null>(null);
  const [second, setSecond] = createSignal<Choice | null>(null);
  const seat = () => (first() === null ? 1 : 2);
  const choices = (): readonly [Choice, Choice] => [first() ?? 'prolong', second() ?? 'prolong'];
  const close = (): void => {
    setStep('cover');
    setFirst(null);
    setSecond(null);
    props.onClose();
  };
  const choose = (choice: Choice): void => {
    if (first() === null) {
      setFirst(choice);
      setStep('cover');
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
              {say().iAm(playerName(seat()))}
            </button>
          </Match>
          <Match when={step() === 'choose'}>
            <h3>{say().choose(playerName(seat()))}</h3>
            <button type="button" class="btn big companion-choice" onClick={press(() => choose('prolong'))}>
              <strong>{say().prolong}</strong>
              <small>{say().prolongHow}</small>
            </button>
            <button type="button" class="btn big companion-choice" onClick={press(() => choose('go-on'))}>
              <strong>{say().goOn}</strong>
              <small>{say().goOnHow}</small>
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
            <p class="companion-chose">{say().chose[choices()[1]](playerName(2))}</p>
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
