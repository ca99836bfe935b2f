/** One text of the shop in both languages. */
export interface Entry {
  /** The copy file: "components/Pager/Pager". */
  readonly by: string;
  readonly name: string;
  readonly zh: string;
  readonly en: string;
}

const files = import.meta.glob<Record<string, unknown>>(
  ["../../**/*.copy.ts", "!../../foundations/**"],
  { eager: true },
);

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/**
 * A function's text with "…" in place of its values; its source where it cannot be called with
 * texts.
 */
function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value !== "function") return JSON.stringify(value);
  try {
    const words: unknown = (value as (...values: string[]) => unknown)("…", "…", "…", "…");
    return typeof words === "string" ? words : String(value);
  } catch {
    return String(value);
  }
}

function entriesOf(by: string, name: string, zh: unknown, en: unknown): Entry[] {
  if (!isTree(zh)) return [{ by, name, zh: textOf(zh), en: textOf(en) }];
  const other = isTree(en) ? en : {};
  return Object.keys(zh).flatMap((key) =>
    entriesOf(by, name ? `${name}.${key}` : key, zh[key], other[key]),
  );
}

/** Every text of the shop, from the copy files. */
export const allWords: readonly Entry[] = Object.entries(files).flatMap(([path, file]) => {
  const by = path.replace("../../", "").replace(".copy.ts", "");
  return Object.values(file)
    .filter(isTree)
    .flatMap(({ zh, en }) => entriesOf(by, "", zh, en));
});
