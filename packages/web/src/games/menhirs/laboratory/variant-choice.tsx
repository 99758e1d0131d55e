/** The choice of a variant whose games are counted: only what computer players play differently by. */
import { menhirs, menhirsKit } from '@speeltafel/rules';
import { type JSX, Show } from 'solid-js';
import { Segmented } from '../../../ui/segmented.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { BoardChoice } from '../options/board-choice.tsx';
import { ScheduleChoice } from '../options/schedule.tsx';
import { say as sayOptions } from '../options/words.ts';
import { say as sayGame } from '../words.ts';

export function VariantChoice(props: { readonly options: string; onChange(options: string): void }): JSX.Element {
  const options = (): menhirsKit.Options => {
    const read = menhirs.parseOptions(props.options);
    return read.ok ? read.value : menhirsKit.defaults('adam');
  };
  const choose = (chosen: menhirsKit.Options): void => props.onChange(menhirs.makeOptions(chosen));
  const changeBoard = (board: string): void => {
    if (board !== options().board) choose({ ...options(), board });
  };
  return (
    <>
      <Segmented
        label={sayOptions().variant}
        fill
        value={options().variant}
        choices={menhirsKit.VARIANTS.map((value) => ({ value, label: sayOptions().variants[value] }))}
        onChange={(variant) => choose(menhirsKit.defaults(variant))}
      />
      <Show
        when={options().variant === 'adam'}
        fallback={
          <ScheduleChoice
            schedule={options().schedule}
            names={[sayGame().north, sayGame().south]}
            onChange={(schedule) => choose({ ...options(), schedule })}
          />
        }
      >
        <Switch
          label={sayOptions().claims}
          about={sayOptions().claimsAbout}
          on={options().claims}
          onChange={(claims) => choose({ ...options(), claims })}
        />
      </Show>
      <BoardChoice variant={options().variant} board={options().board} onChange={changeBoard} />
    </>
  );
}
