/** `speeltafel lab`: reports on any game, and the commands of single games. */

import { SOLVING_HELP, solving } from '../games.ts';
import type { Installed } from '../serve/serve.ts';
import { REPORT_HELP, report } from './report.ts';

export const LAB_HELP = `${REPORT_HELP}
${SOLVING_HELP}`;

export function lab(
  args: readonly string[],
  installed: Installed,
  out: NodeJS.WritableStream,
  bar: NodeJS.WritableStream,
): Promise<number> {
  const [what, ...rest] = args;
  return what === 'report' ? report(rest, installed.threads.report, out, bar) : solving(args, installed, out, bar);
}
