/** A ground to copy onto the table: the rules' own deal. */
import { fromSeed, menhirs, type menhirsKit } from '@speeltafel/rules';

export interface Ground {
  readonly menhirs: menhirsKit.PlaceSet;
  readonly faceDown: menhirsKit.PlaceSet;
}

export function drawGround(variant: menhirsKit.Variant, seed: string): Ground {
  const dealt = (of: menhirsKit.Variant): menhirsKit.PlaceSet => {
    const options = menhirs.options({ variant: of });
    if (!options.ok) throw new Error(options.refusal.message);
    return menhirs.start(options.value, fromSeed(seed)).state.menhirs;
  };
  const standing = dealt(variant);
  // The same seed turns up the same seven tiles; Adam Way leaves all of them open at the start.
  return { menhirs: standing, faceDown: dealt('adam') & ~standing };
}
