/** What answers say to keep the page safe: it may use what comes with it, and nothing else. */
const POLICY: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  // Colours and places of drawn things are attributes.
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'self'",
};

const EVERYWHERE: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const written = (policy: Readonly<Record<string, string>>): string =>
  Object.entries(policy)
    .map(([what, from]) => `${what} ${from}`)
    .join('; ');

/** For documents. */
const PAGE: Readonly<Record<string, string>> = {
  ...EVERYWHERE,
  'Content-Security-Policy': written(POLICY),
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};

/** For the replay that other sites may show in a frame. It asks for nothing but its own code. */
export const EMBEDDED: Readonly<Record<string, string>> = {
  ...EVERYWHERE,
  'Content-Security-Policy': written({
    ...{ 'default-src': "'none'", 'script-src': "'self'", 'style-src': "'self'", 'img-src': "'self'" },
    ...{ 'base-uri': "'none'", 'form-action': "'none'", 'frame-ancestors': '*' },
  }),
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};

/** For pictures that other sites may show. */
export const PICTURE: Readonly<Record<string, string>> = {
  ...EVERYWHERE,
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy': "default-src 'none'",
};

/** For what a document fetches, pictures opened on their own, and workers. Short: there are many of them. */
const PART: Readonly<Record<string, string>> = { ...EVERYWHERE, 'Content-Security-Policy': "default-src 'self'" };

/** Behind TLS: browsers come back over TLS only. */
export const HSTS = ['Strict-Transport-Security', 'max-age=31536000'] as const;

/** For answers of the API: data that no browser may show or run. */
export const DATA: Readonly<Record<string, string>> = {
  ...EVERYWHERE,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
};

export const safetyOf = (type: string): Readonly<Record<string, string>> =>
  type.startsWith('text/html') ? PAGE : PART;

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Browsers ask again for everything that may change, and are told quickly when it has not. */
export const cachingOf = (immutable: boolean): string => (immutable ? FOR_EVER : 'no-cache');
