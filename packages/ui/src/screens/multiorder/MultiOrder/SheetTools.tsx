import Redo from "@lucide/icons/icons/redo-2";
import Undo from "@lucide/icons/icons/undo-2";
import type { Dispatch } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { useCopy } from "../../../language/language.tsx";
import { SendBasketButton } from "../../sent-basket/parts/SendBasket/SendBasketButton.tsx";
import { AddToListButton } from "../../shopping-list/parts/AddToList/AddToListButton.tsx";
import { isBlank } from "../parts/sheet-draft.ts";
import { listedProducts, type ResolvedLines } from "./order-sheet-lines.ts";
import { type SheetAction, type SheetRow, type SheetState } from "./order-sheet-state.ts";
import { copy } from "./OrderSheet.copy.ts";
import * as css from "./OrderSheet.css.ts";
import { SheetExport } from "./SheetExport.tsx";

interface Props {
  readonly sheet: SheetState;
  /** The rows that are exported. */
  readonly rows: readonly SheetRow[];
  readonly lines: ResolvedLines;
  readonly dispatch: Dispatch<SheetAction>;
}

/** The buttons for the whole sheet. */
export function SheetTools({ sheet, rows, lines, dispatch }: Props) {
  const words = useCopy(copy);
  const listed = listedProducts(rows, lines);
  return (
    <span className={css.tools}>
      <Button
        kind="quiet"
        size="small"
        icon={Undo}
        disabled={sheet.past.length === 0}
        onClick={() => dispatch({ kind: "undo" })}
      >
        {words.undo}
      </Button>
      <Button
        kind="quiet"
        size="small"
        icon={Redo}
        disabled={sheet.future.length === 0}
        onClick={() => dispatch({ kind: "redo" })}
      >
        {words.redo}
      </Button>
      <Button
        kind="quiet"
        size="small"
        disabled={sheet.rows.every(isBlank)}
        onClick={() => dispatch({ kind: "clear" })}
      >
        {words.clear}
      </Button>
      <SheetExport rows={rows} lines={lines} />
      <SendBasketButton kind="quiet" size="small" products={listed} />
      <AddToListButton size="small" products={listed} />
    </span>
  );
}
