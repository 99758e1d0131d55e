/** Solves the boards that remain after two of seven menhirs are flipped, one after the other. */
import { menhirsKit } from '@speeltafel/rules';
import { Progress } from '../../arena/progress.ts';
import type { Tell } from './solving.ts';

/** The value for player 1. */
export type Value = 'win' | 'tie' | 'loss';

/** `solveBoard` answers at once for a solved board and continues an unfinished one, so an interrupted job continues. */
export async function solveFlips(
  menhirs: menhirsKit.PlaceSet,
  solveBoard: (menhirs: menhirsKit.PlaceSet, tell: Tell) => Promise<Value>,
  out: NodeJS.WritableStream,
  bar: NodeJS.WritableStream,
): Promise<void> {
  const places = menhirsKit.placesOf(menhirs);
  const pairs = places.flatMap((first, i) => places.slice(i + 1).map((second) => (1 << first) | (1 << second)));
  const progress = new Progress(bar, pairs.length * 100);
  for (const [i, flipped] of pairs.entries()) {
    const rest = menhirs & ~flipped;
    const name = `${menhirsKit.makePlaces(rest)}, board ${i + 1} of ${pairs.length}`;
    const value = await solveBoard(rest, (share, what) =>
      progress.show(i * 100 + Math.round(share * 100), `${name}: ${what}`),
    );
    progress.clear();
    out.write(
      `${JSON.stringify({ flipped: menhirsKit.makePlaces(flipped), menhirs: menhirsKit.makePlaces(rest), value })}\n`,
    );
  }
}
