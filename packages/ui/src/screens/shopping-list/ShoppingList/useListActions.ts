import { readUserInfo } from "@reagent/api/contract/account";
import type { OrderRowVerdict } from "@reagent/api/contract/bulk-order";
import { readCart } from "@reagent/api/contract/cart";
import {
  addListToCart,
  copyShoppingList,
  deleteShoppingList,
  listShoppingLists,
  readShoppingList,
  renameShoppingList,
  type ShoppingList,
  type ShoppingListLine,
} from "@reagent/api/contract/shopping-list";
import { paths } from "@reagent/api/pages/paths";
import type { RefObject } from "react";
import { useNavigate } from "react-router-dom";
import { useWrongLines } from "../../../blocks/LineQuantity/useWrongLines.ts";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { useStorage } from "../../../state/storage.tsx";
import { appendRows } from "../../multiorder/parts/sheet-draft.ts";
import type { ListedProduct } from "../parts/AddToList/listed-product.ts";
import { useListNameDialog } from "../parts/ListName/useListNameDialog.tsx";
import { copy } from "./ShoppingList.copy.ts";
import type { ListEditing } from "./useListEditing.ts";

/** What can be done with a whole list. Quantities that wait are sent first. */
export function useListActions(
  { listId, name, lines }: ShoppingList,
  editing: ListEditing,
  rows: RefObject<HTMLElement | null>,
) {
  const words = useCopy(copy);
  const hasWrongLines = useWrongLines(rows);
  const stores = useStorage();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const askName = useListNameDialog();
  const { alert, confirm, toast } = useOverlays();
  const { run: renameList } = useAction(renameShoppingList);
  const { run: copyList } = useAction(copyShoppingList);
  const { run: deleteList, isBusy: isDeleting } = useAction(deleteShoppingList);
  const { run: addToCart, isBusy: isAdding } = useAction(addListToCart);

  return {
    isDeleting,
    isAdding,
    rename: () =>
      askName({
        title: words.rename,
        name,
        send: async (typed) => {
          const outcome = await renameList({ listId, name: typed });
          if (outcome.ok) {
            toast({ message: words.renamed, tone: "success" });
            await refresh(readShoppingList, listShoppingLists);
          }
          return outcome;
        },
      }),
    copy: () =>
      askName({
        title: words.copy,
        name: words.copyOf(name),
        send: async (typed) => {
          const outcome = await copyList({ listId, name: typed });
          if (outcome.ok) {
            toast({ message: words.copied, tone: "success" });
            await refresh(listShoppingLists);
            await navigate(paths.shoppingList(outcome.data));
          }
          return outcome;
        },
      }),
    remove: async () => {
      const message = words.askRemove(name);
      if (!(await confirm({ message, confirmLabel: words.remove, isDestructive: true }))) return;
      const outcome = await deleteList({ listId });
      if (outcome.ok) {
        toast({ message: words.removed, tone: "success" });
        await navigate(paths.shoppingLists());
      }
      await refresh(readShoppingList, listShoppingLists);
    },
    /** Sends the quantities that wait; no where one is wrong, or could not be sent. */
    saveChanges: async (): Promise<boolean> => !(await hasWrongLines()) && editing.settle(),
    /** The products that are in the catalogue; undefined where a quantity is wrong. */
    toSend: async (): Promise<readonly ListedProduct[] | undefined> =>
      (await hasWrongLines()) ? undefined : lines.flatMap(listedProduct),
    /** Adds the list to the cart; undefined where the call failed. */
    toCart: async (): Promise<readonly OrderRowVerdict[] | undefined> => {
      if (await hasWrongLines()) return undefined;
      if (!(await editing.settle())) return undefined;
      const outcome = await addToCart({ listId });
      if (!outcome.ok) return undefined;
      await refresh(readCart, readUserInfo);
      return outcome.data.rows;
    },
    /** Puts the reagents into the order sheet behind what was typed there, and opens it. */
    toSheet: async () => {
      const reagents = lines.filter(({ kind }) => kind === "reagent");
      if (reagents.length === 0) return alert({ message: words.noReagents, tone: "warning" });
      if (await hasWrongLines()) return undefined;
      const excess = appendRows(
        stores,
        reagents.map(({ productCode, quantity }) => ({
          text: productCode,
          quantity: String(quantity),
        })),
      );
      if (excess > 0) return alert({ message: words.sheetFull(excess), tone: "warning" });
      const leftOut = lines.length - reagents.length;
      if (leftOut > 0) await alert({ message: words.sheetWithout(leftOut), tone: "info" });
      return navigate(paths.batchOrder());
    },
  };
}

/** A line as a call names it; nothing for what left the catalogue. */
const listedProduct = ({ kind, productCode, quantity, state }: ShoppingListLine) =>
  kind === "unknown" || state === "delisted" ? [] : [{ kind, productCode, quantity }];
