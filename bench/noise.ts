/** A fast seeded generator (xorshift), so that every run measures the same work. */
let noise = 20261115;

export function below(bound: number): number {
  noise ^= noise << 13;
  noise ^= noise >>> 17;
  noise ^= noise << 5;
  return (noise >>> 0) % bound;
}

export function unwrap<T>(result: { ok: true; value: T } | { ok: false; refusal: { message: string } }): T {
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
}
