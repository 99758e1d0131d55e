/**
 * Draws every treetop of the plantings in place, and all their shadows as one shape. With references that each have a
 * transform, the browser would process hundreds of small coordinate systems whenever anything on the screen changes.
 */
const CROWN = /<symbol id="(mh-crown-\d)"[^>]*>(.*)<\/symbol>\n/g;
const STANDING = /<use href="#(mh-crown-\d)" class="([\w-]+)" transform="translate\((\S+) (\S+)\) scale\((\S+)\)"\/>/g;
const SHADOWS = /<g class="mh-tree-shade">(.*?)<\/g>/g;
const SHADOW = /<ellipse cx="(\S+)" cy="(\S+)" rx="(\S+)" ry="(\S+)" transform="rotate\((\S+) [^)]*\)"\/>/g;
const PAIR = /(-?[\d.]+) (-?[\d.]+)/g;

const round = (n: number): number => Math.round(n * 100) / 100;

function shadow(...[cx, cy, rx, ry, turn]: readonly number[]): string {
  const [x, y] = [rx! * Math.cos((turn! * Math.PI) / 180), rx! * Math.sin((turn! * Math.PI) / 180)];
  const half = (way: 1 | -1): string => `a${rx} ${ry} ${turn} 1 0 ${round(2 * x * way)} ${round(2 * y * way)}`;
  return `M${round(cx! - x)} ${round(cy! - y)}${half(1)}${half(-1)}`;
}

export function inlineTrees(trees: string): string {
  const crowns = new Map([...trees.matchAll(CROWN)].map(([, name, art]) => [name!, art!]));
  const standing = (_: string, crown: string, tone: string, ...numbers: readonly string[]): string => {
    const [x, y, scale] = numbers.map(Number) as [number, number, number];
    const move = (_: string, dx: string, dy: string): string => `${round(x + scale * +dx)} ${round(y + scale * +dy)}`;
    return crowns.get(crown)!.replace(PAIR, move).replaceAll('class="', `class="${tone} `);
  };
  const shadows = (_: string, ellipses: string): string => {
    const shapes = [...ellipses.matchAll(SHADOW)].map(([, ...numbers]) => shadow(...numbers.map(Number)));
    return `<path class="mh-tree-shade" d="${shapes.join('')}"/>`;
  };
  return trees.replace(CROWN, '').replace(STANDING, standing).replace(SHADOWS, shadows);
}
