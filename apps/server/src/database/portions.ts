/** How many values a list of a statement may have: databases have room for so many only. */
const LARGEST = 500;

/** A list in portions that a statement has room for; none of an empty list. */
export function portions<Value>(of: readonly Value[]): Value[][] {
  return Array.from({ length: Math.ceil(of.length / LARGEST) }, (_, index) =>
    of.slice(index * LARGEST, (index + 1) * LARGEST),
  );
}
