/**
 * The breakpoints of all layouts and the user's system preferences, for stylesheets and code. A stylesheet writes
 * `@media (--low)`; the build (build/breakpoints.ts) replaces the name with its query and fails on an unknown name.
 * Text pages use rem, so that they follow the user's text size; boards use px.
 */
export const BREAKPOINTS = {
  /** A desktop zoomed to 300 % or more is as narrow as a phone but very low. It gets the phone layout, and scrolls. */
  zoomed: '(max-width: 479px) and (max-height: 399px)',
  portrait: '(orientation: portrait), (max-width: 479px)',

  /** Room for panels on both sides of a board. */
  desktop: '(min-width: 900px) and (min-height: 560px) and (orientation: landscape)',
  'desktop-small': '(min-width: 900px) and (max-width: 1239px) and (min-height: 560px) and (orientation: landscape)',
  'desktop-large': '(min-width: 1240px) and (min-height: 560px) and (orientation: landscape)',
  /** A projector or a very large screen. */
  wall: '(min-width: 2200px) and (min-height: 1200px)',
  /** Labels beside icons no longer fit. */
  'landscape-compact': '(max-width: 1180px) and (orientation: landscape)',

  tablet: '(min-width: 700px) and (min-height: 760px) and (orientation: portrait)',
  phone:
    '(max-width: 699px) and (orientation: portrait), (max-height: 759px) and (orientation: portrait), (max-width: 479px)',
  narrow: '(max-width: 699px)',
  'phone-small': '(max-width: 359px)',
  'phone-short': '(max-height: 759px) and (orientation: portrait), (max-height: 759px) and (max-width: 479px)',
  'phone-shortest': '(max-height: 639px) and (orientation: portrait), (max-height: 639px) and (max-width: 479px)',

  /** A phone in landscape. */
  low: '(min-width: 480px) and (max-height: 559px) and (orientation: landscape)',
  'low-narrow': '(min-width: 480px) and (max-width: 799px) and (max-height: 559px) and (orientation: landscape)',
  lowest: '(min-width: 480px) and (max-height: 359px) and (orientation: landscape)',

  /** The text of a task or an analysis is beside its board. */
  beside: '(min-width: 60rem), (min-width: 480px) and (max-height: 559px) and (orientation: landscape)',

  'page-small': '(max-width: 43.99rem)',
  'page-medium': '(min-width: 44rem)',
  'page-below-wide': '(max-width: 59.99rem)',
  'page-wide': '(min-width: 60rem)',
  'page-large': '(min-width: 70.01rem)',
  'page-below-large': '(max-width: 70rem)',
  'page-huge': '(min-width: 100rem)',
  /** The main tabs are at the bottom, within reach of the thumb. */
  'tabs-at-foot': '(max-width: 56rem)',
  'tabs-on-top': '(min-width: 56.01rem)',
  /** Lines are short: a small phone, or larger text. */
  'few-letters': '(max-width: 23.5rem)',
  /** A phone with text at 200 %. */
  'large-text': '(max-width: 18rem)',

  /** Forced colours, or more contrast: boards are line drawings (ui/line-drawings.ts). */
  'line-boards': '(forced-colors: active), (prefers-contrast: more)',
} as const;

export type Breakpoint = keyof typeof BREAKPOINTS;
