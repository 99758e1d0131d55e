/** Moves between two layouts: which tiles moved, whether they may, and which layouts lead to one. */
import { menhirsKit } from '@speeltafel/rules';

const { cluster, EDGE, leavesNoSmallParts, neighbours, shifted, size, SMALLEST_PART, SPLITTABLE } = menhirsKit;

/** The tiles that moved between two layouts one move apart. The layouts determine them: there is only one such set. */
export function movedTiles(before: number, after: number): number {
  const left = before & ~after;
  for (let direction = 0; direction < 6; direction++) {
    let moved = left;
    for (let front = left; front !== 0; moved |= front) front = shifted(front, direction) & before & ~moved;
    if ((moved & EDGE[direction]!) === 0 && ((before & ~moved) | shifted(moved, direction)) === after) return moved;
  }
  return 0;
}

/** True if these tiles may move as one: a whole cluster, or a part that may be split off. Obstacles are not checked. */
export function mayGo(layout: number, tiles: number): boolean {
  if ((neighbours(tiles) & layout & ~tiles) === 0) return true;
  if (size(tiles) < SMALLEST_PART) return false;
  const whole = cluster(layout, tiles);
  return size(whole) >= SPLITTABLE && leavesNoSmallParts(whole & ~tiles);
}

/** Calls `found` with every layout from which a move leads to this one. */
export function eachBefore(layout: number, found: (before: number) => void): void {
  for (let left = layout; left !== 0; ) {
    const whole = cluster(left, left & -left);
    left &= ~whole;
    let barred = 0;
    for (let roots = whole; roots !== 0; roots &= roots - 1) {
      const root = roots & -roots;
      eachPart(layout, whole, root, barred, found);
      barred |= root;
    }
  }
}

/**
 * Visits once each connected part of the cluster that contains `part` and nothing of `barred`: could it have come here
 * last?
 */
function eachPart(layout: number, whole: number, part: number, barred: number, found: (before: number) => void): void {
  const rest = layout & ~part;
  for (let direction = 0; direction < 6; direction++) {
    if ((part & EDGE[direction]!) !== 0) continue;
    const origin = shifted(part, direction);
    if ((origin & rest) === 0 && mayGo(rest | origin, origin)) found(rest | origin);
  }
  let closed = barred;
  for (let border = neighbours(part) & whole & ~(part | barred); border !== 0; border &= border - 1) {
    const tile = border & -border;
    eachPart(layout, whole, part | tile, closed, found);
    closed |= tile;
  }
}
