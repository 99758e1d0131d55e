/** The player's identity in the settings: change the name, or delete the guest. */
import '../styles.ts';
import { createSignal, type JSX } from 'solid-js';
import { Confirm } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { Guest } from '../api.ts';
import { whyNot } from '../refusals.ts';
import { say } from '../words.ts';
import { leave } from './guest.ts';
import { NameForm } from './name-form.tsx';

export function MyIdentity(props: { readonly guest: Guest }): JSX.Element {
  const [asking, setAsking] = createSignal(false);
  const forget = async (): Promise<void> => {
    setAsking(false);
    const refused = await leave();
    toast(refused === null ? say().forgotten : whyNot(refused));
  };
  return (
    <>
      <NameForm name={props.guest.name} done={say().renamed} />
      <div class="setting-buttons">
        <button type="button" class="btn grave" onClick={() => setAsking(true)}>
          {say().forgetMe}
        </button>
      </div>
      <Confirm
        open={asking()}
        title={say().forgetTitle}
        text={say().forgetAbout}
        yes={say().forgetMe}
        grave
        onYes={forget}
        onNo={() => setAsking(false)}
      />
    </>
  );
}
