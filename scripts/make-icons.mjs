// Renders the PNG icons of the page from icon.svg: node scripts/make-icons.mjs. Needs Chromium; the icons are committed.
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'packages', 'web', 'public');
const svg = await readFile(join(folder, 'icon.svg'), 'utf8');

// A maskable icon fills its square and keeps its content within the safe zone, the middle 80 %.
const ICONS = [
  { name: 'icon-192', size: 192, room: 1, ground: 'transparent' },
  { name: 'icon-512', size: 512, room: 1, ground: 'transparent' },
  { name: 'icon-maskable-192', size: 192, room: 0.72, ground: '#d9dfe6' },
  { name: 'icon-maskable-512', size: 512, room: 0.72, ground: '#d9dfe6' },
  { name: 'apple-touch-icon', size: 180, room: 0.84, ground: '#d9dfe6' },
];

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
for (const { name, size, room, ground } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const inner = Math.round(size * room);
  const frame = `margin:0;height:100vh;display:grid;place-content:center;background:${ground}`;
  await page.setContent(`<body style="${frame}">${svg.replace('<svg ', `<svg width="${inner}" height="${inner}" `)}`);
  await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: true });
  await page.close();
}
await browser.close();
