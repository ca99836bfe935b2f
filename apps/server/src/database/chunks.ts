/** How many values a list in a statement may have. */
const MAX_SIZE = 500;

/** Splits a list into chunks, by default such that fit into a statement; an empty list has none. */
export function chunks<Value>(values: readonly Value[], size = MAX_SIZE): Value[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  );
}
