import type { ItemRow } from "@reagent/api/contract/product";
import { safetyLevel } from "@reagent/api/contract/product";
import * as v from "valibot";

/** The name of a safe level, as the contract has it: 5 is low-boiling (storefront §3, reagent search item). */
export function safetyLevelOf(level: number): ItemRow["safetyLevel"] {
  return v.parse(safetyLevel.schema, level);
}
