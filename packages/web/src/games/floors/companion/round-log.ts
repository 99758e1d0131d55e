/**
 * Rounds and cards of a game at the real table, followed by the cards turned. All tokens of this position wait outside
 * in every round, and its monster stands on the entrance so that none of them has to enter. So the rules themselves
 * keep rounds, stages, the pile and the start player.
 */
import { CHANCE, floors, fromSeed, floorsKit as kit, type Result } from '@speeltafel/rules';

type Position = kit.Position;

const ANY_SEED = '0'.repeat(32);

/** Lets every token wait, until the monster is next or the game is over. */
function letAllWait(position: Position): Position {
  let now = position;
  while (now.phase === 'tokens') {
    const token = now.tokens.find(({ player, moved, place }) => player === now.turn && !moved && place === kit.WAITING);
    if (token === undefined) throw new Error('A player to move has a token to move.');
    const waited = floors.play(now, now.turn + 1, { type: 'move', player: now.turn, shows: token.shows, path: [] }, 0);
    if (!waited.ok) throw new Error(waited.refusal.message);
    now = waited.value;
  }
  return now;
}

export const beginning = (options: kit.Options): Position =>
  letAllWait({ ...floors.start({ ...options, setup: 'basic' }, fromSeed(ANY_SEED)), monster: kit.ENTRANCE });

export function turnCard(position: Position, card: kit.Card): Result<Position> {
  const turned = floors.play(position, CHANCE, { type: 'card', card }, 0);
  return turned.ok ? { ok: true, value: letAllWait(turned.value) } : turned;
}

/** The position before each card, the current one last. It stops at a card that cannot have been turned. */
export function positionsOf(options: kit.Options, cards: readonly kit.Card[]): readonly Position[] {
  const moments = [beginning(options)];
  for (const card of cards) {
    const next = turnCard(moments.at(-1)!, card);
    if (!next.ok) break;
    moments.push(next.value);
  }
  return moments;
}

/** The number of rounds of a stage: the number of cards played in it. */
export const roundsOf = (stage: 1 | 2, options: kit.Options): number =>
  beginning(options).pile.length - kit.unplayed(stage, options.pile === 7);
