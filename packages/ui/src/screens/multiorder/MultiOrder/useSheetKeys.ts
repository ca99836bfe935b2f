import { hasLines, readPastedOrder, readPastedQuantities } from "@reagent/domain/order-sheet-table";
import { type ClipboardEvent, type Dispatch, type KeyboardEvent, useRef } from "react";
import { isCaretAt } from "../../../components/Field/caret.ts";
import { useComposition } from "../../../components/Field/useComposition.ts";
import type { SheetAction, SheetField, SheetRow } from "./order-sheet-state.ts";

interface Place {
  readonly id: number;
  readonly field: SheetField;
}

/** The cell of the field with an event; undefined for other controls, such as the choice of a pack, which keep their own keys. */
function placeOf(target: EventTarget): Place | undefined {
  if (!(target instanceof HTMLInputElement)) return undefined;
  const [id = "", field] =
    target.closest<HTMLElement>("[data-cell]")?.dataset["cell"]?.split(" ") ?? [];
  return field === "text" || field === "quantity" ? { id: Number(id), field } : undefined;
}

/** The props of the element around the rows, which handle keys and the clipboard, and a function that moves the focus to a row. */
export function useSheetKeys(rows: readonly SheetRow[], dispatch: Dispatch<SheetAction>) {
  const table = useRef<HTMLDivElement>(null);
  const focus = (id: number, field: SheetField): boolean => {
    const input = table.current?.querySelector<HTMLInputElement>(
      `[data-cell="${id} ${field}"] input`,
    );
    input?.focus();
    input?.select();
    return input !== undefined && input !== null;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const place = placeOf(event.target);
    if (!place) return;
    const at = rows.findIndex(({ id }) => id === place.id);
    const isCommand = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    const go = (to: number, field = place.field) => {
      const row = rows[to];
      if (row && focus(row.id, field)) event.preventDefault();
    };
    if (isCommand && key === "z") {
      event.preventDefault();
      dispatch({ kind: event.shiftKey ? "redo" : "undo" });
    } else if (isCommand && key === "d") {
      event.preventDefault();
      const above = rows[at - 1];
      if (above) dispatch({ kind: "fill", id: above.id, to: place.id, field: place.field });
    } else if (isCommand && key === "home") go(0);
    else if (isCommand && key === "end") go(rows.length - 1);
    else if (isCommand || event.altKey || event.shiftKey) return;
    else if (key === "arrowup") go(at - 1);
    else if (key === "arrowdown" || key === "enter") go(at + 1);
    else if (key === "arrowleft" && isCaretAt("start", event.target)) go(at, "text");
    else if (key === "arrowright" && isCaretAt("end", event.target)) go(at, "quantity");
  };
  /* Keys choose characters while Chinese is typed. */
  const composition = useComposition({ onKeyDown });
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const place = placeOf(event.target);
    const text = event.clipboardData.getData("text/plain");
    if (!place || !hasLines(text)) return;
    event.preventDefault();
    const { id, field } = place;
    // Several columns are no column of quantities.
    if (field === "text" || text.includes("\t"))
      dispatch({ kind: "paste", id, rows: readPastedOrder(text) });
    else dispatch({ kind: "paste-quantities", id, quantities: readPastedQuantities(text) });
  };
  const goTo = (id: number) => void focus(id, "text");
  return { goTo, handlers: { ref: table, ...composition, onPaste } };
}
