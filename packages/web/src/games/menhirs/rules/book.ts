import type { Book } from '../../contract/rules.ts';

export type MenhirsSection =
  | 'goal'
  | 'moor'
  | 'moving'
  | 'splitting'
  | 'ko'
  | 'taking'
  | 'setup'
  | 'rounds'
  | 'decision'
  | 'claims'
  | 'points'
  | 'v2'
  | 'base'
  | 'hidden'
  | 'notation'
  | 'readings';

export type MenhirsFigure = 'start' | 'win' | 'bank' | 'edge' | 'split' | 'ko' | 'claim' | 'pitfall';
export type MenhirsBook = Book<MenhirsSection, MenhirsFigure>;
