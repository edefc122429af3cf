/**
 * Whether pdf.js runs here as it was written. Its other form brings along what older browsers lack, and takes twice as long to start.
 * These are the newest of what it asks for: who has them has the rest.
 */
export const isModern = 'getOrInsertComputed' in Map.prototype && 'sumPrecise' in Math && 'fromBase64' in Uint8Array
