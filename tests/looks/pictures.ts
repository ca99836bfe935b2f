import { readFileSync } from "node:fs";
import { type Entry as Pictured, type Look, looksOf } from "../../.storybook/pictures/looks.ts";

interface Entry extends Pictured {
  readonly id: string;
  readonly type: "story" | "docs";
}

export interface Story {
  readonly id: string;
  readonly title: string;
  readonly height: number;
  /** A screen or a layout, not a part of one. */
  readonly isWhole: boolean;
  readonly looks: readonly Look[];
}

/** The name of the picture of a story in a setting. */
export const pictureName = (id: string, { width, theme, language }: Look) =>
  [id, width, theme, language].filter(Boolean).join("-");

/** The stories that are compared with pictures. */
export function picturedStories(storybook: string): Story[] {
  const { entries } = JSON.parse(readFileSync(`${storybook}/index.json`, "utf8")) as {
    entries: Record<string, Entry>;
  };
  const seen = new Set<string>();
  return Object.values(entries)
    .filter(({ type }) => type === "story")
    .map((entry) => {
      const { id, title, name } = entry;
      const looks = looksOf(entry, !seen.has(title));
      seen.add(title);
      const isWhole = /^(Screens|Layouts|Blocks)\//u.test(title);
      return { id, title: `${title}, ${name}`, height: isWhole ? 900 : 480, isWhole, looks };
    })
    .filter(({ looks }) => looks.length > 0);
}
