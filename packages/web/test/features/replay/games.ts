/** Finished games of both kinds, as records, for the tests. */
import { floorsPlayers, menhirsPlayers, nodeBudget } from '@speeltafel/players';
import { CHANCE, floors, fromSeed, makeRecord, menhirs, type Played, type Result, seal } from '@speeltafel/rules';

export const SEED = '00112233445566778899aabbccddeeff';

export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
}

/** A deterministic clock that advances with every reading, so that searches end early. */
export function hurry(): () => number {
  let now = 0;
  return () => {
    now += 20;
    return now;
  };
}

/** The milliseconds that every action takes on the table's clock. */
const PACE = 4711;

export function menhirsRecord(wished: object, levels: readonly [string, string], seed: number): string {
  const options = must(menhirs.options(wished));
  const contestant = (id: string) => ({
    player: menhirsPlayers.playerOf(menhirsPlayers.MENHIRS_LEVELS.find((level) => level.id === id)!),
    budget: () => nodeBudget(3000),
  });
  const game = menhirsPlayers.playGame(options, fromSeed(SEED), [contestant(levels[0]), contestant(levels[1])], seed);
  const played = game.played.map((one, i) => ({ ...one, at: i * PACE }));
  return makeRecord(menhirs, { options, seed: SEED, seal: seal(SEED), positions: game.positions, played });
}

export function floorsRecord(wished: object, level = 'night-watch'): string {
  const options = must(floors.options(wished));
  const chance = fromSeed(SEED);
  const player = floorsPlayers.playerOf(floorsPlayers.FLOORS_LEVELS.find(({ id }) => id === level)!);
  const positions = [floors.start(options, chance)];
  const played: Played<Parameters<typeof floors.makeAction>[0]>[] = [];
  while (floors.outcome(positions.at(-1)!) === null) {
    const position = positions.at(-1)!;
    const seat = floors.toAct(position)[0]!;
    const action =
      seat === CHANCE
        ? floors.draw(position, chance)!
        : player.think(position, seat, nodeBudget(300), played.length).actions[0]!;
    positions.push(must(floors.play(position, seat, action, 0)));
    played.push({ seat, action, at: played.length * PACE });
  }
  return makeRecord(floors, { options, seed: SEED, seal: seal(SEED), positions, played });
}
