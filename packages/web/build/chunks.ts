/**
 * Which modules share a file. A browser fetches six files at a time over HTTP/1.1, so many small files delay a screen more than their
 * size does. Modules that only a few screens share are left to the bundler.
 */
import { LANGUAGES } from '../src/i18n/languages.ts';

const modules = (paths: string): RegExp => new RegExp(`/packages/(?:${paths})\\.tsx?$`);

/** The words of the frame and of the main screens in one language. A screen is shown when all words have arrived. */
const FRAME_WORDS = new RegExp(
  `/src/(?:app(?:/offline)?|ui(?:/practice)?|session|features/(?:home|learn|play(?:/hints)?|puzzles|rules)|games/[^/]+/intro)/words/(${LANGUAGES.join('|')})\\.ts$`,
);
/** What home knows about the games. */
const GAME_LIST = modules('web/src/games/(?:registry|[^/]+/(?:index|levels|art/art|intro/words))');
/** The time left for a turn: home needs it for guests, and must not fetch the frame of screens for it. */
const TIME_LEFT = modules('web/src/session/time-left');
/** Code that most screens need, but home does not. */
const SCREEN_FRAME = modules(
  'web/src/ui/(?:bar|by-keyboard|copy|dice|fitted|hold-button|keep-awake|line-drawings|menu|moment|near|seat-badge|sheet|sound|step-buttons|switch)|web/src/games/player-clock|web/src/router/share-address|web/src/storage/kept-boards',
);
/** The code of every screen. */
const FRAME = modules(
  'web/src/(?:app|ui|i18n|router|settings|storage)/[^/]+|web/src/features/install/install-prompt|web/src/session/(?:words|player-names|saved-games)|rules/src/(?:result|variant-name)|table/src/(?:clock|table)',
);
const LIBRARIES = /\/node_modules\/(?:solid-js|valibot)\//;
/** Parts of home that other screens show too. */
const HOME_PARTS = modules('web/src/features/(?:home/(?:logo|game-box|words)|puzzles/daily)');
/** A game on this device. */
const LOCAL_TABLE = modules(
  'table/src/(?:acting|chance|ending|game|tentative|undo)|rules/src/record|web/src/session/(?:local|look-back|new-seed)|web/src/thinking/client',
);
/** The board of a game with its pieces, and sentences about it. */
const BOARD =
  /\/packages\/web\/src\/games\/(?!shared\/)(\w+)\/(?:board\/[^/]+|art\/(?:line-tile|pictures|sprite|token)|play\/(?:animation-frames|players|position-scene|reachable|sentences?)|monster\/look|adam-points|history|sentences|sides|words)\.tsx?$/;
/** Lessons and puzzles. */
const PRACTICE = modules('web/src/(?:ui/practice/[^/]+|session/practice)');
/** The names of all puzzles. */
const PUZZLE_NAMES = modules(
  'players/src/puzzles/(?:packs|[^/]+/pack)|web/src/games/(?:shared/puzzle-names|[^/]+/puzzles/words)',
);

/** In order: a module belongs to the first group that names it. */
export const CHUNK_GROUPS = [
  { name: (id: string) => `words-${FRAME_WORDS.exec(id)?.[1]}`, test: FRAME_WORDS },
  { name: 'frame', test: (id: string) => (FRAME.test(id) || LIBRARIES.test(id)) && !SCREEN_FRAME.test(id) },
  { name: 'games', test: GAME_LIST },
  { name: 'time-left', test: TIME_LEFT },
  { name: 'screen-frame', test: SCREEN_FRAME },
  { name: 'home-parts', test: HOME_PARTS },
  { name: 'local-table', test: LOCAL_TABLE },
  { name: (id: string) => `${BOARD.exec(id)?.[1]}-board`, test: BOARD },
  { name: 'practice', test: PRACTICE },
  { name: 'puzzle-names', test: PUZZLE_NAMES },
];
