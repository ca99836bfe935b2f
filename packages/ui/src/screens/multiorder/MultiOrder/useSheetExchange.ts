import { type Dispatch, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useExchange } from "../../cart/parts/Exchange/useExchange.tsx";
import type { RowToExchange } from "./order-sheet-lines.ts";
import type { SheetAction, SheetState } from "./order-sheet-state.ts";

/**
 * Exchanges rows of the order sheet, and takes the last exchange back. Each is a step that the sheet can undo as well.
 *
 * @param head receives the focus when an exchange was taken back
 */
export function useSheetExchange(
  sheet: SheetState,
  dispatch: Dispatch<SheetAction>,
  head: RefObject<HTMLElement | null>,
) {
  const [added, setAdded] = useState<ReadonlySet<number>>(new Set());
  const { made, open, ...exchange } = useExchange<RowToExchange>({
    settle: () => Promise.resolve(true),
    head,
    exchange: () => Promise.resolve(true),
    undo: () => Promise.resolve(true),
    show: ({ line: { row }, offer: { packs } }, isUndone) => {
      const rows = packs.map(({ productCode, quantity }) => ({
        text: productCode,
        quantity: String(quantity),
      }));
      if (isUndone) return dispatch({ kind: "replace", ids: added, rows: [row] });
      setAdded(new Set(rows.map((_, at) => sheet.nextId + at)));
      return dispatch({ kind: "replace", ids: new Set([row.id]), rows });
    },
  });
  /* Rows are many, and are rendered again only for what they show. */
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  return {
    ...exchange,
    /* Nothing is left to take back where the sheet has undone it, or the rows are gone. */
    made: sheet.rows.some(({ id }) => added.has(id)) ? made : undefined,
    open: useCallback(
      (line: RowToExchange, button: HTMLElement) => void latest.current(line, button),
      [],
    ),
  };
}
