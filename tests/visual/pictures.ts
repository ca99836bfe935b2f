import { readFileSync } from "node:fs";

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: "story" | "docs";
  readonly tags: readonly string[];
}

export interface Picture {
  readonly id: string;
  readonly title: string;
  readonly height: number;
  /** A screen or a layout, not a part of one. */
  readonly isWhole: boolean;
}

/**
 * The stories that are compared with pictures: the first story of each title, and those with the tag `picture`, but none with the tag
 * `no-picture`.
 */
export function picturesOf(storybook: string): Picture[] {
  const { entries } = JSON.parse(readFileSync(`${storybook}/index.json`, "utf8")) as {
    entries: Record<string, Entry>;
  };
  const seen = new Set<string>();
  return Object.values(entries)
    .filter(({ type, tags, title }) => {
      if (type !== "story" || tags.includes("no-picture")) return false;
      const isFirst = !seen.has(title);
      seen.add(title);
      return isFirst || tags.includes("picture");
    })
    .map(({ id, title, name }) => {
      const isWhole = /^(Screens|Layouts|Blocks)\//.test(title);
      return { id, title: `${title}, ${name}`, height: isWhole ? 900 : 480, isWhole };
    });
}
