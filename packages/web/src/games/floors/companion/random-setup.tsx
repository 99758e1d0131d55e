/** A random set-up of all seventeen tiles to copy. Its seed is in the address. */
import { fromSeed, floorsKit as kit, parseSeed } from '@speeltafel/rules';
import { createMemo, For } from 'solid-js';
import { go, place, to } from '../../../router/route.ts';
import { newSeed } from '../../shared/companion/seed.ts';
import { SeedRow } from '../../shared/companion/seed-row.tsx';
import { say as sayCompanion } from '../../shared/companion/words.ts';
import { Board } from '../board/board.tsx';
import { lastMonster } from '../monster/last-monster.ts';
import { tileName } from '../play/sentences.ts';
import { makeSituation, withTiles } from './drawn-position.ts';
import { useTurned } from './orientation.ts';
import { say } from './words.ts';

export function SetUp() {
  const fresh = newSeed();
  const turned = useTurned();
  const seed = (): string => {
    const given = parseSeed(place().query.get('seed') ?? '');
    return given.ok ? given.value : fresh;
  };
  const show = (next: string): void => go(`${to('companion', 'floors', 'setup')}?seed=${next}`, { replace: true });
  if (!place().query.has('seed')) queueMicrotask(() => show(fresh));
  const tiles = createMemo(() => kit.randomTiles(fromSeed(seed())));
  const situation = createMemo(() => withTiles(tiles()));
  const names = () => [...new Set(tiles().map(tileName))];
  const squares = (name: string): string =>
    tiles()
      .filter((tile) => tileName(tile) === name)
      .map(({ square }) => kit.makeSquare(square))
      .join(' ');
  return (
    <div class="companion-split companion-hall-split">
      <div class="companion-hall">
        <Board
          name={say().setupBoard}
          turned={turned()}
          tiles={tiles()}
          tokens={[]}
          monster={{ square: kit.EXIT, facing: kit.EAST }}
          monsterParts={lastMonster().parts}
        />
      </div>
      <div class="companion-side">
        <p>{say().setup}</p>
        <SeedRow seed={seed()} onSeed={show} />
        <dl class="companion-list">
          <For each={names()}>
            {(name) => (
              <>
                <dt>{name}</dt>
                <dd>{squares(name)}</dd>
              </>
            )}
          </For>
        </dl>
        <a
          class="btn"
          href={`${to('companion', 'floors', 'referee')}?p=${encodeURIComponent(makeSituation(situation()))}`}
        >
          {sayCompanion().toReferee}
        </a>
      </div>
    </div>
  );
}
