import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { breakpoints } from './build/breakpoints.ts';
import { CHUNK_GROUPS } from './build/chunks.ts';
import { compileAtOnce } from './build/compile-at-once.ts';
import { embed } from './build/embed.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { offline } from './build/service-worker-plugin.ts';

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
        codeSplitting: { groups: CHUNK_GROUPS },
      },
    },
  },
  worker: { format: 'es' },
});
