/** Everything the play screen knows, in one place: the session, what is shown of it, the turn being made, and what may come. */
import { floors, floorsKit as kit, type Played } from '@speeltafel/rules';
import { isOver } from '@speeltafel/table';
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import { language } from '../../../i18n/language.ts';
import type { LookBack } from '../../../session/look-back.ts';
import { afterPicture } from '../../../ui/after-paint.ts';
import { createTheatre, type FloorsSession, type Theatre } from './animation.ts';
import { createSpeech } from './announcements.ts';
import { createLaying, type Laying } from './laying.ts';
import { type People, peopleAt } from './players.ts';
import { type KeyedToken, lostIn, type Scene, sceneOf } from './position-scene.ts';
import { positionAfter } from './reachable.ts';
import { whyNot } from './refusals.ts';
import { type Saying, tell, walkSentences } from './sentences.ts';
import { createTurn, type No, type Turn } from './token-turn.ts';

/** What a card would do if it were turned now. */
export interface Ahead {
  readonly count: number;
  readonly walk: kit.Walk;
  readonly lost: readonly KeyedToken[];
}

export interface Foresight {
  /** The position the cards are tried on: as if the turn ended with the way drawn so far. */
  readonly base: kit.Position;
  readonly scene: Scene;
  readonly of: number;
  readonly cards: ReadonlyMap<kit.Card, Ahead>;
  /** So many of the cards would cost the token on that square. */
  readonly dangers: ReadonlyMap<kit.Square, number>;
}

export interface PlayModel {
  readonly session: FloorsSession;
  readonly people: People;
  readonly theatre: Theatre;
  /** The number of actions before the earlier position that is looked at; null for the present. */
  past(): number | null;
  readonly turn: Turn;
  readonly laying: Laying;
  /** The position that is shown. */
  position(): kit.Position;
  over(): boolean;
  outcome(): kit.FloorsOutcome | null;
  /** The person at this device who is to move or to lay. */
  open(): kit.Player | null;
  foresight(): Foresight | null;
  /** The card that was tapped; its walk follows. */
  card(): kit.Card | null;
  pick(card: kit.Card | null): void;
  picked(): Ahead | null;
  /** What was said lately, the oldest first. */
  sayings(): readonly Saying[];
  /** The reasons of the walk that is on the stage, up to where it is. */
  reasons(): readonly string[] | null;
  no(): (No & { readonly text: string }) | null;
  /** How many actions have been shown in full. */
  shown(): number;
  lastWalk(): { readonly before: kit.Position; readonly card: kit.Card } | null;
}

/** As many sayings as somebody would read back; all of them are in the replay. */
const REMEMBERED = 50;

export function createModel(
  session: FloorsSession,
  { at: past }: Pick<LookBack, 'at'> = { at: () => null },
): PlayModel {
  const people = peopleAt(() => session.table().chairs);
  const theatre = createTheatre(session, people.isPerson);
  const position = theatre.position;
  const over = createMemo(() => isOver(session.kit, session.table()));
  const mover = (phase: kit.Phase): kit.Player | null => {
    const now = session.position();
    const upToDate = !theatre.busy() && position() === now;
    const free = upToDate && !over() && now.phase === phase && people.isPerson(now.turn + 1);
    return free ? now.turn : null;
  };
  const moving = createMemo(() => mover('tokens'));
  const layingNow = createMemo(() => mover('lay'));
  const turn = createTurn(session, moving);
  const laying = createLaying(session, layingNow);
  const [card, pick] = createSignal<kit.Card | null>(null);
  const settledCard = afterPicture(card);

  /** The same one while the way ends where it began: all the walks are then known already. */
  const ifItEnded = createMemo((): kit.Position => {
    const drawn = turn.settled();
    return (drawn && positionAfter(position(), drawn.chosen.player, drawn.chosen.shows, drawn.draft)) ?? position();
  });
  const foresight = createMemo((): Foresight | null => {
    if (theatre.busy() || over() || position().phase !== 'tokens') return null;
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
  /** The actions that have been shown in full. */
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
    const walk = theatre.showing();
    const all = walk && walkSentences(walk.walk, walk.before);
    const frame = theatre.frame();
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

  createEffect(on(theatre.busy, (busy) => busy && pick(null)));

  const model: PlayModel = {
    session,
    people,
    theatre,
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
