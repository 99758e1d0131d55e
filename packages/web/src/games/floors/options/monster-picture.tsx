import type { floorsMonster } from '@speeltafel/table';
import type { Component } from 'solid-js';
import { BuiltFront } from '../monster/built-front.tsx';

/** The picture of a monster, for the terms of its table. */
export const picture =
  (parts: floorsMonster.Parts): Component =>
  () => <BuiltFront parts={parts} class="on-term-picture" />;
