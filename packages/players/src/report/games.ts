/** The reporters of all games, in a list of their own, so that the page loads them only in its worker. */
import { GameList } from '@speeltafel/rules';
import { floorsReporter } from '../floors/reporter.ts';
import { menhirsReporter } from '../menhirs/reporter.ts';
import type { Reporter } from './report.ts';

export const reporters = /* @__PURE__ */ new GameList<Reporter>({ menhirs: menhirsReporter, floors: floorsReporter });
