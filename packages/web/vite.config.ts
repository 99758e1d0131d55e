import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { offline } from './offline/plugin.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [solid(), offline()],
  build: { outDir: 'dist', target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
});
