/**
 * The maximum-weight perfect matching, by Edmonds' blossom algorithm with dual variables, in O(n³).
 *
 *     heaviestPairing(4, (a, b) => (a + b === 3 ? 5 : 1))   // [3, 2, 1, 0]: each vertex's partner
 *
 * Every two vertices may be paired, and their number is even. Weights are integers above 0 and below 2^50. Vertices and
 * blossoms share one numbering, from 1; 0 is none. A vertex or an outermost blossom is EVEN, ODD or FREE in the forest
 * of alternating paths.
 */
const FREE = -1;
const EVEN = 0;
const ODD = 1;

export function heaviestPairing(count: number, weightOf: (a: number, b: number) => number): readonly number[] {
  const matching = new Matching(count, weightOf);
  matching.begin();
  while (matching.grow()) {
    // Each pass adds one edge to the matching.
  }
  return Array.from({ length: count }, (_, i) => matching.partner[i + 1]! - 1);
}

class Matching {
  /** The vertex at the other end of the matched edge. */
  readonly partner: Int32Array;
  private readonly size: number;
  /** Between vertices or blossoms a and b: the ends of the tightest edge, and its weight. */
  private readonly from: Int32Array;
  private readonly to: Int32Array;
  private readonly weight: Float64Array;
  /** The dual variables. */
  private readonly label: Float64Array;
  /** The end, among even ones, of the tightest edge that leads here. */
  private readonly slack: Int32Array;
  /** The outermost blossom of each vertex or blossom: itself if it is outermost, 0 if it does not exist. */
  private readonly outer: Int32Array;
  private readonly parent: Int32Array;
  private readonly parity: Int8Array;
  private readonly seen: Int32Array;
  /** The parts of each blossom around its odd cycle, the base first. */
  private readonly parts: number[][];
  /** For a blossom and a vertex: the part that contains the vertex. */
  private readonly partWith: Int32Array;
  private highest: number;
  private time = 0;
  private readonly count: number;
  private queue: number[] = [];

  constructor(count: number, weightOf: (a: number, b: number) => number) {
    const size = 2 * count + 1;
    this.count = count;
    this.size = size;
    this.partner = new Int32Array(size);
    this.from = new Int32Array(size * size);
    this.to = new Int32Array(size * size);
    this.weight = new Float64Array(size * size);
    this.label = new Float64Array(size);
    this.slack = new Int32Array(size);
    this.outer = new Int32Array(size);
    this.parent = new Int32Array(size);
    this.parity = new Int8Array(size);
    this.seen = new Int32Array(size);
    this.parts = Array.from({ length: size }, () => []);
    this.partWith = new Int32Array(size * (count + 1));
    this.highest = count;
    for (let a = 1; a <= count; a++) {
      this.outer[a] = a;
      this.partWith[a * (count + 1) + a] = a;
      for (let b = 1; b <= count; b++) {
        const weight = a === b ? 0 : a < b ? weightOf(a - 1, b - 1) : this.weight[b * size + a]!;
        const edge = a * size + b;
        this.from[edge] = a;
        this.to[edge] = b;
        this.weight[edge] = weight;
        if (weight > this.label[a]!) this.label[a] = weight;
      }
    }
  }

  /**
   * Finds most pairs greedily: each vertex takes its best partner that is still free, at the lowest label it may have.
   * Labels are even, so that half of an excess is an integer.
   */
  begin(): void {
    const { count, size, label, weight, partner } = this;
    for (let a = 1; a <= count; a++) label[a] = 2 * Math.ceil(label[a]! / 2);
    for (let a = 1; a <= count; a++) {
      if (partner[a] !== 0) continue;
      let [lowest, best] = [Number.NEGATIVE_INFINITY, 0];
      for (let b = 1; b <= count; b++) {
        const least = 2 * weight[a * size + b]! - label[b]!;
        if (b === a || least < lowest || (least === lowest && partner[best] === 0)) continue;
        [lowest, best] = [least, b];
      }
      label[a] = lowest;
      if (partner[best] !== 0) continue;
      partner[a] = best;
      partner[best] = a;
    }
  }

  /** Adds one edge to the matching; false if all vertices have a partner. */
  grow(): boolean {
    this.parity.fill(FREE, 1, this.highest + 1);
    this.slack.fill(0, 1, this.highest + 1);
    this.queue = [];
    for (let x = 1; x <= this.highest; x++) {
      if (this.outer[x] === x && this.partner[x] === 0) {
        this.parent[x] = 0;
        this.parity[x] = EVEN;
        this.enqueue(x);
      }
    }
    if (this.queue.length === 0) return false;
    for (;;) {
      if (this.scan()) return true;
      this.relabel();
      if (this.useTightEdges()) return true;
      for (let b = this.count + 1; b <= this.highest; b++) {
        if (this.outer[b] === b && this.parity[b] === ODD && this.label[b] === 0) this.expand(b);
      }
    }
  }

