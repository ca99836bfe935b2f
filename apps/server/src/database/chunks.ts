/** How many values a list in a statement may have. */
const MAX_SIZE = 500;

/** Splits a list into chunks that fit into a statement; an empty list has none. */
export function chunks<Value>(values: readonly Value[]): Value[][] {
  return Array.from({ length: Math.ceil(values.length / MAX_SIZE) }, (_, index) =>
    values.slice(index * MAX_SIZE, (index + 1) * MAX_SIZE),
  );
}
