/** The screen for an unknown address. */
import { to } from '../router/route.ts';
import { enterScreen } from './enter-screen.ts';
import { say } from './words.ts';

export const NotFound = () => (
  <main class="notice">
    <h1 tabindex="-1" ref={(heading) => enterScreen(heading, () => say().lost)}>
      {say().lost}
    </h1>
    <a class="btn primary" href={to()}>
      {say().home}
    </a>
  </main>
);
