/** A board to copy onto the table, dealt by the rules. */
import { fromSeed, menhirs, menhirsKit } from '@speeltafel/rules';

export interface Ground {
  readonly menhirs: menhirsKit.PlaceSet;
  readonly faceDown: menhirsKit.PlaceSet;
}

export function drawGround(variant: menhirsKit.Variant, seed: string): Ground {
  const options = menhirs.options({ variant });
  if (!options.ok) throw new Error(options.refusal.message);
  const chance = fromSeed(seed);
  return {
    menhirs: menhirs.start(options.value, chance).state.menhirs,
    faceDown: menhirsKit.dealtFaceDown(options.value, chance),
  };
}
