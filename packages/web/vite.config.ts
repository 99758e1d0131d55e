import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { compileAtOnce } from './offline/compiled.ts';
import { preloadFonts } from './offline/fonts.ts';
import { offline } from './offline/plugin.ts';

/** What every screen needs, and the words that go with it in one language: two files instead of twenty. */
const FRAME = /node_modules\/(solid-js|valibot)\/|\/src\/(app|ui|i18n|router|settings|storage)\/[^/]+\.tsx?$/;
const FRAME_WORDS = /\/src\/(?:app|ui|session|features\/home)\/words\/(en|nl|de|fr)\.ts$/;

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [solid(), preloadFonts(), compileAtOnce(), offline()],
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
            { name: 'frame', test: FRAME },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
});
