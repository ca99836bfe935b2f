import { readFileSync } from "node:fs";
import { isCheckedInDark } from "../../.storybook/accessibility/checks.ts";
import {
  type Entry as Pictured,
  type PictureSetting,
  looksOf,
  mainSetting,
} from "../../.storybook/pictures/looks.ts";

interface Entry extends Pictured {
  readonly id: string;
  readonly type: "story" | "docs";
  /** "./packages/ui/src/…/Cart.stories.tsx". */
  readonly importPath: string;
}

/** A setting in which a story is checked. */
interface CheckedSetting extends PictureSetting {
  /** Whether a picture is compared, too. */
  readonly isPictured: boolean;
}

export interface Story {
  readonly id: string;
  /** The file of the story, from the root. */
  readonly file: string;
  readonly title: string;
  readonly height: number;
  /** A screen or a layout, not a part of one. */
  readonly isWhole: boolean;
  readonly looks: readonly CheckedSetting[];
}

/** The name of the picture of a story in a setting. */
export const pictureName = (id: string, { width, theme, language }: PictureSetting) =>
  [id, width, theme, language].filter(Boolean).join("-");

/**
 * The looks of a story: the pictured ones, and English in the dark theme for the first story of a file and for each with
 * the tag `picture`.
 */
function checkedLooks(entry: Entry, isFirst: boolean): CheckedSetting[] {
  const pictured = looksOf(entry, isFirst).map((look) => ({ ...look, isPictured: true }));
  if (!isCheckedInDark(entry, isFirst)) return pictured;
  const { width } = mainSetting(entry);
  return [...pictured, { width, language: "en", theme: "dark", isPictured: false }];
}

/** The stories and pages of a built workbench, in the order of the sidebar. */
export function indexOf(storybook: string): Entry[] {
  const { entries } = JSON.parse(readFileSync(`${storybook}/index.json`, "utf8")) as {
    entries: Record<string, Entry>;
  };
  return Object.values(entries);
}

export const entriesOf = (storybook: string): Entry[] =>
  indexOf(storybook).filter(({ type }) => type === "story");

/** The stories that have looks. */
export function storiesOf(storybook: string): Story[] {
  const seen = new Set<string>();
  return entriesOf(storybook)
    .map((entry) => {
      const { id, title, name, importPath } = entry;
      const looks = checkedLooks(entry, !seen.has(title));
      seen.add(title);
      const isWhole = /^(Screens|Layouts|Blocks)\//u.test(title);
      const shown = { title: `${title}, ${name}`, height: isWhole ? 900 : 480, isWhole };
      return { id, file: importPath.slice(2), ...shown, looks };
    })
    .filter(({ looks }) => looks.length > 0);
}
