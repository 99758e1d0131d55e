/**
 * Firefox's own accessibility service, used from the browser's window as in Firefox's own tests: the tree that
 * assistive technology gets, and the events that it announces.
 */
import type { Spoken, SpokenPage } from '../spoken.ts';
import type { EnginePage } from './engine.ts';
import type { Firefox } from './firefox.ts';

const KEYS = { Tab: '\uE004', Enter: '\uE007' } as const;

/** Adds `spoken` to the browser's window. */
const LISTEN = `
  if (window.spoken !== undefined) return;
  const { nsIAccessibilityService, nsIAccessibleEvent, nsIAccessibleRole: roles, nsIAccessibleStates } = Components.interfaces;
  const service = Components.classes['@mozilla.org/accessibilityService;1'].getService(nsIAccessibilityService);
  const BUTTONS = [roles.ROLE_PUSHBUTTON, roles.ROLE_TOGGLE_BUTTON, roles.ROLE_BUTTONMENU];
  const below = function* (one) {
    yield one;
    for (let child = one.firstChild; child !== null; child = child.nextSibling) yield* below(child);
  };
  const all = () => [...below(service.getAccessibleFor(gBrowser.selectedBrowser))];
  const isButton = ({ role }) => BUTTONS.includes(role);
  const heard = [];
  const isLive = ({ attributes }) => {
    try {
      return ['polite', 'assertive'].includes(attributes.getStringProperty('container-live'));
    } catch {
      return false;
    }
  };
  /** Whether the focus has to move for it. */
  const take = (accessible) => {
    const [state, more] = [{}, {}];
    accessible.getState(state, more);
    accessible.takeFocus();
    return (state.value & nsIAccessibleStates.STATE_FOCUSED) === 0;
  };
  let focused = null;
  let moves = 0;
  let moved = () => {};
  Services.obs.addObserver((subject) => {
    const { eventType, accessible } = subject.QueryInterface(nsIAccessibleEvent);
    if (eventType === nsIAccessibleEvent.EVENT_FOCUS) {
      focused = accessible;
      moves++;
      moved();
    }
    if (eventType !== nsIAccessibleEvent.EVENT_SHOW || !isLive(accessible)) return;
    for (const { role, name } of below(accessible)) if (role === roles.ROLE_TEXT_LEAF) heard.push(name);
  }, 'accessible-event');
  window.spoken = {
    heard,
    tree: () => all().map((one) => ({ role: isButton(one) ? 'button' : service.getStringRole(one.role), name: one.name ?? '' })),
    focused() {
      try {
        return focused.name;
      } catch {
        // It is there no longer, or nothing has the focus.
        return '';
      }
    },
    moves: () => moves,
    /** Until the focus has moved since so many moves; in vain where Tab leads nowhere. */
    movedSince: (before) => moves > before || new Promise((done) => {
      moved = done;
      setTimeout(done, 1000);
    }),
    /** From the last button of the page Tab leads to those of the browser, and past them to the page again. */
    stay() {
      const [, page] = all();
      for (let one = focused; one !== null; one = one.parent) if (one === page) return false;
      return take(page);
    },
    focus: (pattern) => take(all().find((one) => isButton(one) && new RegExp(pattern).test(one.name))),
  };`;

export async function spokenInFirefox({ inWindow }: Firefox, page: EnginePage): Promise<SpokenPage> {
  await inWindow(LISTEN);
  /** Firefox reports the newly focused element a moment later. */
  async function moving(act: () => Promise<unknown>): Promise<void> {
    const before = await inWindow<number>('return spoken.moves()');
    if ((await act()) !== false) await inWindow(`await spoken.movedSince(${before})`);
  }
  return {
    run: page.run,
    tree: async () => (await inWindow<readonly Spoken[]>('return spoken.tree()')).filter(({ name }) => name !== ''),
    announced: () => inWindow(`return spoken.heard.join(' ')`),
    focused: async () => (await inWindow<string | null>('return spoken.focused()')) ?? '',
    async press(key) {
      // Only what is announced from now on belongs to this key.
      await inWindow('spoken.heard.length = 0');
      if (key === 'Enter') return page.press(KEYS.Enter);
      await moving(() => page.press(KEYS.Tab));
      await moving(() => inWindow('return spoken.stay()'));
    },
    focus: (name) => moving(() => inWindow(`return spoken.focus(${JSON.stringify(name.source)})`)),
  };
}
