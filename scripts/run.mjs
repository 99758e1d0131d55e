// Implements `npm start`, `npm test`, `npm run build` and the other commands. Needs only Node and npm.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilder, HOW_TO_GET_A_BUILDER } from './builder.mjs';
import { ensureChromium, HOW_TO_GET_IT } from './chromium.mjs';
import { ensureEngines, HOW_TO_GET_ENGINES } from './engines.mjs';
import { install } from './install.mjs';
import { ensureServices, HOW_TO_GET_THEM } from './services.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

const node = (...args) => spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
const tool = (path, ...args) => node(join('node_modules', path), ...args);

function long(name) {
  const missing = ensureServices();
  if (missing.length > 0)
    console.error(`SKIPPED: tests that need ${missing.join(' and ')}. To run them, ${HOW_TO_GET_THEM}.`);
  process.env.SPEELTAFEL_LONG = '1';
  return tool('vitest/vitest.mjs', 'run', '--project=unit', `packages/server/test/${name}.test.ts`);
}

/** The findings of `npm audit --json`, or undefined if the registry could not be reached. */
function readVulnerabilities(text) {
  try {
    const { vulnerabilities } = JSON.parse(text);
    return vulnerabilities === undefined ? undefined : Object.values(vulnerabilities);
  } catch {
    return undefined;
  }
}

const commands = {
  /** Serves the page, or runs another `speeltafel` command: npm start engine. */
  async start(args) {
    const { speeltafel } = await import('./speeltafel.mjs');
    if (args[0] !== undefined && !args[0].startsWith('-')) return speeltafel(args);
    const { buildPage } = await import('./page.mjs');
    return (await buildPage()) ? speeltafel(['serve', ...args]) : 1;
  },
  async build() {
    const { buildPage, PAGE } = await import('./page.mjs');
    if (!(await buildPage({ anew: true }))) return 1;
    console.error(`The page is in ${PAGE}. Any web server can host it.`);
    return 0;
  },
  async test(args) {
    const chromium = ensureChromium();
    const engines = ensureEngines();
    const missing = ensureServices();
    const projects = chromium === undefined ? ['--project=unit', '--project=page'] : [];
    const { check } = await import('./check.mjs');
    const { testOnOtherVersions } = await import('./node-versions.mjs');
    const [checked, other] = await Promise.all([
      check(),
      args.length > 0 ? { failed: [], missing: [] } : testOnOtherVersions(),
    ]);
    const wrong = [...checked, ...other.failed];
    missing.push(...other.missing);
    if (tool('vitest/vitest.mjs', 'run', ...projects, ...args) !== 0) wrong.push('vitest');
    for (const name of wrong) console.error(`${name} failed; see above.`);
    if (chromium === undefined) console.error(`SKIPPED: the browser tests. To run them, ${HOW_TO_GET_IT}.`);
    if (engines.length > 0)
      console.error(`SKIPPED: tests in ${engines.join(' and ')}. To run them, ${HOW_TO_GET_ENGINES}.`);
    if (missing.length > 0)
      console.error(`SKIPPED: tests that need ${missing.join(' and ')}. To run them, ${HOW_TO_GET_THEM}.`);
    return wrong.length === 0 ? 0 : 1;
  },
  /** For the loop while working, in under a minute: without the server, whole games, searches and browsers. */
  'test:quick'(args) {
    process.env.SPEELTAFEL_QUICK = '1';
    return tool('vitest/vitest.mjs', 'run', '--project=unit', '--project=page', ...args);
  },
  /** Kills the server under load: 50 times with SQLite, 20 times with PostgreSQL. */
  'test:crash': () => long('crash'),
  /** Sends a million malformed or hostile messages. */
  'test:fuzz': () => long('fuzz'),
  /** The unit tests of everything but the page on every supported version of Node. */
  async 'test:nodes'() {
    const { testOnOtherVersions } = await import('./node-versions.mjs');
    const { failed, missing } = await testOnOtherVersions({ all: true });
    for (const name of failed) console.error(`The tests failed on ${name}; see above.`);
    for (const name of missing) console.error(`SKIPPED: ${name}. It could not be fetched from the npm registry.`);
    return failed.length === 0 ? 0 : 1;
  },
  /** Builds the container image and runs it, alone and with everything in compose.yaml. */
  'test:image'() {
    const missing = [...ensureBuilder(), ...ensureServices()];
    if (missing.length > 0) {
      console.error(`SKIPPED: the test of the image, which needs ${missing.join(', ')}: ${HOW_TO_GET_A_BUILDER}.`);
      return 0;
    }
    process.env.SPEELTAFEL_IMAGE = '1';
    return tool('vitest/vitest.mjs', 'run', '--project=unit', 'packages/server/test/image.test.ts');
  },
  /** An hour of 500 tables on two nodes while everything breaks in turn; `npm run test:soak 30` takes 30 minutes. */
  'test:soak'([minutes = '60']) {
    process.env.SPEELTAFEL_MINUTES = minutes;
    return long('soak');
  },
  /** Known vulnerabilities of the packages that the server needs. Says so if the registry cannot be reached. */
  audit() {
    const { stdout, status } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' });
    const vulnerabilities = readVulnerabilities(stdout);
    if (vulnerabilities === undefined) {
      console.error('The registry could not be reached for advisories. Run this with access to it.');
      return 0;
    }
    for (const { name, severity, range } of vulnerabilities) console.log(`${severity}: ${name} ${range}`);
    console.log(`${vulnerabilities.length} known vulnerabilities in the packages that the server needs.`);
    return status ?? 1;
  },
  async bench(args) {
    if (!install(join(root, 'bench', 'peers'))) return 1;
    const { bundled } = await import('./bundle.mjs');
    return node(fileURLToPath(await bundled('bench/bench.ts')), ...args);
  },
};

const [name, ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined;
if (command === undefined) {
  console.error(`Usage: run.mjs <command>, one of: ${Object.keys(commands).join(', ')}`);
  process.exit(2);
}
process.exitCode = install(root) ? await command(args) : 1;
