// Takes a screenshot of every main screen and compares two sets of them, to show that a change moved nothing by
// accident:
//
// node scripts/compare-screens.mjs take <page> <folder> [<part of a picture's name>]
// node scripts/compare-screens.mjs compare <before> <after> [<folder for pictures of the differences>]
//
// A page is an address, or a checkout, which is started the usual way. Before and after are folders that `take` filled.
// Needs Chromium. The exit code is 1 if a screen differs or could not be taken.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { bundled } from './bundle.mjs';
import { ensureChromium, HOW_TO_GET_IT } from './chromium.mjs';
import { take } from './screens/take.mjs';

/**
 * Counts differing pixels in the browser, and marks them red on a pale copy of the second picture. Two pictures of the
 * same page differ by up to 2 of 255 at rounded corners, depending on the tiles in which Chromium paints.
 */
async function differenceOf([before, after]) {
  const TOLERANCE = 3;
  const [a, b] = await Promise.all(
    [before, after].map(async (data) => createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())),
  );
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const [old, now] = [a, b].map((bitmap) => {
    context.clearRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, width, height);
  });
  const same = (i) => [0, 1, 2, 3].every((part) => Math.abs(old.data[i + part] - now.data[i + part]) <= TOLERANCE);
  let pixels = 0;
  for (let i = 0; i < now.data.length; i += 4) {
    if (same(i)) now.data[i + 3] = 60;
    else {
      pixels++;
      now.data.set([255, 0, 0, 255], i);
    }
  }
  context.putImageData(now, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  const marked = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return { share: pixels / (width * height), pixels, sizes: [a, b].map((one) => `${one.width}x${one.height}`), marked };
}

async function compare(browser, before, after, marks) {
  const files = await Promise.all([before, after].map(async (folder) => new Set(await readdir(folder))));
  const names = [...new Set(files.flatMap((set) => [...set]))].filter((name) => name.endsWith('.png')).sort();
  if (marks !== undefined) await mkdir(marks, { recursive: true });
  const page = await browser.newPage();
  let different = 0;
  for (const name of names) {
    const missing = [before, after].filter((_, i) => !files[i].has(name));
    if (missing.length > 0) {
      different++;
      console.log(`missing   ${name} is not in ${missing[0]}`);
      continue;
    }
    const pictures = await Promise.all([before, after].map((folder) => readFile(join(folder, name), 'base64')));
    if (pictures[0] === pictures[1]) continue;
    const { share, pixels, sizes, marked } = await page.evaluate(differenceOf, pictures);
    if (pixels === 0) continue;
    different++;
    const size = sizes[0] === sizes[1] ? '' : `, was ${sizes[0]}, is ${sizes[1]}`;
    console.log(`${(share * 100).toFixed(3).padStart(7)} %  ${name}  (${pixels} pixels${size})`);
    if (marks !== undefined) await writeFile(join(marks, name), Buffer.from(marked, 'base64'));
  }
  console.log(`${different} of ${names.length} screens differ.`);
  return different === 0 && names.length > 0;
}

const COMMANDS = {
  async take(browser, page, folder, part) {
    const failed = await take(browser, page, folder, part);
    for (const line of failed) console.error(`not taken: ${line}`);
    return failed.length === 0;
  },
  compare,
};

const [name, ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name ?? '') ? COMMANDS[name] : undefined;
if (command === undefined || args.length < 2) {
  console.error('Usage: take <page> <folder>, or: compare <before> <after> [<folder>]');
  process.exit(2);
}
const executablePath = ensureChromium();
if (executablePath === undefined) throw new Error(`Chromium was not found: ${HOW_TO_GET_IT}.`);
const { BROWSER_ARGS } = await import(await bundled('packages/web/e2e/harness/browser.ts'));
const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGS] });
process.exitCode = (await command(browser, ...args)) ? 0 : 1;
await browser.close();
