/**
 * Compiles the page's components for unit tests in Node as for a browser. Compiled for a server, they would not react
 * to signals.
 */
import solid from 'vite-plugin-solid';

export const compileForTests = () => solid({ ssr: false });
