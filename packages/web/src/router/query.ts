/** The part of an address behind `?`. What is left of an escape where it was cut off, `%` or `%7`, is left out. */
export const parseQuery = (text: string): URLSearchParams =>
  new URLSearchParams(text.replaceAll(/%(?![\da-f]{2})[\da-f]?/gi, ''));
