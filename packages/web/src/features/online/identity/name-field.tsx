/** A guest's picture and name, each with a button to change it. */
import { hosted } from '@speeltafel/table';
import { type JSX, untrack } from 'solid-js';
import { Dice } from '../../../ui/dice.tsx';
import { say as sayUi } from '../../../ui/words.ts';
import { say } from '../words.ts';
import { Avatar } from './avatar.tsx';
import { me } from './guest.ts';
import { choosePictureOnce, myPicture, nextPicture } from './my-picture.ts';
import { suggestName } from './suggested-name.ts';

export const NameField = (props: { readonly name: string; readonly onChange: (name: string) => void }): JSX.Element => {
  if (!untrack(me)) choosePictureOnce();
  return (
    <div class="on-name-field">
      <button type="button" class="on-picture" aria-label={say().anotherPicture} onClick={nextPicture}>
        <Avatar of={me()?.id ?? ''} picture={myPicture()} />
      </button>
      <label>
        <span>{say().yourName}</span>
        <input
          class="on-field"
          type="text"
          required
          pattern=".*\S.*"
          autocomplete="nickname"
          maxlength={hosted.LONGEST_NAME}
          value={props.name}
          onInput={(event) => props.onChange(event.currentTarget.value)}
        />
      </label>
      <button
        type="button"
        class="btn icon"
        aria-label={sayUi().anotherName}
        onClick={() => props.onChange(suggestName())}
      >
        <Dice />
      </button>
    </div>
  );
};
