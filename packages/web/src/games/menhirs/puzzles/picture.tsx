/** A puzzle of Menhirs as a small picture. */
import { menhirsPack } from '@speeltafel/players/puzzles';
import { menhirs } from '@speeltafel/rules';
import type { JSX } from 'solid-js';
import { Board } from '../board/board.tsx';

export async function loadPictures(): Promise<(id: string) => JSX.Element> {
  const pack = await menhirsPack();
  return (id) => {
    const position = menhirs.parsePosition(pack.find((puzzle) => puzzle.id === id)!.position);
    if (!position.ok) throw new Error(position.refusal.message);
    const { fog, menhirs: stones } = position.value.state;
    return <Board static plain name="" menhirs={stones} fog={fog} />;
  };
}
