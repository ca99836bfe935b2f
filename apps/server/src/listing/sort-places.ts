const DIGIT_BITS = 16;
const DIGITS = 2 ** DIGIT_BITS;

/** All places, in order. */
export function allPlaces(count: number): Int32Array {
  return new Int32Array(count).map((_, place) => place);
}

/**
 * Places in the order of their keys; equal ones stay in the order that is given. Two passes over the digits are many times faster than
 * comparing.
 */
export function sortPlaces(keys: Uint32Array, given = allPlaces(keys.length)): Int32Array {
  let places = given;
  for (const shift of [0, DIGIT_BITS]) {
    const digitOf = (place: number) => ((keys[place] ?? 0) >>> shift) & (DIGITS - 1);
    const starts = new Int32Array(DIGITS + 1);
    for (let place = 0; place < keys.length; place += 1)
      starts[digitOf(place) + 1] = (starts[digitOf(place) + 1] ?? 0) + 1;
    for (let digit = 0; digit < DIGITS; digit += 1)
      starts[digit + 1] = (starts[digit + 1] ?? 0) + (starts[digit] ?? 0);
    const next = new Int32Array(keys.length);
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0;
      const digit = digitOf(place);
      const target = starts[digit] ?? 0;
      next[target] = place;
      starts[digit] = target + 1;
    }
    places = next;
  }
  return places;
}
