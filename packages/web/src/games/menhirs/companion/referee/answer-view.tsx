/** The referee's answer, with the moves that prove it. */
import { menhirsKit, type Refusal } from '@speeltafel/rules';
import { createMemo, For, Match, Show, Switch } from 'solid-js';
import { Icon } from '../../../../ui/icon.tsx';
import { press } from '../../../../ui/press.ts';
import { compassOf, reason } from '../../sentences.ts';
import { playerName } from '../names.ts';
import { listed } from '../seconds-text.ts';
import { type ClaimAnswer, isClaimJust, isMoveLegal, type Move, type NoWin, whichTakings } from './answers.ts';
import { lastMover, lastRound } from './drawn-position.ts';
import type { RefereeState } from './referee-state.ts';
import { say } from './words.ts';

const { PLACES, placesOf, size, SPLITTABLE } = menhirsKit;

export const placeNames = (set: menhirsKit.PlaceSet): string => listed(placesOf(set).map((place) => PLACES[place]!));
const nameMove = ({ set, direction }: Move): string => say().move(placeNames(set), compassOf(direction));

function whyNoWin(no: NoWin): string {
  switch (no.why) {
    case 'apart':
      return say().apart(no.clusters.length);
    case 'ko':
      return say().koOnly(listed(no.moves.map(nameMove)));
    case 'stuck':
      return size(no.bank) < SPLITTABLE ? say().stuckSmall : say().stuck;
  }
}

function whyNoClaim({ code }: Refusal, hasLast: boolean): string {
  if (code === 'claims-off') return say().noClaimGame;
  return hasLast ? say().noClaimRound : say().noClaimMove;
}

const Verdict = (props: { readonly yes: boolean | null; readonly text: string }) => (
  <p class="companion-verdict" classList={{ 'companion-yes': props.yes === true, 'companion-no': props.yes === false }}>
    <Show when={props.yes !== null}>
      <Icon name={props.yes ? 'check' : 'close'} />
    </Show>
    <strong>{props.text}</strong>
  </p>
);

const Moves = (props: { readonly referee: RefereeState; readonly moves: readonly Move[] }) => (
  <ul class="companion-moves" aria-label={say().winning}>
    <For each={props.moves}>
      {(move) => (
        <li>
          <button
            type="button"
            class="btn"
            aria-pressed={props.referee.shown() === move}
            onClick={press(() => props.referee.show(props.referee.shown() === move ? null : move))}
          >
            {nameMove(move)}
          </button>
        </li>
      )}
    </For>
  </ul>
);

const ClaimSaid = (props: { readonly referee: RefereeState; readonly answer: ClaimAnswer }) => {
  const name = (): string => playerName(props.referee.draft().player);
  const unjust = () => (props.answer.verdict === 'unjust' ? props.answer : null);
  const just = () => (props.answer.verdict === 'just' ? props.answer : null);
  const impossible = () => (props.answer.verdict === 'impossible' ? props.answer : null);
  return (
    <Switch>
      <Match when={just()}>
        {(answer) => (
          <>
            <Verdict yes text={say().just(name())} />
            <Show when={answer().back !== 0}>
              <p>{say().justBack(placeNames(answer().back))}</p>
            </Show>
            <Moves referee={props.referee} moves={answer().moves} />
          </>
        )}
      </Match>
      <Match when={unjust()}>
        {(answer) => (
          <>
            <Verdict yes={false} text={say().unjust(name())} />
            <Show when={answer().back !== 0}>
              <p>{say().justBack(placeNames(answer().back))}</p>
            </Show>
            <p>{whyNoWin(answer().no)}</p>
            <Show when={answer().without[0]}>{(move) => <p>{say().pitfall(name(), nameMove(move()))}</p>}</Show>
          </>
        )}
      </Match>
      <Match when={impossible()}>
        {(answer) => (
          <>
            <Verdict yes={false} text={say().noClaim} />
            <p>{whyNoClaim(answer().refusal, props.referee.draft().moved !== 0)}</p>
            <Show when={answer().without[0]}>{(move) => <p>{say().without(name(), nameMove(move()))}</p>}</Show>
          </>
        )}
      </Match>
    </Switch>
  );
};

export function Answer(props: { readonly referee: RefereeState }) {
  const draft = () => props.referee.draft();
  const claim = createMemo(() => {
    const answer = isClaimJust(draft());
    return answer.ok ? answer.value : null;
  });
  const takings = createMemo(() => {
    const answer = whichTakings(draft());
    return answer.ok ? answer.value : null;
  });
  const move = createMemo(() => {
    const direction = props.referee.direction();
    if (props.referee.chosen() === 0 || direction === null) return null;
    const answer = isMoveLegal(draft(), props.referee.chosen(), direction);
    return answer.ok ? answer.value : null;
  });
  const mover = (): string => playerName(draft().player);
  const other = (): string => playerName(lastMover(draft()));
  const claimable = (): boolean => draft().variant === 'adam' && lastRound(draft()) > 1;
  return (
    <div class="companion-answer companion-grow" aria-live="polite">
      <Switch>
        <Match when={draft().fog === 0}>
          <p>{say().needFog}</p>
        </Match>
        <Match when={props.referee.question() === 'claim'}>
          <p class="companion-soft">{say().claimOf(mover())}</p>
          <Show when={claim()} keyed>
            {(answer) => <ClaimSaid referee={props.referee} answer={answer} />}
          </Show>
        </Match>
        <Match when={props.referee.question() === 'move'}>
          <p class="companion-soft">{say().moveHow(mover())}</p>
          <Show when={move()} keyed>
            {(answer) =>
              answer.legal ? (
                <Verdict yes text={answer.wins ? say().legalWins : say().legal} />
              ) : (
                <>
                  <Verdict yes={false} text={say().illegal} />
                  <p>{reason(answer.refusal)}</p>
                </>
              )
            }
          </Show>
        </Match>
        <Match when={takings()} keyed>
          {({ threats, stopping }) => (
            <>
              <p class="companion-soft">{say().takingOf(other(), mover())}</p>
              <Switch>
                <Match when={threats.length === 0}>
                  <Verdict yes={null} text={say().noThreat(mover())} />
                </Match>
                <Match when={stopping === 0}>
                  <Verdict yes={false} text={say().stopsNone} />
                </Match>
                <Match when={true}>
                  <Verdict yes text={say().stops(placeNames(stopping), size(stopping) === 1)} />
                  <Show when={claimable()}>
                    <p>{say().stopsClaim(mover())}</p>
                  </Show>
                </Match>
              </Switch>
              <Moves referee={props.referee} moves={threats} />
            </>
          )}
        </Match>
        <Match when={true}>
          <p>{say().notYet}</p>
        </Match>
      </Switch>
    </div>
  );
}
