/** Laying the tiles before the game: a kind from the stock, a square, a rotation, and whether that is allowed. */
import { floorsKit as kit, type Refusal } from '@speeltafel/rules';
import { batch, createMemo, createSignal } from 'solid-js';
import type { FloorsSession } from './animation.ts';
import type { No } from './token-turn.ts';

export interface Laying {
  kind(): kit.StockKind | null;
  /** The tile as it would be laid; null until a square is chosen. */
  tile(): kit.Tile | null;
  no(): No | null;
  /** Squares where the chosen kind of tile fits; empty while the tile is on one of them. */
  free(): readonly kit.Square[];
  /** Each kind in the stock with its count. */
  stock(): readonly { readonly kind: kit.StockKind; readonly count: number }[];
  /** Choosing the same kind again removes the tile from its square. */
  choose(kind: kit.StockKind): void;
  tap(square: kit.Square): void;
  canTurn(): boolean;
  turn(): void;
  drop(): void;
  lay(): void;
}

/** A tile that hangs over the edge gets another reason than a step over the edge. */
const named = (refusal: Refusal): Refusal =>
  refusal.code === 'over-the-edge' ? { ...refusal, code: 'hangs-over' } : refusal;

export function createLaying(session: FloorsSession, open: () => kit.Player | null): Laying {
  const [kind, setKind] = createSignal<kit.StockKind | null>(null);
  const [square, setSquare] = createSignal<kit.Square | null>(null);
  const [quarters, setQuarters] = createSignal(1);

  const held = createMemo(() => {
    const now = kind();
    return open() !== null && now !== null && session.position().stock.includes(now) ? now : null;
  });
  const tile = createMemo((): kit.Tile | null => {
    const now = held();
    const at = square();
    if (now === null || at === null) return null;
    if (now === '1' || now === '2') {
      return { kind: Number(now) as kit.Pair, square: at, arrow: kit.turned(kit.NORTH, quarters()) };
    }
    return { kind: now === 'H' && quarters() % 2 === 0 ? 'V' : now, square: at };
  });
  const no = createMemo((): No | null => {
    const now = tile();
    if (now === null) return null;
    const laid = kit.layTile(session.position(), now);
    return laid.ok ? null : { square: now.square, refusal: named(laid.refusal) };
  });
  const fitting = createMemo((): readonly kit.Square[] => {
    const now = held();
    if (now === null) return [];
    const tiles = kit.layings(session.position()).filter((each) => kit.stockKindOf(each) === now);
    return [...new Set(tiles.map((each) => each.square))];
  });
  const free = createMemo((): readonly kit.Square[] => {
    const now = tile();
    return now !== null && fitting().includes(now.square) ? [] : fitting();
  });
  const stock = createMemo(() => {
    const { stock: tiles } = session.position();
    return kit.STOCK_KINDS.map((each) => ({ kind: each, count: tiles.filter((one) => one === each).length })).filter(
      ({ count }) => count > 0,
    );
  });

  return {
    kind: held,
    tile,
    no,
    free,
    stock,
    choose(next) {
      if (next === held()) setSquare(null);
      else setKind(next);
    },
    tap(at) {
      if (open() === null) return;
      batch(() => {
        if (held() === null) setKind(stock()[0]?.kind ?? null);
        setSquare(at);
      });
    },
    canTurn: () => held() === 'H' || held() === '1' || held() === '2',
    turn: () => setQuarters((now) => (now + 1) % 4),
    drop: () => setSquare(null),
    lay() {
      const now = tile();
      const player = open();
      if (now === null || player === null || no() !== null) return;
      if (session.act(player + 1, { type: 'lay', tile: now }) === null) setSquare(null);
    },
  };
}
