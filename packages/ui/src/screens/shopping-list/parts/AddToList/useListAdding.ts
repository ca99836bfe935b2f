import type { Outcome } from "@reagent/api/client/failure";
import {
  addOrderToList,
  addToShoppingList,
  createShoppingList,
  listShoppingLists,
  readShoppingList,
  saveOrderAsList,
} from "@reagent/api/contract/shopping-list";
import { useAction } from "../../../../data/use-action.tsx";
import { useRefresh } from "../../../../data/use-call.tsx";
import type { ListSource } from "./list-source.ts";

interface ListAdding {
  readonly addTo: (listId: string) => Promise<Outcome<{ readonly listId: string }>>;
  /** Makes the list first. */
  readonly addToNew: (name: string) => Promise<Outcome<{ readonly listId: string }>>;
  readonly isBusy: boolean;
}

/** Adds a source to a list, and reads the lists again. */
export function useListAdding(source: ListSource): ListAdding {
  const { run: addProducts, isBusy: isAddingProducts } = useAction(addToShoppingList);
  const { run: addOrder, isBusy: isAddingOrder } = useAction(addOrderToList);
  const { run: create } = useAction(createShoppingList);
  const { run: saveOrder } = useAction(saveOrderAsList);
  const refresh = useRefresh();

  const addTo = async (listId: string) => {
    const outcome =
      source.kind === "order"
        ? await addOrder({ listId, orderId: source.orderId })
        : await addProducts({ listId, products: source.products });
    await refresh(listShoppingLists, readShoppingList);
    return outcome.ok ? { ...outcome, data: { listId } } : outcome;
  };
  const addToNew = async (name: string) => {
    if (source.kind === "order") {
      const saved = await saveOrder({ orderId: source.orderId, name });
      if (saved.ok) await refresh(listShoppingLists);
      return saved;
    }
    const made = await create({ name });
    return made.ok ? addTo(made.data.listId) : made;
  };
  return { addTo, addToNew, isBusy: isAddingProducts || isAddingOrder };
}
