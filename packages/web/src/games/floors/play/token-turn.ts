/** The turn of the player who is to move: the token, its path, and why something is not allowed. */
import { floorsKit as kit, type Refusal } from '@speeltafel/rules';
import { batch, createMemo, createSignal } from 'solid-js';
import { settings } from '../../../settings/settings.ts';
import { createAfterPaint, createDeferredAction } from '../../../ui/after-paint.ts';
import type { Drag } from '../board/scene.ts';
import type { FloorsSession } from './animation.ts';
import { gentlest, isBetween, stepTo, tokenIndex, waysOn } from './reachable.ts';

export interface Chosen {
  readonly player: kit.Player;
  readonly shows: number;
  readonly from: kit.Place;
}

/** A refusal, and the square it is about. */
export interface No {
  readonly square: kit.Square;
  readonly refusal: Refusal;
}

/** A path as far as it is drawn. */
export interface Drawn {
  readonly chosen: Chosen;
  readonly path: readonly kit.Place[];
  readonly draft: kit.Draft;
}

export interface Turn {
  chosen(): Chosen | null;
  path(): readonly kit.Place[];
  draft(): kit.Draft | null;
  /** The draft that is painted. What takes longer to compute or draw follows this one. */
  settled(): Drawn | null;
  /** The shortest paths to every place where the turn could end. */
  ways(): ReadonlyMap<kit.Place, readonly (readonly kit.Place[])[]>;
  no(): No | null;
  /** The turn is decided and no token is selected any more. */
  pending(): boolean;
  choose(token: Pick<kit.Token, 'player' | 'shows' | 'place'>): void;
  drop(): void;
  tap(square: kit.Square): void;
  /** Shows a turn that is not played: a hint. */
  show(move: kit.Move): void;
  back(): void;
  restart(): void;
  leave(): void;
  stop(): void;
  readonly drag: Drag;
}

const own = (code: string): Refusal => ({ code, message: '', details: {} });

