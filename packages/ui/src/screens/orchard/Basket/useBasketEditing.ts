import { isRefusal, isRefusedForContent, lookOf, type Outcome } from "@reagent/api/client/failure";
import {
  type Basket,
  clearBasket,
  readBasket,
  removeBasketLine,
  updateBasketLine,
} from "@reagent/api/contract/basket";
import { codes } from "@reagent/api/contract/envelope";
import { readOrchardUser } from "@reagent/api/contract/gift";
import { useState } from "react";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import type { Sent } from "../../../data/change-queue.ts";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useChangeQueue } from "../../../data/use-change-queue.ts";
import { useCopy } from "../../../language/language.tsx";
import { draftNames } from "../../../state/draft-names.ts";
import {
  type BasketChange,
  changedBasket,
  mergedChange,
  StoredBasketChange,
} from "./basket-changes.ts";
import { copy } from "./Basket.copy.ts";

/** The changes whose failures raise no alert (storefront §8, silent failures). */
type QuietChange = Exclude<BasketChange["kind"], "edit">;

export interface BasketEditing {
  /** The basket with pending changes, which are reverted when the server refuses them. */
  readonly basket: Basket | undefined;
  /** Sets the quantity of a gift; resolves to false when it was not saved. */
  readonly edit: (giftId: string, quantity: number) => Promise<boolean>;
  readonly remove: (giftId: string) => void;
  readonly clear: () => void;
  /** Sends unsaved quantities again and waits for all; resolves to false when one was not saved. */
  readonly settle: () => Promise<boolean>;
  /** Whether the shown quantity of a gift could not be sent. */
  readonly isUnsaved: (giftId: string) => boolean;
  /** What was not saved, of the last change that failed quietly; cleared by the next change. */
  readonly notSaved: QuietChange | undefined;
  /** Whether pending changes affect the sums. */
  readonly isStale: boolean;
}

/**
 * Edits the basket: changes are shown at once, sent one at a time in their order, and followed by one reread of the basket, which
 * has the new sums.
 *
 * @param answered the basket as the server answered it last
 * @param isOutdated whether rereading failed, so that saved changes stay applied
 */
export function useBasketEditing(answered: Basket | undefined, isOutdated: boolean): BasketEditing {
  const [notSaved, setNotSaved] = useState<QuietChange>();
  const queue = useChangeQueue<BasketChange>({
    draftKey: draftNames.basket,
    stored: StoredBasketChange,
    isAnswered: answered !== undefined,
    isOutdated,
    send: useSend(setNotSaved),
    reread: useReread(),
    merge: mergedChange,
  });
  const add = (change: BasketChange) => {
    setNotSaved(undefined);
    return queue.add(change);
  };
  const { pending, settle } = queue;
  return {
    basket:
      answered &&
      changedBasket(
        answered,
        pending.map(({ change }) => change),
      ),
    edit: (giftId, quantity) => add({ kind: "edit", giftId, quantity }),
    remove: (giftId) => void add({ kind: "remove", giftId }),
    clear: () => void add({ kind: "clear" }),
    settle,
    isUnsaved: (giftId) =>
      pending.some(
        ({ state, change }) =>
          state === "kept" && change.kind === "edit" && change.giftId === giftId,
      ),
    notSaved,
    isStale: pending.some(({ state }) => state !== "kept"),
  };
}

const endpoints = { edit: updateBasketLine, remove: removeBasketLine, clear: clearBasket } as const;

/** Sends a change by its call. A quantity that could not be sent stays; one that the server refused is reverted. */
function useSend(onQuietFailure: (kind: QuietChange) => void) {
  const { run: update } = useAction(updateBasketLine);
  const { run: remove } = useAction(removeBasketLine);
  const { run: clear } = useAction(clearBasket);
  const call = (change: BasketChange): Promise<Outcome<unknown>> => {
    switch (change.kind) {
      case "edit":
        return update({ giftId: change.giftId, quantity: change.quantity });
      case "remove":
        return remove({ giftId: change.giftId });
      case "clear":
        return clear({});
    }
  };
  return async (change: BasketChange): Promise<Sent<BasketChange>> => {
    const outcome = await call(change);
    if (outcome.ok) return { kind: "saved" };
    const { failure } = outcome;
    const kind = isRefusal(failure, codes.notLoggedIn) ? "no-session" : "failed";
    if (change.kind === "edit")
      return { kind, kept: isRefusedForContent(failure) ? undefined : change };
    if (lookOf(endpoints[change.kind], failure) === "quiet") onQuietFailure(change.kind);
    return { kind };
  };
}

/** Confirms saved changes, each message once, and rereads what they changed (customer centre §8, successes). */
function useReread() {
  const words = useCopy(copy);
  const refresh = useRefresh();
  const { toast } = useOverlays();
  const successes = { edit: words.edited, remove: words.removed, clear: words.cleared } as const;
  return async (saved: readonly BasketChange[]): Promise<void> => {
    for (const message of new Set(saved.map(({ kind }) => successes[kind])))
      toast({ message, tone: "success" });
    await refresh(readBasket, readOrchardUser);
  };
}
