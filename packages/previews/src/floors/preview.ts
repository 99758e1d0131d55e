/** Finstere Flure in a preview: the hall from above, with tiles, figures and the monster. A square is 100 units. */
import { floorsKit as kit } from '@speeltafel/rules';
import { numberPath } from '../drawing.ts';
import type { GamePreview } from '../preview.ts';
import { ART } from './art.ts';
import { WORDS } from './words.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const cornerOf = (square: kit.Square): Point => ({ x: kit.columnOf(square) * 100, y: kit.rowOf(square) * 100 });
const middleOf = (square: kit.Square): Point => ({
  x: kit.columnOf(square) * 100 + 50,
  y: kit.rowOf(square) * 100 + 50,
});
const at = ({ x, y }: Point): string => `translate(${x} ${y})`;

/** Symbols are drawn in a box of 100 around their centre. */
const use = (id: string, { x, y }: Point, size: number, extra = ''): string =>
  `<use href="#ff-${id}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"${extra}/>`;

const everySquare = Array.from({ length: kit.SQUARES }, (_, square) => square);
const FLOOR = ['#7d6b53', '#6d5d4a', '#8a765a', '#65584a'];
/** Four pseudo-random shades, the same in every picture. */
const shadeOf = (square: kit.Square): number =>
  (kit.columnOf(square) * 5 + kit.rowOf(square) * 3 + ((square * square) % 7)) % 4;

const slab = (square: kit.Square): string => {
  const { x, y } = cornerOf(square);
  return `M${x + 3} ${y + 3}h94v94h-94z`;
};
const slabs = (shade: number): string =>
  everySquare
    .filter((square) => shadeOf(square) === shade)
    .map(slab)
    .join('');

/** The outline of the floor, clockwise. */
const OUTLINE = ((): string => {
  const edges = new Map<string, string>();
  const point = (x: number, y: number): string => `${x} ${y}`;
  for (const square of everySquare) {
    const { x, y } = cornerOf(square);
    const ends = [
      [point(x, y), point(x + 100, y)],
      [point(x + 100, y), point(x + 100, y + 100)],
      [point(x + 100, y + 100), point(x, y + 100)],
      [point(x, y + 100), point(x, y)],
    ] as const;
    for (const direction of kit.DIRECTIONS) if (kit.next(square, direction) < 0) edges.set(...ends[direction]!);
  }
  const first = edges.keys().next().value!;
  const line = [first];
  for (let now = edges.get(first)!; now !== first; now = edges.get(now)!) line.push(now);
  return `M${line.join('L')}Z`;
})();

/** A door in the wall: the exit in daylight, the entrance at night. */
const door = (square: kit.Square, side: -1 | 1, light: string, frame: string): string => {
  const { x, y } = middleOf(square);
  return `<rect x="${x + side * 71 - 21}" y="${y - 36}" width="42" height="72" rx="14" fill="${light}" stroke="${frame}" stroke-width="7"/><rect x="${x - 36}" y="${y - 34}" width="72" height="68" rx="10" fill="${light}" fill-opacity=".2" stroke="${light}" stroke-width="3" stroke-dasharray="9 6"/><path d="M${x - 20} ${y}H${x + 20}M${x - 20} ${y}l15 -14M${x - 20} ${y}l15 14" fill="none" stroke="${light}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`;
};

const HALL = [
  `<path d="${OUTLINE}" fill="#17110e" stroke="#120c0a" stroke-width="108" stroke-linejoin="round"/>`,
  `<path d="${OUTLINE}" fill="none" stroke="#6a4526" stroke-width="92" stroke-linejoin="round"/>`,
  `<path d="${OUTLINE}" fill="none" stroke="#3b2415" stroke-width="66" stroke-linejoin="round"/>`,
  `<path d="${OUTLINE}" fill="none" stroke="#a87b46" stroke-width="52" stroke-dasharray="10 22 14 9 8 30 12 16"/>`,
  `<path d="${OUTLINE}" fill="none" stroke="#7c2f2b" stroke-width="46" stroke-dasharray="7 61 12 38" stroke-dashoffset="19"/>`,
  `<path d="${OUTLINE}" fill="none" stroke="#2f6f6a" stroke-width="46" stroke-dasharray="9 83 6 47" stroke-dashoffset="43"/>`,
  `<path d="${OUTLINE}" fill="#17110e" stroke="#1d130d" stroke-width="20"/>`,
  ...FLOOR.map((colour, shade) => `<path d="${slabs(shade)}" fill="${colour}"/>`),
  `<path d="${OUTLINE}" fill="url(#ff-dusk)"/>`,
  door(kit.EXIT, -1, '#ffd98a', '#5a3a14'),
  door(kit.ENTRANCE, 1, '#a9c6f2', '#1d2c52'),
].join('');

const GLOWS = `<radialGradient id="ff-dusk" cx=".42" cy=".42" r=".72"><stop offset="0" stop-color="#ffc36b" stop-opacity=".26"/><stop offset=".55" stop-color="#3a2614" stop-opacity=".12"/><stop offset="1" stop-color="#0c0610" stop-opacity=".55"/></radialGradient>`;

const BLOCKS = { s: 'stone', c: 'crystal', r: 'turn-right', h: 'turn-half' } as const;

