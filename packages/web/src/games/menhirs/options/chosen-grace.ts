/**
 * The player's preferred time to claim in new games. A stored value that the rules do not offer counts as the default.
 */
import { menhirsKit } from '@speeltafel/rules';
import { settings } from '../../../settings/settings.ts';

export const chosenGrace = (): menhirsKit.Grace =>
  menhirsKit.GRACES.find((grace) => grace === settings().grace) ?? menhirsKit.defaults('adam').grace;
