/** Takes the last turn back, unless a card has been drawn since. */
import { type JSX, Show } from 'solid-js';
import { Icon } from '../../../ui/icon.tsx';
import { press } from '../../../ui/press.ts';
import { say } from '../words.ts';
import type { PlayModel } from './play-model.ts';

export const TakeBack = (props: { readonly model: PlayModel }): JSX.Element => (
  <Show when={props.model.session.canUndo()}>
    <button type="button" class="btn ff-small" onClick={press(() => props.model.session.undo())}>
      <Icon name="undo" />
      <span class="ff-long">{say().takeBack}</span>
      <span class="ff-short">{say().undo}</span>
    </button>
  </Show>
);
