import { readReactionLines } from "@reagent/domain/reaction-line";
import { type ClipboardEvent, type Dispatch, type KeyboardEvent, useRef } from "react";
import { isCaretAt } from "../../../components/Field/caret.ts";
import { useComposition } from "../../../components/Field/useComposition.ts";
import type { ReactionAction, ReactionRow } from "./reaction-state.ts";

type Column = "text" | "amount";

/** The cell of the field with an event; undefined for other controls, which keep their own keys. */
function placeOf(target: EventTarget): { id: number; column: Column } | undefined {
  if (!(target instanceof HTMLInputElement)) return undefined;
  const [id = "", column] =
    target.closest<HTMLElement>("[data-cell]")?.dataset["cell"]?.split(" ") ?? [];
  return column === "text" || column === "amount" ? { id: Number(id), column } : undefined;
}

/** The props of the element around the rows, which handle keys and the clipboard. */
export function useReactionKeys(rows: readonly ReactionRow[], dispatch: Dispatch<ReactionAction>) {
  const table = useRef<HTMLDivElement>(null);
  const focus = (id: number, column: Column): boolean => {
    const input = table.current?.querySelector<HTMLInputElement>(
      `[data-cell="${id} ${column}"] input`,
    );
    input?.focus();
    input?.select();
    return input !== undefined && input !== null;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = placeOf(event.target);
    if (!cell) return;
    const at = rows.findIndex(({ id }) => id === cell.id);
    const go = (to: number, column = cell.column) => {
      const row = rows[to];
      if (row && focus(row.id, column)) event.preventDefault();
    };
    const isCommand = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (isCommand && key === "z" && !event.shiftKey) {
      event.preventDefault();
      dispatch({ kind: "undo" });
    } else if (isCommand && key === "home") go(0);
    else if (isCommand && key === "end") go(rows.length - 1);
    else if (isCommand || event.altKey || event.shiftKey) return;
    else if (key === "arrowup") go(at - 1);
    else if (key === "arrowdown" || key === "enter") go(at + 1);
    else if (key === "arrowleft" && isCaretAt("start", event.target)) go(at, "text");
    else if (key === "arrowright" && isCaretAt("end", event.target)) go(at, "amount");
  };
  /* Keys choose characters while Chinese is typed. */
  const composition = useComposition({ onKeyDown });
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const cell = placeOf(event.target);
    const text = event.clipboardData.getData("text/plain");
    if (cell?.column !== "text" || !/[\n\t>]/u.test(text.trim())) return;
    event.preventDefault();
    dispatch({ kind: "paste", id: cell.id, rows: readReactionLines(text) });
  };
  return { ref: table, ...composition, onPaste };
}
