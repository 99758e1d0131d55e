export const HOW_TO_GET_ENGINES: string;
export function findFirefox(): string | undefined;
export function findWebKit(): { readonly driver: string; readonly browser: string } | undefined;
export function ensureEngines(): readonly string[];
