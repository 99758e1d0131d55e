import { menhirs } from '@speeltafel/rules';
import type { Solutions } from '../puzzle.ts';
import type { MenhirsKind } from './kinds.ts';
import { solveMenhirs, tell } from './solve.ts';

const by =
  (kind: MenhirsKind): Solutions =>
  (position) => {
    const read = menhirs.parsePosition(position);
    return read.ok ? solveMenhirs(kind, read.value).map((line) => tell(read.value, line)) : [];
  };

export const MENHIRS_SOLUTIONS: Readonly<Record<MenhirsKind, Solutions>> = {
  'win-in-one': by('win-in-one'),
  'claim-or-not': by('claim-or-not'),
  'which-taking': by('which-taking'),
  'win-in-two': by('win-in-two'),
  'win-in-three': by('win-in-three'),
};
