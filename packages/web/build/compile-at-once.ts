/**
 * Asks the browser to compile each file whole while it is fetched, in a thread of its own, instead of each function when it is first
 * called: a board opens sooner, and so does the answer to the first touch. To browsers that do not know it, it is a comment.
 */
import type { Plugin } from 'vite';

const AT_ONCE = '//# allFunctionsCalledOnLoad\n';

export const compileAtOnce = (): Plugin => ({
  name: 'speeltafel-compile-at-once',
  apply: 'build',
  generateBundle: {
    // It counts only before everything else, also before what the build itself puts first.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = AT_ONCE + file.code;
    },
  },
});
