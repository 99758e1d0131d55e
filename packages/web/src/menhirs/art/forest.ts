/**
 * The forest: a picture for each planting, by day and by night. As parts of the page its crowns were two thousand elements, and a
 * browser goes through all of them whenever a dialog opens, the board is turned or the theme changes.
 */
const CROWN = /<symbol id="(mh-crown-\d)"[^>]*>(.*)<\/symbol>\n/g;
const PLANTING = /<symbol id="(mh-forest-\w+)"[^>]*>(.*)<\/symbol>/g;
const STANDING = /<use href="#(mh-crown-\d)" class="mh-leaf-(\w)" transform="([^"]*)"\/>/g;
const STEP = /class="mh-k(\d)"/g;

/** The three steps of each tone of leaves, from the shaded to the lit one: by day, by night. */
const TONES = {
  a: ['#4f6a4a #64805a #84996f', '#27443a #385b4c #517762'],
  b: ['#56735a #6f8e70 #92aa88', '#2b4a43 #3f6457 #5b8471'],
  c: ['#677344 #818c56 #a5a972', '#374c33 #4e6a47 #718b5f'],
  d: ['#4a6852 #608167 #85a284', '#213d33 #335646 #4f765f'],
  e: ['#94703f #b58f55 #d3b27a', '#594a3c #7c6850 #a88f6e'],
  f: ['#3d5a50 #507062 #6f8f7d', '#203a3b #2f5051 #486f6e'],
  g: ['#465f45 #5b7654 #7d946a', '#223c32 #345645 #50755f'],
} as const;
const SHADE = ['rgb(38 52 52 / .38)', 'rgb(3 9 10 / .5)'] as const;
const TIMES = ['day', 'night'] as const;
/** Around the hexagon of a tile, to which it is clipped. */
const BOX = { x: -60, y: -52, width: 120, height: 104 };

export function forest(trees: string): string {
  const crowns = new Map([...trees.matchAll(CROWN)].map(([, name, art]) => [name!, art!]));
  const picture = (planting: string, time: 0 | 1): string => {
    const standing = (_: string, crown: string, tone: string, transform: string): string => {
      const steps = TONES[tone as keyof typeof TONES][time].split(' ');
      const art = crowns.get(crown)!.replace(STEP, (_, step) => `fill="${steps[step]}"`);
      return `<g transform="${transform}">${art}</g>`;
    };
    const art = planting.replace('class="mh-tree-shade"', `fill="${SHADE[time]}"`).replace(STANDING, standing);
    const { x, y, width, height } = BOX;
    // Twice the size it is drawn with, for browsers that keep a picture as points.
    const size = `width="${width * 2}" height="${height * 2}" viewBox="${x} ${y} ${width} ${height}"`;
    return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${art}</svg>`)}`;
  };
  const box = Object.entries(BOX)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
  return [...trees.matchAll(PLANTING)]
    .map(([, name, planting]) => {
      const images = TIMES.map(
        (time, i) => `<image class="mh-by-${time}" ${box} href="${picture(planting!, i as 0 | 1)}"/>`,
      );
      return `<symbol id="${name}" overflow="visible">${images.join('')}</symbol>`;
    })
    .join('');
}
