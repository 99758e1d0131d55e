export const HOW_TO_GET_IT: string;
export function findChromium(): string | undefined;
export function ensureChromium(): string | undefined;
