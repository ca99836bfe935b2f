import {
  editShoppingListLine,
  listShoppingLists,
  readShoppingList,
  removeShoppingListLine,
  type ShoppingList,
  type ShoppingListLine,
} from "@reagent/api/contract/shopping-list";
import * as v from "valibot";
import { type LineChange, linesAfter, storedEdit } from "../../../data/line-changes.ts";
import { useAction } from "../../../data/use-action.tsx";
import { type LineEditing, useLineEditing } from "../../../data/use-line-editing.ts";
import { useCopy } from "../../../language/language.tsx";
import { draftNames } from "../../../state/draft-names.ts";
import { copy } from "./ShoppingList.copy.ts";

type LineRef = Pick<ShoppingListLine, "kind" | "productCode">;
type ListChange = Extract<
  LineChange<LineRef, Pick<ShoppingListLine, "quantity">>,
  { kind: "edit" | "remove" }
>;
export type ListEditing = LineEditing<ShoppingList, ListChange>;

const StoredListChange = storedEdit(
  { kind: v.picklist(["reagent", "instrument"]), productCode: v.string() },
  { quantity: v.number() },
);

/** The fields of a line that identify it. */
export const refOf = ({ kind, productCode }: LineRef): LineRef => ({ kind, productCode });

/** Edits the lines of a list. */
export function useListEditing(
  listId: string,
  answered: ShoppingList | undefined,
  isOutdated: boolean,
): ListEditing {
  const words = useCopy(copy);
  const { run: edit } = useAction(editShoppingListLine);
  const { run: remove } = useAction(removeShoppingListLine);
  return useLineEditing<ShoppingList, ListChange>({
    draftKey: draftNames.shoppingList(listId),
    stored: StoredListChange,
    answered,
    isOutdated,
    after: (list, change) => ({ ...list, lines: linesAfter(list.lines, change) }),
    send: (change) =>
      change.kind === "edit"
        ? edit({ listId, ...change.line, ...change.to })
        : remove({ listId, ...change.line }),
    calls: {
      edit: { endpoint: editShoppingListLine, saved: words.edited },
      remove: { endpoint: removeShoppingListLine, saved: words.lineRemoved },
    },
    rereads: [readShoppingList, listShoppingLists],
  });
}
