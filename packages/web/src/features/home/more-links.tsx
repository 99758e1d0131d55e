/** Links to everything else, for visitors who know what they are looking for. */
import { For } from 'solid-js';
import { to } from '../../router/route.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { say as sayUi } from '../../ui/words.ts';
import { online } from '../online/identity/guest.ts';
import { say } from './words.ts';

interface Way {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
}

const ways = (): readonly Way[] => [
  { to: to('companion'), icon: 'scales', label: say().atTable },
  ...(online() ? [{ to: to('tv'), icon: 'device' as const, label: say().television }] : []),
  { to: to('tournament'), icon: 'cup', label: sayUi().tournament },
  { to: to('ratings'), icon: 'graph', label: say().ratings },
  { to: to('lab'), icon: 'bulb', label: say().laboratory },
  { to: to('open'), icon: 'file', label: say().replay },
  { to: to('rules'), icon: 'book', label: sayUi().rules },
  { to: to('print'), icon: 'print', label: sayUi().print },
];

export const MoreLinks = () => (
  <section aria-labelledby="further">
    <h2 id="further">{say().further}</h2>
    <button type="button" class="btn quiet more-links" popovertarget="more-links">
      <Icon name="menu" />
      {sayUi().more}
    </button>
    <ul class="further" id="more-links" popover="auto">
      <For each={ways()}>
        {(way) => (
          <li>
            <a class="btn" href={way.to}>
              <Icon name={way.icon} />
              {way.label}
            </a>
          </li>
        )}
      </For>
    </ul>
  </section>
);
