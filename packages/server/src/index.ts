export type { Rates } from './limits.ts';
export { type Running, type ServerConfig, startServer } from './server.ts';
export { openStore } from './store/open.ts';
