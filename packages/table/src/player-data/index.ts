export * from './player-data.ts';
export * from './player-file.ts';
