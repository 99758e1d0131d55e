/** A random board to copy. Its number is in the address, so that others can lay the same one. */
import { menhirsKit, parseSeed } from '@speeltafel/rules';
import { createMemo, Show } from 'solid-js';
import { go, place, to } from '../../../router/route.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { newSeed } from '../../shared/companion/seed.ts';
import { SeedRow } from '../../shared/companion/seed-row.tsx';
import { say as sayCompanion } from '../../shared/companion/words.ts';
import { Board } from '../board/board.tsx';
import { say as sayOptions } from '../options/words.ts';
import { drawGround } from './random-board.ts';
import { EMPTY_DRAFT, makeDraft } from './referee/drawn-position.ts';
import { listed } from './seconds-text.ts';
import { say } from './words.ts';

const names = (set: menhirsKit.PlaceSet): string[] => menhirsKit.placesOf(set).map((each) => menhirsKit.PLACES[each]!);

const setupAddress = (variant: menhirsKit.Variant, seed: string): string =>
  `${to('companion', 'menhirs', 'setup')}?variant=${variant}&seed=${seed}`;

export function SetUp() {
  const variant = (): menhirsKit.Variant =>
    menhirsKit.VARIANTS.find((name) => name === place().query.get('variant')) ?? 'adam';
  const fresh = newSeed();
  const seed = (): string => {
    const given = parseSeed(place().query.get('seed') ?? '');
    return given.ok ? given.value : fresh;
  };
  const show = (nextVariant: menhirsKit.Variant, nextSeed: string): void =>
    go(setupAddress(nextVariant, nextSeed), { replace: true });
  if (!place().query.has('seed')) queueMicrotask(() => show(variant(), fresh));
  const ground = createMemo(() => drawGround(variant(), seed()));
  const text = () => ({ adam: say().setupAdam, v2: say().setupV2, base: say().setupBase })[variant()];
  const boardName = (): string =>
    ground().faceDown === 0
      ? say().setupBoard(listed(names(ground().menhirs)))
      : say().setupBoardDown(listed(names(ground().menhirs)), listed(names(ground().faceDown)));
  const asDraft = (): string =>
    makeDraft({
      ...EMPTY_DRAFT,
      variant: variant(),
      menhirs: ground().menhirs,
      fog: ground().menhirs,
      round: 11,
      player: 1,
    });
  return (
    <div class="companion-split">
      <div class="companion-board">
        <Board static name={boardName()} menhirs={ground().menhirs} faceDown={ground().faceDown} fog={0} />
      </div>
      <div class="companion-side">
        <Segmented
          fill
          label={say().variant}
          value={variant()}
          choices={menhirsKit.VARIANTS.map((value) => ({ value, label: sayOptions().variants[value] }))}
          onChange={(next) => show(next, seed())}
        />
        <p>{text()}</p>
        <Show when={variant() === 'base'}>
          <p class="companion-soft">{say().reconstruction}</p>
        </Show>
        <dl class="companion-list">
          <dt>{say().stonesOn}</dt>
          <dd>{names(ground().menhirs).join(' ')}</dd>
          <Show when={ground().faceDown !== 0}>
            <dt>{say().downOn}</dt>
            <dd>{names(ground().faceDown).join(' ')}</dd>
          </Show>
        </dl>
        <SeedRow seed={seed()} onSeed={(next) => show(variant(), next)} />
        <Show when={variant() !== 'adam'}>
          <a class="btn" href={`${to('companion', 'menhirs', 'referee')}?p=${encodeURIComponent(asDraft())}`}>
            {sayCompanion().toReferee}
          </a>
        </Show>
      </div>
    </div>
  );
}
