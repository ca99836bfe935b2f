import { isMap, isScalar, isSeq, LineCounter, parseDocument } from "yaml";

/** What a YAML text has, and where. */
export interface YamlFile {
  readonly values: unknown;
  /** The line of what these keys lead to, or of the nearest above it that is there. */
  readonly lineOf: (path: readonly (string | number)[]) => number;
}

/** Reads a YAML text without aliases, or says why it cannot be read. */
export function readYamlText(text: string): YamlFile | { readonly problem: string } {
  const lines = new LineCounter();
  const document = parseDocument(text, { schema: "core", lineCounter: lines });
  const [fault] = document.errors;
  if (fault) return { problem: fault.message.split("\n", 1)[0] ?? "" };
  try {
    const values: unknown = document.toJS({ maxAliasCount: 0 });
    return { values, lineOf: (path) => lines.linePos(offsetOf(document.contents, path)).line };
  } catch (failure) {
    if (!(failure instanceof ReferenceError)) throw failure;
    return { problem: "aliases are not read" };
  }
}

function offsetOf(contents: unknown, path: readonly (string | number)[]): number {
  let node = contents;
  let offset = 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key: found }) => isScalar(found) && found.value === key);
      if (!pair || !isScalar(pair.key)) break;
      offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node) && typeof key === "number") {
      node = node.items[key];
      offset = rangeOf(node) ?? offset;
    } else break;
  }
  return offset;
}

const rangeOf = (node: unknown): number | undefined =>
  isMap(node) || isSeq(node) || isScalar(node) ? node.range?.[0] : undefined;
