import type { Generated } from "kysely";

/** A flag as the database stores it. */
export type StoredFlag = 0 | 1;

/** Whether the demo wrote the row: it goes when the shop's own goods replace the demo's. */
export type DemoFlag = Generated<StoredFlag>;
