/** A game at the real table: a half of the screen for each player, with the track and what to do between them. */
import { menhirs, type menhirsKit, type Seat } from '@speeltafel/rules';
import { createEffect, createMemo, createSignal, Match, on, onCleanup, Show, Switch } from 'solid-js';
import { to } from '../../../router/route.ts';
import { reducedMotion } from '../../../settings/settings.ts';
import { announce } from '../../../ui/announce.ts';
import { Confirm } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { press } from '../../../ui/press.ts';
import { say as sayUi } from '../../../ui/words.ts';
import { say as sayOptions } from '../options/words.ts';
import type { Side } from '../sides.ts';
import { say as moor } from '../words.ts';
import { claimTime, lateBy } from './claim-clock.ts';
import { Decision } from './decision.tsx';
import { whyEnded } from './ending.ts';
import { playerName, seatAt } from './names.ts';
import { Pad } from './player-half.tsx';
import { Results } from './results.tsx';
import { seconds } from './seconds-text.ts';
import { addEvent, archiveGame, change, stepBack, stored, usePositions } from './stored-companion.ts';
import { type GameEvent, isOver, whyNotTurn } from './table-game.ts';
import { Track } from './track.tsx';
import { say } from './words.ts';

/** The current time, updated only while a claim can expire. */
function useNow(position: () => menhirsKit.Position): () => number {
  const [now, setNow] = createSignal(Date.now());
  createEffect(() => {
    const until = menhirs.view(position(), null).claimUntil;
    setNow(Date.now());
    if (until === null) return;
    let frame = 0;
    const tick = (): void => {
      const time = Date.now();
      const left = until - time;
      // With reduced motion the ring changes once a second.
      setNow(reducedMotion() && left > 0 ? until - Math.ceil(left / 1000) * 1000 : time);
      if (left >= 0) frame = requestAnimationFrame(tick);
    };
    tick();
    onCleanup(() => cancelAnimationFrame(frame));
  });
  return now;
}

