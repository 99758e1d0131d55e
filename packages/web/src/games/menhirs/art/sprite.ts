/** All drawings of the game, inserted into the page once. Every board refers to them with `<use>`. */
import fog from './fog.svg?raw';
import frame from './frame.svg?raw';
import stones from './stones.svg?raw';
import trees from './trees.svg?raw';
import './art.css';
import { inlineTrees } from './inline-trees.ts';

let there = false;

export function putSprite(): void {
  if (there) return;
  there = true;
  const holder = document.createElement('div');
  holder.innerHTML = `<svg width="0" height="0" style="position:absolute" aria-hidden="true" focusable="false">${frame}${inlineTrees(trees)}${stones}${fog}</svg>`;
  document.body.append(holder.firstElementChild!);
}