/** `open` returns the player on this device who may move, or null. */
export function createTurn(session: FloorsSession, open: () => kit.Player | null): Turn {
  const [chosen, setChosen] = createSignal<Chosen | null>(null);
  const [path, setPath] = createSignal<readonly kit.Place[]>([]);
  const [no, setNo] = createSignal<No | null>(null);
  const { pending, schedule, flush } = createDeferredAction();

  /** The selection is valid only while it is this player's turn and the token can move. */
  const held = createMemo(() => {
    const token = chosen();
    if (token === null || token.player !== open()) return null;
    const index = tokenIndex(session.position(), token.player, token.shows);
    return session.position().tokens[index]?.place === token.from ? token : null;
  });
  const draft = createMemo(() => {
    const token = held();
    if (token === null) return null;
    const result = kit.draft(session.position(), token.player, token.shows, path());
    return result.ok ? result.value : null;
  });
  const drawn = createAfterPaint(() => {
    const [token, now] = [held(), draft()];
    const turn: Drawn | null = token && now && { chosen: token, path: path(), draft: now };
    return { turn, position: session.position() };
  });
  const settled = createMemo(() => (drawn().position === session.position() ? drawn().turn : null));
  const ways = createMemo((): ReturnType<Turn['ways']> => {
    const now = settled();
    if (now === null) return new Map();
    return waysOn(session.position(), now.chosen.player, now.chosen.shows, now.path, now.draft);
  });

  const movable = (square: kit.Square): kit.Token | undefined =>
    session.position().tokens.find((token) => token.place === square && token.player === open() && !token.moved);

  const choose = (token: Pick<kit.Token, 'player' | 'shows' | 'place'>): void => {
    flush();
    batch(() => {
      setChosen({ player: token.player, shows: token.shows, from: token.place });
      setPath([]);
      setNo(null);
    });
  };
  const drop = (): void => {
    flush();
    batch(() => {
      setChosen(null);
      setPath([]);
      setNo(null);
    });
  };
  const refuse = (square: kit.Square, refusal: Refusal): void => {
    setNo({ square, refusal });
  };
  const follow = (way: readonly kit.Place[]): void => {
    batch(() => {
      setNo(null);
      setPath([...path(), ...way]);
    });
    const now = draft();
    if (!settings().confirm && now !== null && now.spent === now.points && now.stop === null) stop();
  };

  const wayTo = (square: kit.Square): readonly kit.Place[] | undefined => {
    const token = held();
    const now = draft();
    if (token === null || now === null) return undefined;
    const step = stepTo(now, square);
    if (step !== undefined) return [step.to];
    if (settled()?.draft !== now) drawn.catchUp();
    const found = ways().get(square);
    return found && gentlest(session.position(), token.player, token.shows, path(), found);
  };

  /** The rules' reason why the token cannot go there. */
  function whyNot(square: kit.Square): Refusal {
    const token = held()!;
    const tried = kit.draft(session.position(), token.player, token.shows, [...path(), square]);
    if (!tried.ok) return tried.refusal;
    return draft()?.barred.find(({ details }) => details.square === kit.makeSquare(square)) ?? own('not-next');
  }

  function tapFree(square: kit.Square): void {
    const { tokens } = session.position();
    const waiting = tokens.find((token) => token.player === open() && token.place === kit.WAITING && !token.moved);
    const mine = movable(square) ?? (square === kit.ENTRANCE ? waiting : undefined);
    const other = tokens.find((token) => token.place === square);
    if (mine !== undefined) choose(mine);
    else refuse(square, own(other === undefined ? 'empty' : other.player === open() ? 'cannot-move' : 'not-yours'));
  }

  function tapHere(now: kit.Draft): void {
    if (now.at === kit.EXIT && now.ways.some(({ to }) => to === kit.OUT)) leave();
    else if (path().length === 0) drop();
    else setNo(null);
  }

  function tap(square: kit.Square): void {
    flush();
    const now = draft();
    const picked = justPicked;
    justPicked = false;
    if (open() === null || picked) return;
    if (now === null) tapFree(square);
    else if (now.at === square) tapHere(now);
    else if (path().length === 0 && movable(square) !== undefined) tapFree(square);
    else goTo(square);
  }

  function goTo(square: kit.Square): void {
    const way = wayTo(square);
    if (way === undefined) refuse(square, whyNot(square));
    else follow(way);
  }

  const show = ({ player, shows, path: way }: kit.Move): void => {
    const token = session.position().tokens.find((one) => one.player === player && one.shows === shows && !one.moved);
    if (token === undefined || player !== open()) return;
    choose(token);
    setPath(way);
  };
  const back = (): void => {
    flush();
    batch(() => {
      setNo(null);
      if (path().length === 0) drop();
      else setPath(path().slice(0, -1));
    });
  };
  const restart = (): void => {
    flush();
    batch(() => {
      setNo(null);
      setPath([]);
    });
  };
  const leave = (): void => {
    flush();
    follow([kit.OUT]);
  };
  function stop(): void {
    flush();
    const token = held();
    if (token === null || draft()?.stop !== null) return;
    const { player, shows } = token;
    const move: kit.Action = { type: 'move', player, shows, path: path() };
    const seen = session.position();
    schedule(() => {
      // A takeback may have come in between, so this checks that the position is still the one of the decision.
      const refused = session.position() === seen ? session.act(player + 1, move) : null;
      if (refused === null) drop();
      else refuse(draft()?.at ?? 0, refused);
    });
  }

  /** The press that selected a token does not count as a tap on it too. */
  let justPicked = false;

  /** Selects the first token that waits outside. */
  const takeWaiting = (): boolean => {
    const { tokens } = session.position();
    const waiting = tokens.find((token) => token.player === open() && token.place === kit.WAITING && !token.moved);
    if (waiting === undefined || path().length > 0) return false;
    choose(waiting);
    justPicked = true;
    return true;
  };

  const drag: Drag = {
    start(square) {
      flush();
      if (open() === null) return false;
      const now = draft();
      if (now !== null && now.at === square) return true;
      if (square === kit.WAITING) return takeWaiting();
      if (now !== null && path().length > 0) return false;
      const mine = movable(square);
      if (mine !== undefined) {
        choose(mine);
        justPicked = true;
        return true;
      }
      if (now?.at === kit.WAITING && square === kit.ENTRANCE) {
        follow([kit.ENTRANCE]);
        return true;
      }
      return false;
    },
    enter(square) {
      const token = held();
      if (token === null) return;
      const places = [token.from, ...path()];
      const before = places.at(-2);
      if (square === places.at(-1)) return;
      if (before !== undefined && isBetween(before, places.at(-1)!, square)) return;
      const passed = places.lastIndexOf(square);
      if (passed >= 0) {
        batch(() => {
          setNo(null);
          setPath(path().slice(0, passed));
        });
        return;
      }
      goTo(square);
    },
    end() {
      justPicked = false;
    },
  };

  return {
    chosen: held,
    path,
    draft,
    settled,
    ways,
    no,
    pending,
    choose,
    drop,
    tap,
    show,
    back,
    restart,
    leave,
    stop,
    drag,
  };
}