export function Playing() {
  const moments = usePositions();
  const position = createMemo(() => moments().at(-1)!);
  const view = createMemo(() => menhirs.view(position(), null));
  const now = useNow(position);
  const [deciding, setDeciding] = createSignal(false);
  const [stopping, setStopping] = createSignal(false);

  /** How much in time or too late a claim was. Shown until the next event. */
  const [margin, setMargin] = createSignal('');
  createEffect(
    on(
      () => view().player + view().round * 2,
      () => setMargin(''),
      { defer: true },
    ),
  );
  const tellMargin = (text: string): void => {
    setMargin(text);
    announce(text, 'assertive');
  };

  const note = (happened: GameEvent): boolean => {
    const refused = addEvent(position(), happened);
    return refused === null;
  };
  const turn = (took: boolean): void => {
    note({ kind: 'turn', took, at: Date.now() });
    if (view().phase === 'move') announce(say().toMove(playerName(view().player)));
  };
  const claim = (seat: Seat, at: number): void => {
    const time = claimTime(position(), seat, at);
    const refused = addEvent(position(), { kind: 'claim', by: seat, at });
    const late = refused && lateBy(refused);
    if (late !== null) tellMargin(say().late(playerName(seat), seconds(late)));
    else if (time.kind === 'running') tellMargin(say().inTime(seconds(time.margin)));
  };
  const forward = (): (() => void) | null => {
    if (view().phase === 'place') return () => note({ kind: 'placed' });
    if (view().phase === 'decide') return () => setDeciding(true);
    if (view().phase !== 'move') return null;
    return () => turn(whyNotTurn(position(), false) !== null);
  };
  const placing = (): string => {
    const [one, two] = view().toPlace;
    if (view().pass === 2) return say().placeAgain(playerName(1), one, playerName(2), two);
    return position().options.variant === 'adam'
      ? say().placeAdam(playerName(1), one)
      : say().placeUp(playerName(1), one);
  };
  const pad = (side: Side) => (
    <Pad
      seat={seatAt(side)}
      position={position()}
      now={now()}
      turned={side === 'north' && stored().facing}
      onTurn={turn}
      onWon={() => note({ kind: 'won' })}
      onClaim={(at) => claim(seatAt(side), at)}
    />
  );
  return (
    <div class="companion-table-grid">
      {pad('north')}
      <section class="companion-middle" aria-label={moor().rounds}>
        <Track position={position()} canGoBack={moments().length > 1} onBack={stepBack} onForward={forward()} />
        <div class="companion-message">
          <Switch>
            <Match when={isOver(position())}>
              <Over position={position()} />
            </Match>
            <Match when={view().phase === 'place'}>
              <p>{placing()}</p>
              <button type="button" class="btn primary" onClick={press(() => note({ kind: 'placed' }))}>
                <Icon name="check" />
                {say().placed}
              </button>
            </Match>
            <Match when={view().phase === 'prove'}>
              <p>
                <strong>{say().claimed(playerName(view().player), view().round)}</strong>{' '}
                {say().claimHow(playerName(view().player))}
              </p>
              <Show when={margin()}>
                <p class="companion-margin">{margin()}</p>
              </Show>
              <div class="companion-row">
                <button type="button" class="btn primary" onClick={press(() => note({ kind: 'won' }))}>
                  {say().claimWon}
                </button>
                <button type="button" class="btn" onClick={press(() => note({ kind: 'missed' }))}>
                  {say().claimMissed}
                </button>
                <a class="btn" href={to('companion', 'menhirs', 'referee')}>
                  <Icon name="scales" />
                  {say().askReferee}
                </a>
              </div>
            </Match>
            <Match when={view().phase === 'decide'}>
              <p>
                <strong>{say().decide}</strong>{' '}
                {view().options.decision === 'aloud' ? say().decideAloud(playerName(1)) : say().decideHow}
              </p>
              <button type="button" class="btn primary" onClick={() => setDeciding(true)}>
                {say().decideBegin}
              </button>
            </Match>
            <Match when={true}>
              <p class="companion-now">
                <strong>{moor().roundNumber(view().round)}</strong> {say().toMove(playerName(view().player))}{' '}
                <small class="companion-soft">{sayOptions().variants[position().options.variant]}</small>
              </p>
              <Show when={margin()}>
                <p class="companion-margin">{margin()}</p>
              </Show>
              <div class="companion-row companion-tools">
                <button
                  type="button"
                  class="btn quiet companion-face"
                  aria-pressed={stored().facing}
                  onClick={press(() => change({ facing: !stored().facing }))}
                >
                  <Icon name="turn" />
                  {say().faceToFace}
                </button>
                <button type="button" class="btn quiet" onClick={() => setStopping(true)}>
                  {say().stop}
                </button>
              </div>
            </Match>
          </Switch>
        </div>
      </section>
      {pad('south')}
      <Decision
        open={deciding() && view().phase === 'decide'}
        position={position()}
        onClose={() => setDeciding(false)}
        onDecided={note}
      />
      <Confirm
        open={stopping()}
        title={say().stop}
        text={say().stopSure}
        yes={say().yes}
        onNo={() => setStopping(false)}
        onYes={() => change({ log: null })}
      />
    </div>
  );
}

const Over = (props: { readonly position: menhirsKit.Position }) => {
  const end = () => menhirs.outcome(props.position)!;
  return (
    <>
      <p class="companion-result" role="status">
        <strong>{end().winner === null ? sayUi().tie : say().wins(playerName(end().winner!))}</strong>
        <Show when={end().winner !== null}>
          <span class="companion-points">{say().points(end().points)}</span>
        </Show>
      </p>
      <p>{whyEnded(props.position)}</p>
      <button
        type="button"
        class="btn primary"
        onClick={press(() => archiveGame(props.position, [playerName(1), playerName(2)]))}
      >
        {say().nextGame}
      </button>
      <Results />
    </>
  );
};
