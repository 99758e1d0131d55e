/**
 * Which modules share a file. Over HTTP/1.1 a browser fetches six files at a time, so many small files delay a screen more
 * than their size does. Modules that only a few screens share are left to the bundler.
 */

/** Modules by their path below packages/, without the file ending; `*` stands for one name. */
const MODULES = {
  /** The words of the frame and of the main screens, by language. A screen appears when all its words have arrived. */
  words: [
    'web/src/app/words/*',
    'web/src/app/offline/words/*',
    'web/src/ui/words/*',
    'web/src/ui/practice/words/*',
    'web/src/session/words/*',
    'web/src/features/home/words/*',
    'web/src/features/learn/words/*',
    'web/src/features/play/words/*',
    'web/src/features/play/hints/words/*',
    'web/src/features/puzzles/words/*',
    'web/src/features/rules/words/*',
    'web/src/games/*/intro/words/*',
  ],
  /** Code that most screens need, but home does not. */
  screenFrame: [
    'web/src/ui/bar',
    'web/src/ui/by-keyboard',
    'web/src/ui/copy',
    'web/src/ui/dice',
    'web/src/ui/fitted',
    'web/src/ui/hold-button',
    'web/src/ui/keep-awake',
    'web/src/ui/line-drawings',
    'web/src/ui/menu',
    'web/src/ui/moment',
    'web/src/ui/near',
    'web/src/ui/seat-badge',
    'web/src/ui/sheet',
    'web/src/ui/sound',
    'web/src/ui/step-buttons',
    'web/src/ui/switch',
    'web/src/games/player-clock',
    'web/src/router/share-address',
    'web/src/storage/kept-boards',
  ],
  /** Code that every screen needs. */
  frame: [
    'web/src/app/*',
    'web/src/ui/*',
    'web/src/i18n/*',
    'web/src/router/*',
    'web/src/settings/*',
    'web/src/storage/*',
    'web/src/features/install/install-prompt',
    'web/src/session/words',
    'web/src/session/player-names',
    'web/src/session/saved-games',
    'rules/src/result',
    'rules/src/variant-name',
    'table/src/clock',
    'table/src/table',
  ],
  /** What home knows about the games. */
  games: [
    'web/src/games/registry',
    'web/src/games/*/index',
    'web/src/games/*/levels',
    'web/src/games/*/art/art',
    'web/src/games/*/intro/words',
  ],
  /** Apart from the frame of screens, which home would otherwise fetch for guests with a name. */
  timeLeft: ['web/src/session/time-left'],
  /** Parts of home that other screens show too. */
  homeParts: [
    'web/src/features/home/logo',
    'web/src/features/home/game-box',
    'web/src/features/home/words',
    'web/src/features/puzzles/daily',
  ],
  /** A game on this device. */
  localTable: [
    'table/src/acting',
    'table/src/chance',
    'table/src/ending',
    'table/src/game',
    'table/src/tentative',
    'table/src/undo',
    'rules/src/record',
    'web/src/session/local',
    'web/src/session/look-back',
    'web/src/session/new-seed',
    'web/src/thinking/client',
  ],
  /** The board of a game with its pieces, and sentences about it. */
  board: [
    'web/src/games/*/board/*',
    'web/src/games/*/art/line-tile',
    'web/src/games/*/art/pictures',
    'web/src/games/*/art/sprite',
    'web/src/games/*/art/token',
    'web/src/games/*/play/animation-frames',
    'web/src/games/*/play/players',
    'web/src/games/*/play/position-scene',
    'web/src/games/*/play/reachable',
    'web/src/games/*/play/sentence',
    'web/src/games/*/play/sentences',
    'web/src/games/*/monster/look',
    'web/src/games/*/adam-points',
    'web/src/games/*/history',
    'web/src/games/*/sentences',
    'web/src/games/*/sides',
    'web/src/games/*/words',
  ],
  /** Lessons and puzzles. */
  practice: ['web/src/ui/practice/*', 'web/src/session/practice'],
  puzzleNames: [
    'players/src/puzzles/packs',
    'players/src/puzzles/*/pack',
    'web/src/games/shared/puzzle-names',
    'web/src/games/*/puzzles/words',
  ],
} as const;

const LIBRARIES = /\/node_modules\/(?:solid-js|valibot)\//;

const patternOf = (paths: readonly string[]): RegExp =>
  new RegExp(`/packages/(?:${paths.map((path) => path.replaceAll('*', '[^/]+')).join('|')})\\.tsx?$`);

const isIn = (group: keyof typeof MODULES): ((id: string) => boolean) => {
  const pattern = patternOf(MODULES[group]);
  return (id) => pattern.test(id);
};
const isOfScreenFrame = isIn('screenFrame');
const isOfFrame = isIn('frame');
const isOfBoard = isIn('board');

/** All paths, for a test that each of them exists. */
export const CHUNKED_PATHS: readonly string[] = Object.values(MODULES).flat();
export const filesOf = (path: string): RegExp => patternOf([path]);

/** In order: a module belongs to the first group that names it. */
export const CHUNK_GROUPS = [
  { name: (id: string) => `words-${/(\w+)\.ts$/.exec(id)?.[1]}`, test: isIn('words') },
  { name: 'frame', test: (id: string) => (isOfFrame(id) || LIBRARIES.test(id)) && !isOfScreenFrame(id) },
  { name: 'games', test: isIn('games') },
  { name: 'time-left', test: isIn('timeLeft') },
  { name: 'screen-frame', test: isOfScreenFrame },
  { name: 'home-parts', test: isIn('homeParts') },
  { name: 'local-table', test: isIn('localTable') },
  {
    name: (id: string) => `${/\/games\/(\w+)\//.exec(id)?.[1]}-board`,
    test: (id: string) => isOfBoard(id) && !id.includes('/games/shared/'),
  },
  { name: 'practice', test: isIn('practice') },
  { name: 'puzzle-names', test: isIn('puzzleNames') },
];
