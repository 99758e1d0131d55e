/**
 * Converts valibot schemas to JSON Schema. Checks that only code can make, such as whether a game is known, are left
 * out.
 */
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** A schema that chooses between others by a keyword lists them as `choices`. */
const choicesOf = (schema: object): readonly v.GenericSchema[] | undefined =>
  (schema as { readonly choices?: readonly v.GenericSchema[] }).choices;

/** `mode` is `input` for what clients send, and `output` for what the server sends. */
export function jsonOf(schema: v.GenericSchema, mode: 'input' | 'output'): object {
  const {
    $schema: _,
    $defs: __,
    ...rest
  } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    errorMode: 'ignore',
    typeMode: mode,
    overrideSchema: ({ valibotSchema }) => {
      const choices = choicesOf(valibotSchema);
      return choices && { oneOf: choices.map((one) => jsonOf(one, mode)) };
    },
  });
  return rest;
}
