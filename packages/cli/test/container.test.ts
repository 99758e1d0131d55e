/** The files for containers, as far as they can be tested without building an image. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
const instructions = dockerfile.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
const of = (word: string): readonly string[] =>
  instructions.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));

test('an image is built in two stages, and the last has no build tools and does not run as root', () => {
  expect(of('FROM')).toEqual(['node:22-trixie-slim AS build', 'node:22-trixie-slim']);
  const last = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')));
  const user = last.indexOf('USER node');
  expect(user).toBeGreaterThan(0);
  expect(last.findIndex((line) => line.startsWith('CMD '))).toBeGreaterThan(user);
  expect(of('HEALTHCHECK')).toEqual([expect.stringContaining('/readyz')]);
});

test('nothing but npm uses the network', () => {
  const commands = of('RUN').flatMap((line) => line.split(' && ').map((command) => command.split(' ')[0]!));
  expect(commands.length).toBeGreaterThan(3);
  expect(new Set(commands)).toEqual(new Set(['npm', 'node', 'touch', 'mkdir', 'chown']));
});

test('the program exists, and no data, builds or dependencies of the host are copied', () => {
  for (const command of [...of('CMD'), ...of('RUN')])
    for (const [path] of command.matchAll(/packages\/cli\/\S+?\.mjs/g)) expect(existsSync(join(ROOT, path))).toBe(true);
  expect(read('.dockerignore').split('\n')).toEqual(
    expect.arrayContaining(['.git', '.build', '**/node_modules', '**/dist', 'data']),
  );
});

test('all settings are documented in docs/hosting.md', () => {
  const hosting = read('docs/hosting.md');
  const inCompose = [...compose.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name!);
  const inDockerfile = of('ENV').flatMap((line) => line.split(' ').map((one) => one.split('=')[0]!));
  const ours = [...inCompose, ...inDockerfile].filter((name) => !name.startsWith('POSTGRES_'));
  expect(ours).toEqual(expect.arrayContaining(['DATABASE_URL', 'NATS_URL', 'HOST', 'PORT']));
  for (const name of ours) expect(hosting).toContain(name);
});

test('every third-party image has a version', () => {
  const images = [...compose.matchAll(/^ {4}image: (.+)$/gm)].map(([, image]) => image!);
  expect(images.length).toBe(3);
  for (const image of images) expect(image).toMatch(/^[a-z]+:\d/);
});
