export * from './player-file.ts';
export * from './things.ts';
