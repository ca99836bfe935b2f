import { type Dispatch, useReducer } from "react";
import { useStorage } from "../../../state/storage.tsx";
import { storedRows } from "../parts/sheet-draft.ts";
import { changeSheet, openSheet, type SheetAction, type SheetState } from "./order-sheet-state.ts";

/** The order sheet of a page with what was typed into it before, and what changes it. */
export function useOrderSheet(): readonly [SheetState, Dispatch<SheetAction>] {
  const stores = useStorage();
  return useReducer(changeSheet, stores, (from) => openSheet(storedRows(from)));
}