  /** Follows tight edges from all even vertices. */
  private scan(): boolean {
    const { size, count, outer, weight } = this;
    // The queue grows during the loop.
    for (const next of this.queue) {
      if (this.parity[outer[next]!] === ODD) continue;
      for (let v = 1; v <= count; v++) {
        const edge = next * size + v;
        if (weight[edge] === 0 || outer[next] === outer[v]) continue;
        if (this.excess(edge) === 0) {
          if (this.useEdge(edge)) return true;
        } else this.noteSlack(next, outer[v]!);
      }
    }
    return false;
  }

  /** Changes the dual variables until an edge becomes tight. */
  private relabel(): void {
    const { count, highest, outer, parity, label, slack } = this;
    let change = Number.POSITIVE_INFINITY;
    for (let b = count + 1; b <= highest; b++) {
      if (outer[b] === b && parity[b] === ODD) change = Math.min(change, label[b]! / 2);
    }
    for (let x = 1; x <= highest; x++) {
      if (outer[x] !== x || slack[x] === 0) continue;
      const excess = this.excess(slack[x]! * this.size + x);
      if (parity[x] === FREE) change = Math.min(change, excess);
      else if (parity[x] === EVEN) change = Math.min(change, excess / 2);
    }
    for (let u = 1; u <= count; u++) {
      if (parity[outer[u]!] === EVEN) label[u]! -= change;
      else if (parity[outer[u]!] === ODD) label[u]! += change;
    }
    for (let b = count + 1; b <= highest; b++) {
      if (outer[b] !== b) continue;
      if (parity[b] === EVEN) label[b]! += 2 * change;
      else if (parity[b] === ODD) label[b]! -= 2 * change;
    }
    this.queue = [];
  }

  private useTightEdges(): boolean {
    for (let x = 1; x <= this.highest; x++) {
      const near = this.slack[x]!;
      if (this.outer[x] !== x || near === 0 || this.outer[near] === x) continue;
      const edge = near * this.size + x;
      if (this.excess(edge) === 0 && this.useEdge(edge)) return true;
    }
    return false;
  }

  /** How far an edge is from being tight. */
  private excess(edge: number): number {
    const a = this.from[edge]!;
    const b = this.to[edge]!;
    return this.label[a]! + this.label[b]! - 2 * this.weight[a * this.size + b]!;
  }

  private noteSlack(even: number, x: number): void {
    const known = this.slack[x]!;
    if (known === 0 || this.excess(even * this.size + x) < this.excess(known * this.size + x)) this.slack[x] = even;
  }

  private findSlack(x: number): void {
    this.slack[x] = 0;
    for (let u = 1; u <= this.count; u++) {
      if (this.weight[u * this.size + x]! > 0 && this.outer[u] !== x && this.parity[this.outer[u]!] === EVEN)
        this.noteSlack(u, x);
    }
  }

  private enqueue(x: number): void {
    if (x <= this.count) this.queue.push(x);
    else for (const part of this.parts[x]!) this.enqueue(part);
  }

  private setOuter(x: number, blossom: number): void {
    this.outer[x] = blossom;
    if (x > this.count) for (const part of this.parts[x]!) this.setOuter(part, blossom);
  }

  /** A tight edge grows the forest, forms a blossom, or completes an augmenting path. */
  private useEdge(edge: number): boolean {
    const start = this.from[edge]!;
    const a = this.outer[start]!;
    const b = this.outer[this.to[edge]!]!;
    if (this.parity[b] === FREE) {
      const next = this.outer[this.partner[b]!]!;
      this.parent[b] = start;
      this.parity[b] = ODD;
      this.slack[b] = 0;
      this.slack[next] = 0;
      this.parity[next] = EVEN;
      this.enqueue(next);
      return false;
    }
    if (this.parity[b] === ODD) return false;
    const ancestor = this.commonAncestor(a, b);
    if (ancestor !== 0) {
      this.contract(a, ancestor, b);
      return false;
    }
    this.augment(a, b);
    this.augment(b, a);
    return true;
  }

  private commonAncestor(a: number, b: number): number {
    this.time += 1;
    let [one, other] = [a, b];
    while (one !== 0 || other !== 0) {
      if (one !== 0) {
        if (this.seen[one] === this.time) return one;
        this.seen[one] = this.time;
        one = this.outer[this.partner[one]!]!;
        if (one !== 0) one = this.outer[this.parent[one]!]!;
      }
      [one, other] = [other, one];
    }
    return 0;
  }

