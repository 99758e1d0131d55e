/** Joins a table by its link or code, with a link to the lobby. On a phone it is behind a button. */
import { to } from '../../router/route.ts';
import { Icon } from '../../ui/icon.tsx';
import { say as sayUi } from '../../ui/words.ts';
import { CodeForm } from '../online/entry/code-form.tsx';
import { say } from './words.ts';

export const JoinTable = () => (
  <section class="join-table" aria-labelledby="join-table">
    <h2 id="join-table">{say().joinTable}</h2>
    <button type="button" class="btn quiet more-links" popovertarget="with-code">
      <Icon name="door-in" />
      {say().haveCode}
    </button>
    <div class="with-code" id="with-code" popover="auto">
      <CodeForm label={say().gotCode}>
        <a class="btn" href={to('lobby')}>
          {sayUi().lobby}
        </a>
      </CodeForm>
    </div>
  </section>
);
