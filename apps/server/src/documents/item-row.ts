import type { Selectable } from "kysely";
import type { Schema } from "../database/schema.ts";

/** An item as documents print it. */
export type ItemRow = Selectable<Schema["items"]>;
