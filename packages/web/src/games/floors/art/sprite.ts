/** The drawings of the game, inserted into the page once. Everything else refers to them with `<use>`. */
import './art.css';
import sprite from './sprite.svg?raw';

let shown = false;

export function showSprite(): void {
  if (shown) return;
  shown = true;
  document.body.insertAdjacentHTML('afterbegin', sprite);
}
