// Preloaded into the server so that codes, ids and seeds are the same at every start. For screenshots only, never for play.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** One stream per size, so that another guest does not change the seeds of the tables. */
const counts = new Map();
const nextOf = (stream) => {
  const count = counts.get(stream) ?? 0;
  counts.set(stream, count + 1);
  return crypto.createHash('sha512').update(`${stream} ${count}`).digest();
};

const { randomBytes } = crypto;
crypto.randomBytes = (size, ...rest) =>
  size > 64 || rest.length > 0 ? randomBytes(size, ...rest) : nextOf(`bytes ${size}`).subarray(0, size);
crypto.randomInt = (from, to) => {
  const [least, end] = to === undefined ? [0, from] : [from, to];
  return least + (nextOf('integers').readUInt32BE(0) % (end - least));
};
syncBuiltinESMExports();