/** A pool as round blots over the squares it covers. */
function poolArt(tile: kit.Tile): string {
  const squares = kit.coveredBy(tile) ?? [tile.square];
  const xs = squares.map((square) => cornerOf(square).x);
  const ys = squares.map((square) => cornerOf(square).y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) + 100 - x, Math.max(...ys) + 100 - y];
  const blots = squares.map((square, i) => {
    const middle = middleOf(square);
    return `<ellipse cx="${middle.x + (i % 2 ? 6 : -6)}" cy="${middle.y + (i % 3 ? -5 : 6)}" rx="44" ry="41"/>`;
  });
  const body = `<rect x="${x + 16}" y="${y + 18}" width="${width - 32}" height="${height - 36}" rx="36"/>`;
  return `<g fill="#3d070e">${body}${blots.join('')}</g><g fill="#7b141f" transform="${at({ x: 3, y: -5 })}">${body}${blots.join('')}</g><path d="M${x + 40} ${y + 44}q26 -22 60 -12" fill="none" stroke="#ffb3a6" stroke-opacity=".7" stroke-width="7" stroke-linecap="round"/>`;
}

function tileArt(tile: kit.Tile): string {
  const middle = middleOf(tile.square);
  if (kit.isPool(tile)) return poolArt(tile);
  if (kit.isBlock(tile)) return use(BLOCKS[tile.kind], middle, 94);
  const { kind, arrow } = tile;
  const marks = kind === 1 ? 'M0 -9V9' : 'M-5 -9V9M5 -9V9';
  return `<g transform="${at(middle)}">${use(`tele-${kind}`, { x: 0, y: 0 }, 94)}<g transform="rotate(${arrow * 90})">${use('tele-arrow', { x: 0, y: 0 }, 94)}</g><circle r="17" fill="#120b18" fill-opacity=".85"/><path d="${marks}" stroke="#fff" stroke-width="4" stroke-linecap="round"/></g>`;
}

interface Colours {
  readonly face: string;
  readonly edge: string;
  readonly ink: string;
}

const PLAYERS: readonly Colours[] = [
  { face: '#3f93c4', edge: '#1c5478', ink: '#0a1d2a' },
  { face: '#edb83f', edge: '#8a5a0c', ink: '#2b1a02' },
  { face: '#d3a3d8', edge: '#6f4373', ink: '#210c24' },
  { face: '#7fae52', edge: '#3a5a22', ink: '#142006' },
  { face: '#bd4120', edge: '#6b1f0c', ink: '#fff6ea' },
  { face: '#30458c', edge: '#182554', ink: '#f2f4ff' },
  { face: '#3a3836', edge: '#191817', ink: '#fbf4e4' },
];

/** The figure of a player; ivory means that it has moved, the rim shows whose it is. */
const paintOf = (player: kit.Player, moved: boolean): Readonly<Record<string, string>> => {
  const { face, edge, ink } = PLAYERS[player]!;
  return moved
    ? { face: '#fbf0d6', edge: face, rim: face, 'rim-width': '9', ink: '#22140a' }
    : { face, edge, rim: ink, 'rim-width': '3.4', ink };
};

/** The symbols name their colours, which differ from figure to figure, so each figure is written out in its own. */
const FIGURES: readonly string[] = PLAYERS.map((_, player) => {
  const from = ART.indexOf('>', ART.indexOf(`<symbol id="ff-tok-${player + 1}"`)) + 1;
  return ART.slice(from, ART.indexOf('</symbol>', from));
});
const PARTS = GLOWS + ART.replaceAll(/<symbol id="ff-tok-\d"[\s\S]*?<\/symbol>\n?/g, '');

const SIZE = 0.8;

function figureArt({ player, shows, place, moved }: kit.Token): string {
  const { x, y } = middleOf(place);
  const paint = paintOf(player, moved);
  const shapes = FIGURES[player]!.replaceAll(/var\(--tk-([\w-]+)\)/g, (_, name: string) => paint[name]!);
  return `<g transform="${at({ x: x - 50 * SIZE, y: y - 48 * SIZE })} scale(${SIZE})">${shapes}</g>${numberPath(shows, x, y - 1, 1.75, paint.ink!)}`;
}

const monsterArt = (part: 'facing' | 'monster', { monster, facing }: kit.Position): string =>
  `<g transform="${at(middleOf(monster))} rotate(${facing * 90})">${use(part, { x: 0, y: 0 }, 132)}</g>`;

/** A level of the monster puzzles is not a position of a game, but what it lacks does not show in a drawing. */
function puzzlePosition(text: string): kit.Position | undefined {
  const position = kit.parsePosition(text);
  if (position.ok) return position.value;
  const level = kit.parseLevel(text);
  if (!level.ok) return undefined;
  const { monster, facing, tiles, tokens } = level.value;
  return {
    ...{ players: kit.MOST_PLAYERS, stage: 2, round: 1, start: 0, turn: 0, phase: 'tokens' },
    ...{ monster, facing, tiles, tokens: tokens.map((token) => ({ ...token, moved: !token.movable })) },
    ...{ pile: [], left: [], stock: [], fiveIsHits: false, shortStage: false, rules: kit.NEWEST_RULES },
  };
}

export const floorsPreview: GamePreview<kit.Position> = {
  name: 'Finstere Flure',
  draw(position) {
    const { tiles, tokens } = position;
    return {
      box: [-62, -62, 1724, 1224],
      ground: ['#3a2a20', '#100a0c'],
      parts: PARTS,
      shapes: [
        HALL,
        // Flat tiles are below standing ones.
        ...tiles.filter((tile) => !kit.isBlock(tile)).map(tileArt),
        ...tiles.filter((tile) => kit.isBlock(tile)).map(tileArt),
        // The arrow reaches into the next square, where it would cover the number of a figure.
        monsterArt('facing', position),
        ...tokens.filter(({ place }) => kit.isOnBoard(place)).map(figureArt),
        monsterArt('monster', position),
      ].join(''),
    };
  },
  stage: ({ stage, round, phase }, language) =>
    phase === 'over' || phase === 'lay' ? null : WORDS[language].round(stage, round),
  puzzle: puzzlePosition,
};
