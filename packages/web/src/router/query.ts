/** Parses the part of an address after `?`. Truncated escapes such as `%` or `%7` are removed. */
export const parseQuery = (text: string): URLSearchParams =>
  new URLSearchParams(text.replaceAll(/%(?![\da-f]{2})[\da-f]?/gi, ''));
