/** The tags of stories that are set from git. */
export const STATUSES = ["new", "changed", "in-review"] as const;
export type Status = (typeof STATUSES)[number];
