/** Menhirs on the real board: rounds and points, a random set-up, and a referee. */
import './companion.css';
import { Show } from 'solid-js';
import type { Companion } from '../../contract/companion.ts';
import { Playing } from './game-screen.tsx';
import { SetUp } from './random-setup.tsx';
import { Referee } from './referee/referee.tsx';
import { Begin } from './start-form.tsx';
import { stored } from './stored-companion.ts';

const isPlaying = (): boolean => stored().log !== null;

const Table = () => (
  <Show when={isPlaying()} fallback={<Begin />}>
    <Playing />
  </Show>
);

export const companion: Companion = {
  parts: { table: Table, setup: SetUp, referee: Referee },
  fillsScreen: (part) => part === 'table' && isPlaying(),
};
