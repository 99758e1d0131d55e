/** A rule book as a page: the contents, then all sections, each with its own address. */
import './rules.css';
import { createEffect, For, type JSX, on, onMount, Show } from 'solid-js';
import type { Block, Drawings, GameRules } from '../../games/contract/rules.ts';
import { GAMES, type GameId } from '../../games/registry.ts';
import { place, to } from '../../router/route.ts';
import { Screen } from '../../ui/bar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { createNear } from '../../ui/near.ts';
import { say as sayUi } from '../../ui/words.ts';
import { say } from './words.ts';

interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** On a narrow screen a wide table is shown as one card per row. */
const Rows = (props: { readonly table: Table }) => (
  <>
    <table class="rules-table" classList={{ 'rules-wide': props.table.head.length > 2 }}>
      <thead>
        <tr>
          <For each={props.table.head}>{(text) => (text === '' ? <td /> : <th scope="col">{text}</th>)}</For>
        </tr>
      </thead>
      <tbody>
        <For each={props.table.rows}>
          {([name, ...cells]) => (
            <tr>
              <th scope="row">{name}</th>
              <For each={cells}>{(text) => <td>{text}</td>}</For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
    {props.table.head.length > 2 && (
      <div class="rules-cards">
        <For each={props.table.rows}>
          {([name, ...cells]) => (
            <section>
              <h3>{name}</h3>
              <dl>
                <For each={cells}>
                  {(text, i) => (
                    <>
                      <dt>{props.table.head[i() + 1]}</dt>
                      <dd>{text}</dd>
                    </>
                  )}
                </For>
              </dl>
            </section>
          )}
        </For>
      </div>
    )}
  </>
);

/** Its space is reserved until it is drawn. */
function Drawing(props: {
  readonly class: string;
  readonly ratio: number;
  readonly children: JSX.Element;
}): JSX.Element {
  const { near, watch } = createNear();
  return (
    <div class={props.class} style={{ 'aspect-ratio': props.ratio }} ref={watch}>
      <Show when={near()}>{props.children}</Show>
    </div>
  );
}

function Part(props: { readonly block: Block<string>; readonly drawings: Drawings }): JSX.Element {
  const { block } = props;
  if (typeof block === 'string') return <p>{block}</p>;
  if ('list' in block) {
    return (
      <ul class="rules-list">
        <For each={block.list}>{(text) => <li>{text}</li>}</For>
      </ul>
    );
  }
  if ('table' in block) return <Rows table={block.table} />;
  return (
    <figure class="rules-figure">
      <Drawing
        class={props.drawings.wide ? 'rules-drawing-wide' : 'rules-drawing'}
        ratio={props.drawings.ratio(block.figure)}
      >
        {props.drawings.draw(block.figure, block.caption)}
      </Drawing>
      <figcaption>{block.caption}</figcaption>
    </figure>
  );
}

export function RulePage(props: { readonly game: GameId; readonly rules: GameRules }): JSX.Element {
  const sections = () => Object.entries(props.rules.book().sections);
  const show = (id: string | undefined): void => {
    if (id !== undefined) document.getElementById(`rule-${id}`)?.scrollIntoView();
  };
  onMount(() => requestAnimationFrame(() => show(place().path[2])));
  createEffect(on(() => place().path[2], show, { defer: true }));
  return (
    <Screen
      class="rules"
      wide
      title={props.rules.book().title}
      actions={
        <button type="button" class="btn quiet icon rules-print" aria-label={sayUi().print} onClick={() => print()}>
          <Icon name="print" />
        </button>
      }
    >
      <div class="rules-page">
        <nav class="rules-contents panel" aria-label={say().contents}>
          <h2>{say().contents}</h2>
          <ol>
            <For each={sections()}>
              {([id, { title }]) => (
                <li>
                  <a href={to('rules', props.game, id)}>{title}</a>
                </li>
              )}
            </For>
          </ol>
          <Show when={GAMES[props.game].lesson}>
            <a class="btn" href={to('learn', props.game)}>
              <Icon name="play" />
              {sayUi().learnByPlaying}
            </a>
          </Show>
        </nav>
        <article>
          <p class="rules-credit">{props.rules.book().credit}</p>
          <For each={sections()}>
            {([id, { title, body }]) => (
              <section id={`rule-${id}`} aria-labelledby={`rule-${id}-title`}>
                <h2 id={`rule-${id}-title`}>{title}</h2>
                <For each={body}>{(block) => <Part block={block} drawings={props.rules.drawings} />}</For>
              </section>
            )}
          </For>
        </article>
      </div>
    </Screen>
  );
}
