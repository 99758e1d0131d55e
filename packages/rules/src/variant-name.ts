/** The players' name for their own variant. In the text of the options `_` stands for a space. */
export const LONGEST_VARIANT_NAME = 24;

const NAME = /^[\p{L}\p{N}](?:[ '’.-]?[\p{L}\p{M}\p{N}])*$/u;

/** Letters and digits, with single spaces, apostrophes, dots or hyphens between them. */
export const isVariantName = (input: unknown): input is string =>
  typeof input === 'string' && input.length <= LONGEST_VARIANT_NAME && NAME.test(input);

export const SAY_VARIANT_NAME = `a name of at most ${LONGEST_VARIANT_NAME} letters and digits`;

export const makeVariantName = (name: string): string => name.replaceAll(' ', '_');
export const parseVariantName = (text: string): string => text.replaceAll('_', ' ');
