/** Preloads the fonts, so that text does not shift when they arrive. */
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
