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
  readonly globals: string;
  readonly suffix: string;
  /** A screen or a layout, not a part of one. */
  readonly isWhole: boolean;
}

/**
 * Which stories are pictured: the first of each component, layout and page of Foundations, every
 * screen's first, and whatever carries the tag `picture`. One that carries `no-picture` is not.
 * Screens and layouts are pictured in the dark as well, after all that is pictured by day: a change of theme loads
 * the workbench anew.
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
    .flatMap(({ id, title, name }) => {
      const isWhole = /^(Screens|Layouts)\//.test(title);
      const light = {
        id,
        title: `${title}, ${name}`,
        height: isWhole ? 900 : 480,
        globals: "theme:light",
        suffix: "",
        isWhole,
      };
      return isWhole ? [light, { ...light, globals: "theme:dark", suffix: "-dark" }] : [light];
    })
    .toSorted((one, other) => one.suffix.localeCompare(other.suffix));
}
