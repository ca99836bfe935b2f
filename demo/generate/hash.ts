/** A whole number below 2³² that depends on a text alone: the source of pseudo-random values in the demo catalogue. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  // Neighbouring texts ("…-1", "…-2") must not give neighbouring numbers.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** True for about one in `many` texts. */
export function isOneIn(many: number, text: string): boolean {
  return hashOf(text) % many === 0;
}

/** A whole number from `low` to `high`, both included, that depends on a text alone. */
export function between(low: number, high: number, text: string): number {
  return low + (hashOf(text) % (high - low + 1));
}
