/** The choice of the variant that a report is about: only options that change how computer players play. */
import { menhirs, menhirsKit } from '@speeltafel/rules';
import type { JSX } from 'solid-js';
import { BoardChoice } from '../options/board-choice.tsx';
import { VariantFields } from './variant-fields.tsx';

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
      <VariantFields
        options={options()}
        onVariant={(variant) => choose(menhirsKit.defaults(variant))}
        onChange={choose}
      />
      <BoardChoice variant={options().variant} board={options().board} onChange={changeBoard} />
    </>
  );
}
