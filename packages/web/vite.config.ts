import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { breakpoints } from './build/breakpoints.ts';
import { compileAtOnce } from './build/compile-at-once.ts';
import { embed } from './build/embed.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { offline } from './build/service-worker-plugin.ts';
import { LANGUAGES } from './src/i18n/languages.ts';

/** The code of every screen and its words in one language: two files instead of twenty. */
const FRAME =
  /node_modules\/(solid-js|valibot)\/|\/src\/((app|ui|i18n|router|settings|storage)\/[^/]+\.tsx?|features\/install\/install-prompt\.ts)$/;
/** Code that most screens need, but home does not: one more file. */
const SCREEN_FRAME =
  /\/src\/(ui\/(bar|by-keyboard|copy|dice|fitted|hold-button|keep-awake|line-drawings|menu|moment|near|seat-badge|sheet|sound|step-buttons|switch)\.tsx?|router\/share-address\.ts|storage\/kept-boards\.ts)$/;
/** What home knows about the games. */
const GAME_LIST = /\/src\/games\/(registry|[^/]+\/(index|levels|art\/art|intro\/words))\.ts$/;
const FRAME_WORDS = new RegExp(
  `/src/(?:app|ui|session|features/home|games/[^/]+/intro)/words/(${LANGUAGES.join('|')})\\.ts$`,
);

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [breakpoints(), solid(), preloadFonts(), compileAtOnce(), offline(), embed()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: (id) => `words-${FRAME_WORDS.exec(id)?.[1]}`, test: FRAME_WORDS },
            { name: 'frame', test: (id) => FRAME.test(id) && !SCREEN_FRAME.test(id) },
            { name: 'games', test: GAME_LIST },
            { name: 'screen-frame', test: SCREEN_FRAME },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
});
