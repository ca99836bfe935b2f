import type { ChangelogDay } from "../../packages/ui/src/foundations/guide/Changelog/Changelog.tsx";
import { git } from "./git.ts";

/** The name of the area and the rest: "cart: keep the quantity". */
const SUBJECT = /^(?<area>[a-z][a-z0-9 ,-]*): (?<summary>.+)$/u;

/**
 * The subjects of a repository's last commits, without merges, by day and by area; the newest day first. A subject
 * without an area is in "". Without git or commits there are no days.
 */
export function changelog(folder: string, most: number): ChangelogDay[] {
  const commits = git(folder, "log", "--no-merges", `-n${most}`, "--date=short", "--format=%ad %s")
    .map((line) => {
      const [day = "", ...words] = line.split(" ");
      const subject = words.join(" ");
      const { area = "", summary = subject } = SUBJECT.exec(subject)?.groups ?? {};
      return { day, area, summary };
    })
    // The date of a commit that was moved onto another is the older one.
    .toSorted((one, other) => other.day.localeCompare(one.day));
  return [...Map.groupBy(commits, ({ day }) => day)].map(([day, ofDay]) => ({
    day,
    areas: [...Map.groupBy(ofDay, ({ area }) => area)]
      .map(([area, changes]) => ({ area, changes: changes.map(({ summary }) => summary) }))
      .toSorted((one, other) => byName(one.area, other.area)),
  }));
}

/** In the order of the alphabet; what has no name is last. */
const byName = (one: string, other: string) =>
  Number(one === "") - Number(other === "") || one.localeCompare(other);
