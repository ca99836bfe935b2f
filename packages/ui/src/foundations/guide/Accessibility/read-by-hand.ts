import type { ReadByHand } from "./rows.ts";

/** What people have read with a screen reader, the newest first. Only readings that took place are entered. */
export const readByHand: readonly ReadByHand[] = [];
