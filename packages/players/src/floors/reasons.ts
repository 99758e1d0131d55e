/** Reasons for and against a turn, as data for translation. Tokens are named by their state before the turn. */
import { floorsKit } from '@speeltafel/rules';
import { ALL_CARDS } from './card-outcomes.ts';
import { Danger } from './danger.ts';
import { leaderOf } from './evaluation.ts';
import { type Route, routeOf } from './route.ts';
import { playTurn, type TokenTurn } from './turns.ts';

const { nameOf, OUT, PLACE, SQUARES, WAITING } = floorsKit;

export type Reason =
  /** The turn wins the game at once. */
  | { readonly reason: 'wins' }
  | { readonly reason: 'leaves'; readonly token: string }
  | { readonly reason: 'enters'; readonly token: string }
  /** Points gained towards the exit; negative if the turn leads away. */
  | { readonly reason: 'progress'; readonly token: string; readonly points: number }
  /** If the monster walked now, this many of the possible cards would cost this own token. */
  | { readonly reason: 'danger'; readonly token: string; readonly cards: number; readonly of: number }
  /** The number of cards fewer than before the turn. */
  | { readonly reason: 'escapes'; readonly token: string; readonly cards: number; readonly of: number }
  /** No other turn leaves all own tokens safe. */
  | { readonly reason: 'only-safe' }
  /** How many more cards than before the turn cost this token of another player. */
  | { readonly reason: 'steers-monster'; readonly token: string; readonly cards: number; readonly of: number };

export class Reasons {
  private readonly match: floorsKit.Match;
  private readonly player: number;
  private readonly route: Route;
  private readonly names: readonly string[];
  private readonly before: Danger;
  private readonly after: Danger;

  constructor(match: floorsKit.Match) {
    this.match = match;
    this.player = match.turn;
    this.route = routeOf(match);
    this.names = match.tokensNow().map(nameOf);
    this.before = new Danger(match).look(match, ALL_CARDS);
    this.after = new Danger(match);
  }

  /** The caller knows `onlySafe` from looking at all turns. */
  of(turn: TokenTurn, onlySafe: boolean): readonly Reason[] {
    const { match } = this;
    const from = match.placeOf(turn.token);
    const mark = match.mark();
    playTurn(match, turn);
    const reasons = [
      ...this.ofTheWay(turn.token, from),
      ...(onlySafe ? [{ reason: 'only-safe' } as const] : []),
      ...(match.over ? [] : this.ofTheMonster()),
    ];
    match.undo(mark);
    return reasons;
  }

  private ofTheWay(moved: number, from: number): Reason[] {
    const { match, route, player } = this;
    const to = match.bytes[PLACE + moved]!;
    const token = this.names[moved]!;
    const reasons: Reason[] = [];
    if (to === OUT) {
      // A game that ends when a token leaves is won by its player, or by the leader if no token is left.
      if (match.over && leaderOf(match) === player) reasons.push({ reason: 'wins' });
      reasons.push({ reason: 'leaves', token });
    }
    if (from === WAITING && to < SQUARES) reasons.push({ reason: 'enters', token });
    const points = route[from]! - route[to]!;
    if (points !== 0) reasons.push({ reason: 'progress', token, points });
    return reasons;
  }

  private ofTheMonster(): Reason[] {
    const { match, before, after, names } = this;
    const { cards, of } = after.look(match, ALL_CARDS);
    const reasons: Reason[] = [];
    for (const [i, token] of names.entries()) {
      const more = cards[i]! - before.cards[i]!;
      if (match.ownerOf(i) === this.player) {
        if (cards[i]! > 0) reasons.push({ reason: 'danger', token, cards: cards[i]!, of });
        if (more < 0) reasons.push({ reason: 'escapes', token, cards: -more, of });
      } else if (more > 0) {
        reasons.push({ reason: 'steers-monster', token, cards: more, of });
      }
    }
    return reasons;
  }
}
