/** The thread that turns drawings into PNG. Started by pictures.ts. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Drawn, DrawRequest } from './pictures.ts';

const code = readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'));
const ready = code.then((wasm) => initWasm(wasm));

/** Drawings hold no text and refer to nothing external, so neither fonts nor files are needed. */
function draw(svg: string): Uint8Array {
  const drawing = new Resvg(svg, { font: { loadSystemFonts: false } });
  const image = drawing.render();
  const png = image.asPng();
  image.free();
  drawing.free();
  return png;
}

parentPort!.on('message', async ({ id, svg }: DrawRequest) => {
  await ready;
  parentPort!.postMessage({ id, png: draw(svg) } satisfies Drawn);
});
