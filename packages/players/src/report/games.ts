/** What each game counts in a report: a list apart, so that the page loads it in its worker only. */
import { GameList } from '@speeltafel/rules';
import { floorsReporter } from '../floors/reporter.ts';
import { menhirsReporter } from '../menhirs/reporter.ts';
import type { Reporter } from './report.ts';

export const reporters = /* @__PURE__ */ new GameList<Reporter>({ menhirs: menhirsReporter, floors: floorsReporter });
