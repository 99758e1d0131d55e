/** Describes turns that were not played, with the reasons for and against them. */
import type { menhirsPlayers } from '@speeltafel/players';
import { menhirs, menhirsKit } from '@speeltafel/rules';
import { placesIn, wayOf } from '../sentences.ts';
import { say as sayMenhirs } from '../words.ts';
import { say } from './words.ts';

const { cluster, PLACES, placesOf } = menhirsKit;
type Action = menhirsKit.Action;
type Position = menhirsKit.Position;

function actionText(action: Action, fog: menhirsKit.PlaceSet): string {
  const words = say();
  switch (action.kind) {
    case 'move': {
      const places = placesOf(action.set).map((place) => PLACES[place]!);
      const whole = places.length > 1 && cluster(fog, action.set) === action.set;
      const way = wayOf(action.direction);
      return whole ? words.bank(places[0]!, way) : words.part(placesIn(action.set), way);
    }
    case 'take':
      return sayMenhirs().take(PLACES[action.place]!);
    case 'claim':
      return words.claim;
    default:
      return sayMenhirs().takeNothing;
  }
}

/** A whole turn: "the bank on c4 north, then take b3". */
export function turnText(position: Position, actions: readonly Action[]): string {
  const [first, second] = actions;
  if (first === undefined) return '';
  const text = actionText(first, position.state.fog);
  return second?.kind === 'take' ? say().thenTake(text, PLACES[second.place]!) : text;
}

/** The position after a turn. A reply to the turn moves fog that is elsewhere by then. */
function afterTurn(position: Position, actions: readonly Action[]): Position {
  let now = position;
  for (const action of actions) {
    const next = menhirs.play(now, position.state.player, action, 0);
    if (!next.ok) return now;
    now = next.value;
  }
  return now;
}

type Reason = menhirsPlayers.TurnValue['reasons'][number];

function reasonText(position: Position, turn: menhirsPlayers.TurnValue, one: Reason): string {
  const { why } = say();
  switch (one.reason) {
    case 'wins':
      return why.wins;
    case 'gives-away': {
      const after = afterTurn(position, one.byClaim ? turn.actions.slice(0, 1) : turn.actions);
      const reply = turnText(after, one.moves.slice(0, 1));
      return one.byClaim ? why.givesClaim(reply) : why.givesAway(reply);
    }
    case 'forces-win':
      return turn.turns === null ? why.forcesWin : why.forcesWinIn(turn.turns);
    case 'loses-by-force':
      return turn.turns === null ? why.losesByForce : why.losesIn(turn.turns);
    case 'only-turn':
      return why.onlyTurn;
    case 'traps':
      return one.safe === 0 ? why.noReply : why.traps(one.safe, one.replies);
  }
}

export const reasonsOf = (position: Position, turn: menhirsPlayers.TurnValue): readonly string[] =>
  turn.reasons.map((reason) => reasonText(position, turn, reason));
