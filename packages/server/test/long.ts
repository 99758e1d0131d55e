/** `npm test` runs the short versions; `npm run test:crash` and `npm run test:fuzz` the long ones. */
export const LONG = process.env.SPEELTAFEL_LONG === '1';
