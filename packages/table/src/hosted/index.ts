export * from './decide.ts';
export * from './facts.ts';
export * from './fold.ts';
export * from './forget.ts';
export * from './hosted.ts';
export * from './messages.ts';
export * from './stand-in.ts';
export * from './tell.ts';