  private augment(start: number, end: number): void {
    let [x, next] = [start, end];
    for (;;) {
      const before = this.outer[this.partner[x]!]!;
      this.match(x, next);
      if (before === 0) return;
      const above = this.outer[this.parent[before]!]!;
      this.match(before, above);
      [x, next] = [above, before];
    }
  }

  /** Matches a vertex or blossom along its edge to another; inside a blossom the matching rotates around its cycle. */
  private match(x: number, other: number): void {
    const edge = x * this.size + other;
    this.partner[x] = this.to[edge]!;
    if (x <= this.count) return;
    const parts = this.parts[x]!;
    const base = this.partWith[x * (this.count + 1) + this.from[edge]!]!;
    const steps = this.evenWayTo(x, base);
    for (let i = 0; i < steps; i++) this.match(parts[i]!, parts[i ^ 1]!);
    this.match(base, other);
    parts.push(...parts.splice(0, steps));
  }

  /**
   * Orients the cycle of a blossom so that a part lies an even number of steps from its base, and returns that number.
   */
  private evenWayTo(blossom: number, part: number): number {
    const parts = this.parts[blossom]!;
    const steps = parts.indexOf(part);
    if (steps % 2 === 0) return steps;
    const [base, ...others] = parts;
    parts.splice(0, parts.length, base!, ...others.reverse());
    return parts.length - steps;
  }

  private contract(a: number, ancestor: number, b: number): void {
    const { size, count, weight } = this;
    let blossom = count + 1;
    while (blossom <= this.highest && this.outer[blossom] !== 0) blossom += 1;
    if (blossom > this.highest) this.highest += 1;
    this.label[blossom] = 0;
    this.parity[blossom] = EVEN;
    this.partner[blossom] = this.partner[ancestor]!;
    this.parts[blossom] = [ancestor, ...this.wayUp(a, ancestor).reverse(), ...this.wayUp(b, ancestor)];
    this.setOuter(blossom, blossom);
    for (let x = 1; x <= this.highest; x++) {
      weight[blossom * size + x] = 0;
      weight[x * size + blossom] = 0;
    }
    const row = blossom * (count + 1);
    this.partWith.fill(0, row, row + count + 1);
    for (const part of this.parts[blossom]!) {
      for (let x = 1; x <= this.highest; x++) {
        const edge = blossom * size + x;
        if (weight[edge] === 0 || this.excess(part * size + x) < this.excess(edge)) {
          this.copyEdge(part * size + x, edge);
          this.copyEdge(x * size + part, x * size + blossom);
        }
      }
      for (let x = 1; x <= count; x++) {
        if (this.partWith[part * (count + 1) + x] !== 0) this.partWith[row + x] = part;
      }
    }
    this.findSlack(blossom);
  }

  /** The odd and even parts between a vertex or blossom and its ancestor; the odd ones become even in a blossom. */
  private wayUp(start: number, ancestor: number): number[] {
    const way: number[] = [];
    for (let x = start; x !== ancestor; ) {
      const odd = this.outer[this.partner[x]!]!;
      way.push(x, odd);
      this.enqueue(odd);
      x = this.outer[this.parent[odd]!]!;
    }
    return way;
  }

  private copyEdge(edge: number, to: number): void {
    this.from[to] = this.from[edge]!;
    this.to[to] = this.to[edge]!;
    this.weight[to] = this.weight[edge]!;
  }

  /** Expands an odd blossom: the parts on the even path to its base stay in the forest. */
  private expand(blossom: number): void {
    const parts = this.parts[blossom]!;
    for (const part of parts) this.setOuter(part, part);
    const entrance = this.from[blossom * this.size + this.parent[blossom]!]!;
    const base = this.partWith[blossom * (this.count + 1) + entrance]!;
    const steps = this.evenWayTo(blossom, base);
    for (let i = 0; i < steps; i += 2) {
      const odd = parts[i]!;
      const even = parts[i + 1]!;
      this.parent[odd] = this.from[even * this.size + odd]!;
      this.parity[odd] = ODD;
      this.parity[even] = EVEN;
      this.slack[odd] = 0;
      this.findSlack(even);
      this.enqueue(even);
    }
    this.parity[base] = ODD;
    this.parent[base] = this.parent[blossom]!;
    for (const part of parts.slice(steps + 1)) {
      this.parity[part] = FREE;
      this.findSlack(part);
    }
    this.outer[blossom] = 0;
  }
}
