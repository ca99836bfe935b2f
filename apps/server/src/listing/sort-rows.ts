const DIGIT_BITS = 16;
const DIGITS = 2 ** DIGIT_BITS;

/** All rows, in order. */
export function allRows(count: number): Int32Array {
  return new Int32Array(count).map((_, row) => row);
}

/**
 * Rows in the order of their keys; equal ones stay in the order that is given. Two passes over the digits are many times faster than
 * comparing.
 */
export function sortRows(keys: Uint32Array, given = allRows(keys.length)): Int32Array {
  let rows = given;
  for (const shift of [0, DIGIT_BITS]) {
    const digitOf = (row: number) => ((keys[row] ?? 0) >>> shift) & (DIGITS - 1);
    const starts = new Int32Array(DIGITS + 1);
    for (let row = 0; row < keys.length; row += 1)
      starts[digitOf(row) + 1] = (starts[digitOf(row) + 1] ?? 0) + 1;
    for (let digit = 0; digit < DIGITS; digit += 1)
      starts[digit + 1] = (starts[digit + 1] ?? 0) + (starts[digit] ?? 0);
    const next = new Int32Array(keys.length);
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] ?? 0;
      const digit = digitOf(row);
      const target = starts[digit] ?? 0;
      next[target] = row;
      starts[digit] = target + 1;
    }
    rows = next;
  }
  return rows;
}
