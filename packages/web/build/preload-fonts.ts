/** Tells the page at once which letters it will need, so that its lines do not move when they come. */
import type { Plugin } from 'vite';

export const preloadFonts = (): Plugin => ({
  name: 'speeltafel-preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((name) => name.endsWith('.woff2'))
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${name}` },
          injectTo: 'head' as const,
        })),
  },
});
