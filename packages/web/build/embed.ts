/**
 * Builds the replay for other sites next to the page, in its own folder. It shares no file with the page, so it stays
 * small.
 */
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import solid from 'vite-plugin-solid';

export function embed(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'speeltafel-embed',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = join(root, config.build.outDir, 'embed');
    },
    writeBundle: {
      // Runs before the service worker plug-in, whose output marks the build as complete.
      order: 'pre',
      sequential: true,
      async handler() {
        await build({
          root: join(root, 'src', 'embed'),
          configFile: false,
          base: './',
          publicDir: false,
          logLevel: 'error',
          plugins: [solid()],
          build: { outDir: folder, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
        });
      },
    },
  };
}
