import { to } from './route.ts';
import { say } from './words.ts';

/** When the page itself failed: nothing is lost, and one can go on. */
export const Broken = (props: { readonly error: unknown; readonly again: () => void }) => {
  console.error(props.error);
  return (
    <main class="notice" role="alert">
      <h1>{say().broken}</h1>
      <p>{say().nothingLost}</p>
      <button type="button" class="btn primary" onClick={() => props.again()}>
        {say().again}
      </button>
      <a class="btn" href={to()} onClick={() => props.again()}>
        {say().home}
      </a>
    </main>
  );
};
