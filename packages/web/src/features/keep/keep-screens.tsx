/** `#/keep` and everything below it: how a player stays the same player on every device. */
import '../online/styles.ts';
import './keep.css';
import { type Component, createMemo, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { place } from '../../router/route.ts';
import { NotFound } from '../../ui/not-found.tsx';
import { AddScreen } from './add-screen.tsx';
import { DevicesScreen } from './devices-screen.tsx';
import { JoinScreen } from './join-screen.tsx';
import { KeepScreen } from './keep-screen.tsx';

const SCREENS: Readonly<Record<string, Component>> = {
  '': KeepScreen,
  devices: DevicesScreen,
  add: AddScreen,
  join: JoinScreen,
};

export default function KeepScreens(): JSX.Element {
  const shown = createMemo((): Component => {
    const name = place().path[1] ?? '';
    return Object.hasOwn(SCREENS, name) ? SCREENS[name]! : NotFound;
  });
  return <Dynamic component={shown()} />;
}
