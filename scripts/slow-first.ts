// Starts the longest test files of a project first, so that no worker ends up alone with one of them.
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest files first. Before the first run vitest goes by file size, but some of the longest files are small. */
const LONGEST = [
  'packages/web/e2e/walk-axe.test.ts',
  'packages/web/e2e/walk-room.test.ts',
  'packages/web/e2e/walk-words.test.ts',
  'packages/web/e2e/engine-webkit.test.ts',
  'packages/web/e2e/engine-firefox.test.ts',
  'packages/web/e2e/online.test.ts',
  'packages/web/e2e/menhirs.test.ts',
  'packages/web/e2e/learn.test.ts',
  'packages/server/test/soak.test.ts',
  'packages/server/test/slow-clients.test.ts',
  'packages/rules/test/floors/contract.test.ts',
  'packages/players/test/floors/games.test.ts',
  'packages/players/test/menhirs/solved.test.ts',
  'packages/players/test/report/report.test.ts',
  'packages/server/test/disk.test.ts',
];

export default class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = LONGEST.indexOf(relative(this.ctx.config.root, moduleId));
      return place < 0 ? LONGEST.length : place;
    };
    return sorted.toSorted(
      (a, b) => projects.indexOf(a.project.name) - projects.indexOf(b.project.name) || rank(a) - rank(b),
    );
  }
}
