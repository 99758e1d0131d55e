/** Announces what happens in the hall to screen reader users. */
import { floorsKit as kit } from '@speeltafel/rules';
import { createEffect, createMemo, createRenderEffect, on, untrack } from 'solid-js';
import { announce } from '../../../ui/announce.ts';
import { say as sayUi } from '../../../ui/words.ts';
import { say } from '../words.ts';
import type { PlayModel } from './play-model.ts';
import { lostIn, sceneOf } from './position-scene.ts';
import { cardName, mark, spoken } from './sentences.ts';

export function createSpeech(model: PlayModel): void {
  const { session, people, animation, past } = model;
  const open = createMemo(model.open);
  const speak = (text: string | undefined): void => {
    if (text !== undefined) announce(spoken(text, people.tokenName));
  };
  /** Announces the result of a card, even if the player skipped the walk. */
  const bitesOf = (card: kit.Card, before: kit.Position): string => {
    const name = cardName(card, before.fiveIsHits);
    const lost = lostIn(sceneOf(before), kit.walkOf(before, card).steps);
    return lost.length === 0 ? say().cardEatsNobody(name) : say().cardEats(name, say().list(lost.map(mark)));
  };
  const speakPlayed = (index: number): void => {
    const { played, positions } = session.table().course;
    const { action } = played[index]!;
    const [before, after] = [positions[index]!, positions[index + 1]!];
    if (action.type === 'card') {
      speak(bitesOf(action.card, before));
      if (after.stage !== before.stage) speak(say().stageTwo);
    } else speak(model.sayings().at(-1)?.text);
  };

  // Runs before the other effects: first what happened, then whose turn it is.
  createRenderEffect((before: number) => {
    const now = model.shown();
    // A jump to another position, as in lessons, is not announced as a played action.
    if (before >= 0 && now === before + 1) untrack(() => speakPlayed(before));
    return now;
  }, model.shown());
  createEffect(
    on(animation.showing, (walk) => {
      if (walk !== null && !walk.pretended) speak(say().draws(cardName(walk.card, walk.before.fiveIsHits)));
    }),
  );
  // Several frames and steps share a reason. It is announced once.
  const reason = createMemo(() => model.reasons()?.at(-1));
  createEffect(on(reason, speak, { defer: true }));
  createEffect(on(() => model.no()?.text, speak, { defer: true }));
  /** How many steps the selected token has left. */
  const left = createMemo(() => {
    const draft = model.turn.settled()?.draft;
    return draft === undefined ? '' : say().stepsLeft(draft.points - draft.spent);
  });
  createEffect(on(left, (text) => text !== '' && announce(text), { defer: true }));
  createEffect(
    on(past, (at) => at !== null && speak(model.sayings().at(-1)?.text ?? sayUi().lookingBack), { defer: true }),
  );
  createEffect(on(open, (player) => player !== null && announce(people.turnOf(player + 1)), { defer: true }));
}
