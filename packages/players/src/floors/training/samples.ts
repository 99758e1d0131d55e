/** Positions of self-play with their targets, packed into bytes. */
import { floorsKit } from '@speeltafel/rules';
import type { Situation } from '../learned/situation.ts';

const FACTS = 17;
const PER_TOKEN = 5;

export class Samples {
  count = 0;
  readonly players: number;
  readonly tokens: number;
  private readonly size: number;
  private bytes: Uint8Array<ArrayBuffer>;
  /** The targets: each player's win chance. */
  targets: Float32Array<ArrayBuffer>;

  constructor(players: number, tokens: number) {
    this.players = players;
    this.tokens = tokens;
    this.size = FACTS + PER_TOKEN * tokens;
    this.bytes = new Uint8Array(this.size * 1024);
    this.targets = new Float32Array(players * 1024);
  }

  add(s: Situation): number {
    const { size, tokens } = this;
    if ((this.count + 1) * size > this.bytes.length) {
      const bytes = new Uint8Array(this.bytes.length * 2);
      bytes.set(this.bytes);
      this.bytes = bytes;
      const targets = new Float32Array(this.targets.length * 2);
      targets.set(this.targets);
      this.targets = targets;
    }
    const at = this.count * size;
    const { bytes } = this;
    bytes.set([s.monster, s.facing, s.stage, s.roundsLeft, s.turn, s.start, s.firstRound, s.leader, s.of], at);
    bytes.set(s.cards, at + 9);
    bytes[at + 15] = Math.round(s.unmoved * tokens);
    for (let token = 0; token < tokens; token++) {
      const to = at + FACTS + token * PER_TOKEN;
      bytes[to] = s.place[token]!;
      bytes[to + 1] = s.shows[token]!;
      bytes[to + 2] = s.moved[token]!;
      bytes[to + 3] = s.points[token]!;
      bytes[to + 4] = s.danger[token]!;
    }
    return this.count++;
  }

  read(index: number, s: Situation): void {
    const { bytes, tokens, players } = this;
    const at = index * this.size;
    s.players = players;
    s.tokens = tokens;
    s.monster = bytes[at]!;
    s.facing = bytes[at + 1]!;
    s.stage = bytes[at + 2]!;
    s.roundsLeft = bytes[at + 3]!;
    s.turn = bytes[at + 4]!;
    s.start = bytes[at + 5]!;
    s.firstRound = bytes[at + 6]!;
    s.leader = bytes[at + 7]!;
    s.of = bytes[at + 8]!;
    s.cards.set(bytes.subarray(at + 9, at + 15));
    s.unmoved = bytes[at + 15]! / tokens;
    const each = floorsKit.firstSides(players).length;
    for (let token = 0; token < tokens; token++) {
      const from = at + FACTS + token * PER_TOKEN;
      s.owner[token] = Math.floor(token / each);
      s.place[token] = bytes[from]!;
      s.shows[token] = bytes[from + 1]!;
      s.moved[token] = bytes[from + 2]!;
      s.points[token] = bytes[from + 3]!;
      s.danger[token] = bytes[from + 4]!;
    }
  }
}
