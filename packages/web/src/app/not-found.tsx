import { to } from '../router/route.ts';
import { arrive } from '../ui/arrive.ts';
import { say } from './words.ts';

/** An address that leads nowhere. */
export const Lost = () => (
  <main class="notice">
    <h1 tabindex="-1" ref={(heading) => arrive(heading, () => say().lost)}>
      {say().lost}
    </h1>
    <a class="btn primary" href={to()}>
      {say().home}
    </a>
  </main>
);
