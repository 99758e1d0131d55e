/** Security headers: the page may load only what the server sends with it. */
const POLICY: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  // Drawings use style attributes for colours and positions.
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

/** For the replay that other sites may show in a frame. It loads only its own code. */
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

/** For subresources, pictures opened on their own, and workers. Kept short: there are many of them. */
const PART: Readonly<Record<string, string>> = { ...EVERYWHERE, 'Content-Security-Policy': "default-src 'self'" };

/** With TLS, browsers return over TLS only. */
export const HSTS = ['Strict-Transport-Security', 'max-age=31536000'] as const;

/** For answers of the API: data that a browser must not render or execute. */
export const DATA: Readonly<Record<string, string>> = {
  ...EVERYWHERE,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
};

export const safetyOf = (type: string): Readonly<Record<string, string>> =>
  type.startsWith('text/html') ? PAGE : PART;

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Browsers revalidate everything that may change, and get a quick 304. */
export const cachingOf = (immutable: boolean): string => (immutable ? FOR_EVER : 'no-cache');
