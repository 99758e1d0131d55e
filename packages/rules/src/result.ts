/** Why something was not accepted: a stable code for programs, a sentence for people, and facts for translations. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly details: Readonly<Record<string, string | number>>;
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export const accept = <T>(value: T): Result<T> => ({ ok: true, value });

export const refusal = (code: string, message: string, details: Refusal['details'] = {}): Refusal => ({
  code,
  message,
  details,
});

export const refuse = (code: string, message: string, details: Refusal['details'] = {}): Result<never> => ({
  ok: false,
  refusal: refusal(code, message, details),
});

/** Makes untrusted text safe to repeat inside a sentence: short, and on one line. */
export function quote(text: string): string {
  const plain = text.replace(/\p{C}/gu, '?');
  return `"${plain.length > 40 ? `${plain.slice(0, 40)}…` : plain}"`;
}
