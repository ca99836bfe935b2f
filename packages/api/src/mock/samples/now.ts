/**
 * The time of the samples, in epoch milliseconds: what they tell of has happened by then, and what they announce has not.
 * The clock of stories starts at it.
 */
export const now = Date.parse("2026-11-21T11:00:00+08:00");
