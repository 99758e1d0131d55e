/**
 * Memory that workers can share. A page may share memory only where its server isolates it from others; elsewhere a single worker does
 * all jobs, and plain memory will do.
 */
export const shareable = (bytes: number): ArrayBufferLike =>
  typeof SharedArrayBuffer === 'undefined' ? new ArrayBuffer(bytes) : new SharedArrayBuffer(bytes);
