/** The page with a third game, registered from outside before the start. No file of the page knows it. */
import { nimTable, registerNim } from '../../../rules/test/nim/register.ts';
import { plainGame } from '../../src/games/plain/plain-game.ts';
import { registerGame } from '../../src/games/registry.ts';

registerNim();
registerGame(
  plainGame({
    kit: nimTable,
    name: 'Nim',
    designer: 'Traditional',
    levels: ['counter'],
    intro: {
      about: 'Take stones from one heap; the last stone wins.',
      players: () => 'For two players',
      lesson: 'Take the last stone.',
      rules: () => 'For two players',
      companion: '',
    },
  }),
);
await import('../../src/main.tsx');
