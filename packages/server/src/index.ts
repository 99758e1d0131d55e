export { type Rates, SAFE_RATES } from './limits.ts';
export { type Retention, SAFE_RETENTION } from './retention.ts';
export { type Running, type ServerConfig, startServer } from './server.ts';
export { backUp, exportTo, importFrom } from './store/admin.ts';
