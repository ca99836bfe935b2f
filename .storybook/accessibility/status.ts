import type { AccessibilityRow } from "../../packages/ui/src/foundations/guide/Accessibility/rows.ts";
import { storiesOf } from "../stories-of.ts";
import { isCheckedInDark, isOpened, openedChecks } from "./checks.ts";
import { knownFaults } from "./known-faults.ts";

/** What the tests check of the stories of each file, by the texts of the files, in the order of their titles. */
export function accessibilityRows(files: Readonly<Record<string, string>>): AccessibilityRow[] {
  return Object.entries(files)
    .flatMap(([fileName, text]) => {
      const stories = storiesOf(text, fileName);
      const [first] = stories;
      if (!first?.title) return [];
      const { title } = first;
      const entries = stories.map(({ tags = [] }) => ({ title, tags }));
      if (!isOpened({ title }, true)) return [];
      const faults = knownFaults[title] ?? {};
      return [
        {
          title,
          story: first.exportName,
          states: entries.length,
          dark: entries.filter((entry, index) => isCheckedInDark(entry, index === 0)).length,
          faults: openedChecks.flatMap((check) => {
            const fault = faults[check];
            return fault === undefined ? [] : [{ check, fault }];
          }),
        },
      ];
    })
    .toSorted((one, other) => (one.title < other.title ? -1 : 1));
}
