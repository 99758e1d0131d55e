/**
 * Builds the container image with its Dockerfile and runs it: alone, with PostgreSQL and NATS, and as two nodes behind
 * the proxy of compose.yaml. `npm run test:image` runs this; it takes minutes and needs root.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { binaryOf } from '../../../scripts/node-versions.mjs';
import { TestGuest } from './running.ts';
import { freePort, type Service, startNats, startPostgres } from './services.ts';

const MINUTE = 60_000;
const ROOT = join(import.meta.dirname, '../../..');
const FOLDER = join(ROOT, '.build', 'image');
const IMAGE = 'speeltafel-test';
const [BASE] = /^FROM (\S+)/m.exec(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'))!.slice(1);
const compose = readFileSync(join(ROOT, 'compose.yaml'), 'utf8');

/** Needs no daemon and no namespaces, so it runs in a container too. */
const STORAGE = ['--root', join(FOLDER, 'store'), '--runroot', join(FOLDER, 'run'), '--storage-driver', 'vfs'];
const env = { ...process.env, BUILDAH_ISOLATION: 'chroot' };

function buildah(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('buildah', [...STORAGE, ...args], {
    ...{ env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  });
  if (status !== 0)
    throw new Error(`buildah ${args[0]} ended with ${status}:\n${stdout.slice(-4000)}${stderr.slice(-4000)}`);
  return stdout.trim();
}
const has = (image: string): boolean =>
  spawnSync('buildah', [...STORAGE, 'inspect', '--type=image', image]).status === 0;

/**
 * The base image of the Dockerfile. If no registry can be reached, builds a similar one: the same Debian with Node from
 * npm. A network that intercepts TLS has its own certificate authority, which the host trusts already.
 */
function prepareBase(): void {
  const name = `docker.io/library/${BASE}`;
  if (has(name) || spawnSync('buildah', [...STORAGE, 'pull', name], { env, stdio: 'ignore' }).status === 0) return;
  const [, version, debian] = /^node:(\d+)-(\w+)-slim$/.exec(BASE!)!;
  const container = buildah('from', 'scratch');
  const mounted = buildah('mount', container);
  execFileSync('debootstrap', ['--variant=minbase', '--include=ca-certificates', debian!, mounted], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  copyFileSync(binaryOf(Number(version))!, join(mounted, 'usr/local/bin/node'));
  const npm = dirname(dirname(realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim())));
  mkdirSync(join(mounted, 'usr/local/lib/node_modules'), { recursive: true });
  cpSync(npm, join(mounted, 'usr/local/lib/node_modules/npm'), { recursive: true });
  buildah('run', container, '--', 'ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm');
  buildah('run', container, '--', 'useradd', '--uid', '1000', '--create-home', 'node');
  const authorities = process.env.NODE_EXTRA_CA_CERTS;
  if (authorities !== undefined && existsSync(authorities)) {
    copyFileSync(authorities, join(mounted, 'etc/ssl/certs/extra.crt'));
    buildah('config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/extra.crt', container);
  }
  buildah('commit', '--rm', container, name);
}

interface ImageConfig {
  readonly User: string;
  readonly Cmd: readonly string[];
  readonly Volumes: object;
  readonly Healthcheck: { readonly Test: readonly string[] };
}

/** A container of the image. It shares the host's network, so each container has its own port. */
class Container {
  readonly address: string;
  private readonly name = buildah('from', '--pull-never', `localhost/${IMAGE}`);
  private readonly port: number;
  private process: ChildProcess | undefined;

  constructor(port: number) {
    this.port = port;
    this.address = `http://127.0.0.1:${port}`;
  }

  private args(settings: Readonly<Record<string, string>>): readonly string[] {
    const all = Object.entries({ ...settings, PORT: String(this.port) });
    return [...STORAGE, 'run', ...all.flatMap(([key, value]) => ['--env', `${key}=${value}`]), this.name, '--'];
  }

  /** Resolves when its health check passes. */
  async start({ Cmd, Healthcheck }: ImageConfig, settings: Readonly<Record<string, string>> = {}): Promise<void> {
    this.process = spawn('buildah', [...this.args(settings), ...Cmd], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    const [, ...check] = Healthcheck.Test;
    const healthy = (): boolean => spawnSync('buildah', [...this.args({}), ...check], { env }).status === 0;
    await expect.poll(healthy, { timeout: MINUTE, interval: 1000 }).toBe(true);
  }

  async stop(): Promise<void> {
    const { process } = this;
    if (process === undefined) return;
    this.process = undefined;
    const ended = new Promise((resolve) => process.once('exit', resolve));
    process.kill('SIGTERM');
    await ended;
    const answers = (): Promise<boolean> =>
      fetch(this.address).then(
        () => true,
        () => false,
      );
    await expect.poll(answers, { timeout: MINUTE }).toBe(false);
  }

  id(flag: '-u' | '-un'): string {
    return buildah('run', this.name, '--', 'id', flag);
  }

  remove(): void {
    buildah('rm', this.name);
  }
}

let config: ImageConfig;
beforeAll(() => {
  mkdirSync(FOLDER, { recursive: true });
  prepareBase();
  buildah('bud', '--pull-never', '--format', 'docker', '-t', IMAGE, ROOT);
  config = (JSON.parse(buildah('inspect', '--type=image', `localhost/${IMAGE}`)) as { Docker: { config: ImageConfig } })
    .Docker.config;
}, 20 * MINUTE);
afterAll(() => {
  buildah('rmi', '--force', `localhost/${IMAGE}`);
  rmSync(join(FOLDER, 'run'), { recursive: true, force: true });
}, 5 * MINUTE);

async function container(): Promise<Container> {
  const made = new Container(await freePort());
  onTestFinished(async () => {
    await made.stop();
    made.remove();
  }, 3 * MINUTE);
  return made;
}

const page = async (address: string): Promise<string> => (await fetch(`${address}/`)).text();

async function openTable(host: TestGuest): Promise<string> {
  const { body } = await host.ask('POST', '/api/tables', {
    ...{ game: 'menhirs', options: {}, clock: { kind: 'none' }, listed: false },
    seats: [{ kind: 'here', name: host.name }, { kind: 'open' }],
  });
  return String(body.id);
}

test('the image runs as an unprivileged user, serves the page, and keeps its file', {
  timeout: 5 * MINUTE,
}, async () => {
  expect(config.User).toBe('node');
  expect(Object.keys(config.Volumes)).toEqual(['/opt/speeltafel/data']);
  const alone = await container();
  expect([alone.id('-un'), Number(alone.id('-u'))]).toEqual(['node', 1000]);
  await alone.start(config);
  expect(await page(alone.address)).toContain('<title>Speeltafel');
  const ann = await TestGuest.arrive(alone.address, 'Ann');
  const table = await openTable(ann);
  // Pictures and computer players run in threads, which the image must contain as well.
  expect((await fetch(`${alone.address}/t/${table}/picture.png`)).headers.get('content-type')).toBe('image/png');
  await alone.stop();
  await alone.start(config);
  expect((await ann.ask('GET', `/api/tables/${table}`)).status).toBe(200);
});

describe('with PostgreSQL and NATS', () => {
  let postgres: Service;
  let nats: Service;
  beforeAll(async () => {
    [postgres, nats] = [await startPostgres(), await startNats()];
  }, MINUTE);
  afterAll(() => Promise.all([postgres.stop(), nats.stop()]), MINUTE);

  /** The settings of compose.yaml, except for addresses. */
  function settings(): Readonly<Record<string, string>> {
    const [, block] = /^ {2}speeltafel: &node$([\s\S]*?)^ {2}\S/m.exec(compose)!;
    const places: Readonly<Record<string, string>> = { DATABASE_URL: postgres.url, NATS_URL: nats.url };
    const names = Array.from(block!.matchAll(/^ {6}([A-Z_]+):/gm), ([, name]) => name!);
    expect(names.toSorted()).toEqual(Object.keys(places).toSorted());
    return places;
  }

  test('two nodes behind the proxy are one server', { timeout: 5 * MINUTE }, async () => {
    const nodes = [await container(), await container()];
    for (const node of nodes) await node.start(config, settings());
    const front = await freePort();
    const [, content] = /^ {4}content: \|\n((?: {6}.*\n)+)/m.exec(compose)!;
    const file = join(FOLDER, 'Caddyfile');
    writeFileSync(
      file,
      // Its admin API has a port that may be taken here.
      `{\n\tadmin off\n}\n${content}`
        .replace(':8081', `:${front}`)
        .replace('speeltafel:8080', new URL(nodes[0]!.address).host)
        .replace('speeltafel-2:8080', new URL(nodes[1]!.address).host),
    );
    const proxy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { stdio: 'ignore' });
    onTestFinished(() => void proxy.kill());
    const address = `http://127.0.0.1:${front}`;
    await expect.poll(() => page(address).catch(() => ''), { timeout: MINUTE }).toContain('<title>Speeltafel');

    const [ann, ben] = [await TestGuest.arrive(address, 'Ann'), await TestGuest.arrive(address, 'Ben')];
    const table = await openTable(ann);
    // Whichever the proxy chooses, the two are on different nodes.
    const [first, second] = [await ann.at(nodes[0]!.address).connect(), await ben.at(nodes[1]!.address).connect()];
    await Promise.all([first.watch(table), second.watch(table)]);
    expect((await second.send(table, { kind: 'sit', seat: 2, name: 'Ben' })).type).toBe('done');
    await first.until(() => (first.tables.get(table)?.began ?? 0) > 0);
    // A socket goes through the proxy too, and survives the end of one node.
    const through = await ann.connect();
    await through.watch(table);
    await nodes[0]!.stop();
    await expect.poll(async () => (await fetch(`${address}/readyz`)).status, { timeout: MINUTE }).toBe(200);
    expect((await ben.ask('GET', `/api/tables/${table}`)).body.status).toBe('playing');
  });
});
