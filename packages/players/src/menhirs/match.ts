/** Whole games between computer players, without a clock: for arenas and tests. */
import { type Chance, menhirs, type menhirsKit, type Played, type Seat } from '@speeltafel/rules';
import type { Budget } from '../player.ts';
import { Random } from '../random.ts';
import type { MenhirsPlayer } from './claim.ts';

type Action = menhirsKit.Action;
type Position = menhirsKit.Position;

export interface Contestant {
  readonly player: MenhirsPlayer;
  /** A new budget for every thought. */
  budget(): Budget;
}

export interface FinishedGame {
  readonly positions: readonly Position[];
  readonly played: readonly Played<Action>[];
}

/** Plays a game to its end. The rules check every action; throws if a player plays an illegal one. */
export function playGame(
  options: menhirsKit.Options,
  chance: Chance,
  contestants: readonly [Contestant, Contestant],
  seed: number,
): FinishedGame {
  const random = new Random(seed);
  const positions = [menhirs.start(options, chance)];
  const played: Played<Action>[] = [];
  const play = (seat: Seat, action: Action): void => {
    const next = menhirs.play(positions.at(-1)!, seat, action, 0);
    if (!next.ok) throw new Error(`${menhirs.makePosition(positions.at(-1)!)}: ${next.refusal.message}`);
    positions.push(next.value);
    played.push({ seat, action, at: 0 });
  };
  const claims = (): boolean => {
    const position = positions.at(-1)!;
    const seat = menhirs.view(position, null).claimant;
    if (seat === null || !contestants[seat - 1]!.player.claims(position, seat, random.below(2 ** 31))) return false;
    play(seat, { kind: 'claim' });
    return true;
  };
  while (menhirs.outcome(positions.at(-1)!) === null) {
    const position = positions.at(-1)!;
    const seat = menhirs.toAct(position)[0]!;
    const { player, budget } = contestants[seat - 1]!;
    for (const action of player.think(position, seat, budget(), random.below(2 ** 31)).actions) {
      play(seat, action);
      if (claims()) break;
    }
  }
  return { positions, played };
}
