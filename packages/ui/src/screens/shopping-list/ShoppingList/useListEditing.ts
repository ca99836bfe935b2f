import { isRefusal, isRefusedForContent } from "@reagent/api/client/failure";
import { codes } from "@reagent/api/contract/envelope";
import {
  editShoppingListLine,
  listShoppingLists,
  readShoppingList,
  removeShoppingListLine,
  type ShoppingList,
} from "@reagent/api/contract/shopping-list";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import type { Sent } from "../../../data/change-queue.ts";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useChangeQueue } from "../../../data/use-change-queue.ts";
import { useCopy } from "../../../language/language.tsx";
import { draftNames } from "../../../state/draft-names.ts";
import {
  changedList,
  isSameLine,
  type LineRef,
  type ListChange,
  mergedChange,
  StoredListChange,
} from "./list-changes.ts";
import { copy } from "./ShoppingList.copy.ts";

export interface ListEditing {
  /** The list with pending changes, which are reverted when the server refuses them. */
  readonly list: ShoppingList | undefined;
  /** Sets the quantity of a line; resolves to false when it was not saved. */
  readonly edit: (line: LineRef, quantity: number) => Promise<boolean>;
  readonly remove: (line: LineRef) => void;
  /** Sends unsaved quantities again and waits for all; resolves to false when one was not saved. */
  readonly settle: () => Promise<boolean>;
  /** Whether the shown quantity of a line could not be sent. */
  readonly isUnsaved: (line: LineRef) => boolean;
}

/**
 * Edits the lines of a list: changes are shown at once, sent one at a time in their order, and followed by one reread of the list.
 *
 * @param answered the list as the server answered it last
 * @param isOutdated whether rereading failed, so that saved changes stay applied
 */
export function useListEditing(
  listId: string,
  answered: ShoppingList | undefined,
  isOutdated: boolean,
): ListEditing {
  const { pending, add, settle } = useChangeQueue<ListChange>({
    draftKey: draftNames.shoppingList(listId),
    stored: StoredListChange,
    isAnswered: answered !== undefined,
    isOutdated,
    send: useSend(listId),
    reread: useReread(),
    merge: mergedChange,
  });
  return {
    list:
      answered &&
      changedList(
        answered,
        pending.map(({ change }) => change),
      ),
    edit: (line, quantity) => add({ kind: "edit", line: refOf(line), quantity }),
    remove: (line) => void add({ kind: "remove", line: refOf(line) }),
    settle,
    isUnsaved: (line) =>
      pending.some(({ state, change }) => state === "kept" && isSameLine(change.line, line)),
  };
}

const refOf = ({ kind, productCode }: LineRef): LineRef => ({ kind, productCode });

/** Sends a change by its call. A quantity that could not be sent stays; one that the server refused is reverted. */
function useSend(listId: string) {
  const { run: edit } = useAction(editShoppingListLine);
  const { run: remove } = useAction(removeShoppingListLine);
  return async (change: ListChange): Promise<Sent<ListChange>> => {
    const outcome =
      change.kind === "edit"
        ? await edit({ listId, ...change.line, quantity: change.quantity })
        : await remove({ listId, ...change.line });
    if (outcome.ok) return { kind: "saved" };
    const { failure } = outcome;
    const kind = isRefusal(failure, codes.notLoggedIn) ? "no-session" : "failed";
    const isKept = change.kind === "edit" && !isRefusedForContent(failure);
    return { kind, kept: isKept ? change : undefined };
  };
}

/** Confirms saved changes, each message once, and rereads the lists. */
function useReread() {
  const words = useCopy(copy);
  const refresh = useRefresh();
  const { toast } = useOverlays();
  const successes = { edit: words.edited, remove: words.lineRemoved } as const;
  return async (saved: readonly ListChange[]): Promise<void> => {
    for (const message of new Set(saved.map(({ kind }) => successes[kind])))
      toast({ message, tone: "success" });
    await refresh(readShoppingList, listShoppingLists);
  };
}
