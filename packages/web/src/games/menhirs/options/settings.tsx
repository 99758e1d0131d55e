/** The settings of Menhirs. They are stored with those of the page. */
import { changeSettings } from '../../../settings/settings.ts';
import type { GameSetting } from '../../contract/options.ts';
import { chosenGrace } from './chosen-grace.ts';
import { GraceChoice } from './grace.tsx';
import { say } from './words.ts';

export const menhirsSettings: readonly GameSetting[] = [
  {
    label: () => say().grace,
    about: () => say().graceAbout,
    Control: () => <GraceChoice grace={chosenGrace()} onChange={(grace) => changeSettings({ grace })} />,
  },
];
