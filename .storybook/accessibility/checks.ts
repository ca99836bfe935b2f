import type { Entry } from "../pictures/looks.ts";

/** The checks of a story that is opened for them in tests/looks/accessibility.spec.ts. */
export const openedChecks = ["keyboard", "forcedColours", "zoom"] as const;
export type OpenedCheck = (typeof openedChecks)[number];

/** Whether the looks of a story check it in the dark theme: the first story of a file, and each with the tag `picture`. */
export const isCheckedInDark = ({ tags }: Pick<Entry, "tags">, isFirst: boolean): boolean =>
  isFirst || tags.includes("picture");

/** Whether a story is opened for a walk with the keyboard, in forced colours and at 200 %: the first of what customers use. */
export const isOpened = ({ title }: Pick<Entry, "title">, isFirst: boolean): boolean =>
  isFirst && /^(?:Components|Blocks|Layouts|Screens)\//u.test(title);
