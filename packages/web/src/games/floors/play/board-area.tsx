/**
 * The hall on the play screen: fitted to its space, zoomed and panned, with a magnifier under the finger and refusals
 * shown at their square.
 */
import type { floorsKit as kit } from '@speeltafel/rules';
import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, Show } from 'solid-js';
import { reducedMotion } from '../../../settings/settings.ts';
import { createAfterPaint } from '../../../ui/after-paint.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Moment, type MomentWords } from '../../../ui/moment.tsx';
import { CardPicture } from '../art/pictures.tsx';
import { Token } from '../art/token.tsx';
import { Board } from '../board/board.tsx';
import { type Box, middleOf, type Point, wholeBox } from '../board/geometry.ts';
import { TableMonsterFront } from '../monster/table-monster.tsx';
import { say } from '../words.ts';
import { Corner } from './corner-info.tsx';
import { faceOf } from './deck.tsx';
import { Magnifier, PIECES } from './magnifier.tsx';
import { SmallMap } from './mini-map.tsx';
import type { PlayModel } from './play-model.ts';
import { createSeen } from './shown-scene.ts';

/** The width of a square when zoomed in, in pixels. */
const ZOOMED = 60;
/**
 * A finger that rests this long (in milliseconds) is searching and gets the magnifier. For a quick tap it would be in
 * the way.
 */
const STAYS = 120;

interface Moments {
  readonly out: number;
  readonly stage: number;
  readonly words: MomentWords | null;
}

export function BoardArea(props: { readonly model: PlayModel; readonly turned: boolean }): JSX.Element {
  const { model } = props;
  const seen = createSeen(model, () => props.turned);
  const [wantsZoom, setWantsZoom] = createSignal(false);
  /** The button gives feedback before the whole hall is redrawn. */
  const zoomed = createAfterPaint(wantsZoom);
  const [finger, setFinger] = createSignal<Point | null>(null);
  const [still, setStill] = createSignal(true);
  let room!: HTMLDivElement;
  let touched: Point | null = null;
  let staying: ReturnType<typeof setTimeout> | undefined;
  const touch = (at: Point | null): void => {
    touched = at;
    if (at === null || finger() !== null) setFinger(at);
    if (at !== null) staying ??= setTimeout(() => setFinger(touched), STAYS);
    else {
      clearTimeout(staying);
      staying = undefined;
    }
  };
  onCleanup(() => clearTimeout(staying));
  const box = () => wholeBox(props.turned);

  // No animation when the hall first appears.
  requestAnimationFrame(() => setStill(false));

  const lookAt = (square: kit.Square, smooth: boolean): void => {
    const { x, y } = middleOf(square, props.turned);
    const unit = ZOOMED / 100;
    room.scrollTo({
      left: (x - box().x) * unit - room.clientWidth / 2,
      top: (y - box().y) * unit - room.clientHeight / 2,
      behavior: smooth && !reducedMotion() ? 'smooth' : 'instant',
    });
  };
  createEffect(on([zoomed, seen.focus], ([now, square], before) => now && lookAt(square, before?.[0] === true)));

  const [frame, setFrame] = createSignal<Box>(box());
  /** Updates the visible part of the hall while zoomed. */
  const look = (): void => {
    const unit = ZOOMED / 100;
    setFrame({
      x: box().x + room.scrollLeft / unit,
      y: box().y + room.scrollTop / unit,
      width: room.clientWidth / unit,
      height: room.clientHeight / unit,
    });
  };
  createEffect(on(zoomed, (now) => now && look()));

  const tap = (square: kit.Square): void => {
    if (model.position().phase === 'lay') model.laying.tap(square);
    else model.turn.tap(square);
  };
  const where = (square: kit.Square): JSX.CSSProperties => {
    const { x, y } = middleOf(square, props.turned);
    const across = ((x - box().x) / box().width) * 100;
    const down = ((y - box().y) / box().height) * 100;
    return {
      left: `${across}%`,
      top: `${down}%`,
      translate: `${across < 30 ? '-15%' : across > 70 ? '-85%' : '-50%'} ${down < 22 ? '1.6em' : 'calc(-100% - 1.6em)'}`,
    };
  };

  /** Notes for a token that gets out, and for the second stage. */
  const moment = createMemo<Moments>((before) => {
    const { left, stage } = model.position();
    const last = left.at(-1);
    const out = before !== undefined && left.length > before.out && last !== undefined;
    const words = (): MomentWords | null => {
      if (out) {
        const { isYou, name } = model.people;
        const title = isYou(last + 1) ? say().youMadeIt : say().madeIt(name(last + 1));
        return { key: `out-${left.length}`, title, art: () => <Token player={last} /> };
      }
      return before !== undefined && stage > before.stage
        ? {
            key: 'stage',
            title: say().stageTwoMoment,
            text: say().stageTwoMomentText,
            art: () => <TableMonsterFront parts={model.monster.parts} />,
          }
        : (before?.words ?? null);
    };
    return { out: left.length, stage, words: words() };
  });

  return (
    <div class="ff-room" classList={{ 'ff-zoomed': zoomed() }}>
      <div class="ff-scroll" ref={room} onScroll={look}>
        <div
          class="ff-fit"
          style={
            zoomed()
              ? { width: `${(box().width / 100) * ZOOMED}px` }
              : { width: `min(100cqw, 100cqh * ${box().width / box().height})` }
          }
        >
          <Board
            tiles={seen.tiles()}
            tokens={seen.tokens()}
            monster={seen.monster()}
            monsterParts={model.monster.parts}
            turned={props.turned}
            path={seen.path()}
            hand={seen.hand()}
            lit={seen.lit()}
            far={seen.far()}
            faint={seen.faint()}
            ghosts={seen.ghosts()}
            walk={seen.walk()}
            look={seen.look()}
            dangers={seen.dangers()}
            name={say().hall}
            label={seen.label}
            stops={seen.stops()}
            onSquare={tap}
            drag={model.turn.drag}
            onFinger={touch}
            home={seen.focus()}
            moving={!still()}
            stirred={model.animation.showing() !== null}
            piecesId={PIECES}
            grip={model.turn.settled()?.draft.at}
          />
          <Corner model={model} turned={props.turned} />
          <Show when={model.no()}>
            {(no) => (
              <p class="ff-no" style={where(no().square)}>
                {no().text}
              </p>
            )}
          </Show>
        </div>
      </div>
      <Show when={props.turned && model.animation.showing()}>
        {(walk) => (
          <div class="ff-drawn">
            <CardPicture face={faceOf(walk().card, walk().before.fiveIsHits)} />
          </div>
        )}
      </Show>
      <Moment of={moment().words} />
      <Show when={zoomed()}>
        <SmallMap turned={props.turned} frame={frame()} />
      </Show>
      <Show when={!zoomed() && finger()}>{(at) => <Magnifier at={at()} turned={props.turned} />}</Show>
      <button
        class="ff-zoom"
        type="button"
        aria-label={wantsZoom() ? say().zoomOut : say().zoomIn}
        onClick={() => setWantsZoom((now) => !now)}
      >
        <Icon name={wantsZoom() ? 'fit' : 'zoom'} />
      </button>
    </div>
  );
}
