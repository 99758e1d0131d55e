/**
 * The state of the play screen in one place: the session, what is shown of it, the turn being made, and what may come.
 */
import { floors, floorsKit as kit, type Played } from '@speeltafel/rules';
import { isOver } from '@speeltafel/table';
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import { language } from '../../../i18n/language.ts';
import type { LookBack } from '../../../session/look-back.ts';
import { createAfterPaint } from '../../../ui/after-paint.ts';
import { monsterOf } from '../monster/look.ts';
import { createWalkAnimation, type FloorsSession } from './animation.ts';
import { createSpeech } from './announcements.ts';
import { createLaying } from './laying.ts';
import type { Ahead, Foresight, PlayModel } from './play-model.ts';
import { peopleAt } from './players.ts';
import { lostIn, sceneOf } from './position-scene.ts';
import { positionAfter } from './reachable.ts';
import { whyNot } from './refusals.ts';
import { type Saying, tell, walkSentences } from './sentences.ts';
import { createTurn } from './token-turn.ts';

/** The number of sentences kept. The replay has all of them. */
const REMEMBERED = 50;

export function createModel(
  session: FloorsSession,
  { at: past }: Pick<LookBack, 'at'> = { at: () => null },
): PlayModel {
  const people = peopleAt(() => session.table().chairs);
  const animation = createWalkAnimation(session, people.isPerson);
  const position = animation.position;
  const over = createMemo(() => isOver(session.kit, session.table()));
  const mover = (phase: kit.Phase): kit.Player | null => {
    const now = session.position();
    const upToDate = !animation.busy() && position() === now;
    const free = upToDate && !over() && now.phase === phase && people.isPerson(now.turn + 1);
    return free ? now.turn : null;
  };
  const moving = createMemo(() => mover('tokens'));
  const layingNow = createMemo(() => mover('lay'));
  const turn = createTurn(session, moving);
  const laying = createLaying(session, layingNow);
  const [card, pick] = createSignal<kit.Card | null>(null);
  const settledCard = createAfterPaint(card);

  /** Keeps the same object while the path ends where it began, so that the walks need not be computed again. */
  const ifItEnded = createMemo((): kit.Position => {
    const drawn = turn.settled();
    return (drawn && positionAfter(position(), drawn.chosen.player, drawn.chosen.shows, drawn.draft)) ?? position();
  });
  const foresight = createMemo((): Foresight | null => {
    if (animation.busy() || over() || position().phase !== 'tokens') return null;
    const base = ifItEnded();
    const scene = sceneOf(base);
    const { ahead, of, dangers } = kit.preview(base);
    return {
      base,
      scene,
      of,
      cards: new Map(ahead.map(({ count, walk }) => [walk.card, { count, walk, lost: lostIn(scene, walk.steps) }])),
      dangers: new Map(dangers.filter(({ cards }) => cards > 0).map(({ token, cards }) => [token.place, cards])),
    };
  });
  const picked = createMemo((): Ahead | null => {
    const now = settledCard();
    return now === null ? null : (foresight()?.cards.get(now) ?? null);
  });

  const memory = createMemo(() => {
    language();
    return new WeakMap<Played<kit.Action>, readonly Saying[]>();
  });
  /** The number of actions that have been shown in full. */
  const shown = createMemo(() => session.table().course.positions.lastIndexOf(position()));
  const sayings = createMemo(() => {
    const { played, positions } = session.table().course;
    const list: Saying[] = [];
    for (let i = shown() - 1; i >= 0 && list.length < REMEMBERED; i--) {
      const action = played[i]!;
      let told = memory().get(action);
      if (told === undefined) {
        told = tell(positions[i]!, positions[i + 1]!, action, people.name);
        memory().set(action, told);
      }
      list.unshift(...told);
    }
    return list;
  });
  const reasons = createMemo((): readonly string[] | null => {
    const walk = animation.showing();
    const all = walk && walkSentences(walk.walk, walk.before);
    const frame = animation.frame();
    if (all === null || frame === null) return null;
    return frame.closing ? all : all.slice(0, frame.step);
  });
  const no = createMemo(() => {
    const now = turn.no() ?? laying.no();
    return now && { ...now, text: whyNot(now.refusal) };
  });
  const lastWalk = createMemo(() => {
    const { played, positions } = session.table().course;
    for (let i = shown() - 1; i >= 0; i--) {
      const { action } = played[i]!;
      if (action.type === 'card') return { before: positions[i]!, card: action.card };
    }
    return null;
  });

  createEffect(on(animation.busy, (busy) => busy && pick(null)));

  const model: PlayModel = {
    session,
    monster: monsterOf(session.look()),
    people,
    animation,
    past,
    turn,
    laying,
    position,
    over,
    outcome: () => floors.outcome(session.position()),
    open: () => moving() ?? layingNow(),
    foresight,
    card,
    pick: (next) => pick(next),
    picked,
    sayings,
    reasons,
    no,
    shown,
    lastWalk,
  };
  createSpeech(model);
  return model;
}
