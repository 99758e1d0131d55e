/**
 * Memory that workers can share. A page may share memory only if its server isolates it from other sites; elsewhere a
 * single worker does all jobs, and plain memory is enough.
 */
export const shareable = (bytes: number): ArrayBufferLike =>
  typeof SharedArrayBuffer === 'undefined' ? new ArrayBuffer(bytes) : new SharedArrayBuffer(bytes);
