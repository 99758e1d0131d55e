export { type Rates, SAFE_RATES } from './limits.ts';
export { type Running, type ServerConfig, startServer } from './server.ts';
export { backUp, exportTo, importFrom } from './store/keeping.ts';
