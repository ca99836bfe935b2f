import {
  type Failure,
  isRefusal,
  isRefusedForContent,
  lookOf,
  type Outcome,
} from "@reagent/api/client/failure";
import { readUserInfo } from "@reagent/api/contract/account";
import {
  type Cart,
  checkCartLine,
  clearCart,
  editCartLine,
  readCart,
  removeCartLine,
} from "@reagent/api/contract/cart";
import { codes } from "@reagent/api/contract/envelope";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { useState } from "react";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import type { Sent } from "../../../data/change-queue.ts";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useChangeQueue } from "../../../data/use-change-queue.ts";
import { useCopy } from "../../../language/language.tsx";
import { draftNames } from "../../../state/draft-names.ts";
import {
  type CartChange,
  changedCart,
  changesMoney,
  changesOf,
  EVERY_LINE,
  type LineEdit,
  lineOf,
  type LineRef,
  mergedChange,
  StoredCartChange,
} from "./cart-changes.ts";
import { copy } from "./Cart.copy.ts";

/** The changes whose failures raise no alert (storefront §8, silent failures). */
type QuietChange = Exclude<CartChange["kind"], "edit">;

export interface CartEditing {
  /** The cart with pending changes, which are reverted when the server refuses them. */
  readonly cart: Cart | undefined;
  /** Sets quantity or customer item number; resolves to false when it was not saved. */
  edit(line: LineRef, to: LineEdit): Promise<boolean>;
  select(line: LineRef, isSelected: boolean): void;
  selectAll(kinds: readonly GoodsKind[], isSelected: boolean): void;
  remove(lines: readonly LineRef[]): void;
  clear(): void;
  /** Sends unsaved changes again and waits for all; resolves to false when one was not saved. */
  settle(): Promise<boolean>;
  /** Whether the typed value of a line is unsaved. */
  isUnsaved(line: LineRef, what: keyof LineEdit): boolean;
  /** What was not saved, of the last change that failed quietly; cleared by the next change. */
  readonly notSaved: QuietChange | undefined;
  /** Whether pending changes affect the sums. */
  readonly isMoneyStale: boolean;
  isLineTotalStale(line: LineRef): boolean;
}

/**
 * Edits the cart: changes are shown at once, sent one at a time in their order, and followed by one reread of the cart, which has
 * the new sums.
 *
 * @param answered the cart as the server answered it last
 * @param isOutdated whether rereading failed, so that saved changes stay applied
 */
export function useCartEditing(answered: Cart | undefined, isOutdated: boolean): CartEditing {
  const [notSaved, setNotSaved] = useState<QuietChange>();
  const send = useSend(setNotSaved);
  const queue = useChangeQueue<CartChange>({
    draftKey: draftNames.cart,
    stored: StoredCartChange,
    isAnswered: answered !== undefined,
    isOutdated,
    send: (change, before) => send(change, answered && changedCart(answered, [...before, change])),
    reread: useReread(),
    merge: mergedChange,
  });
  const add = (change: CartChange) => {
    setNotSaved(undefined);
    return queue.add(change);
  };

  const { pending } = queue;
  const changes = pending.map(({ change }) => change);
  const pendingChanges = pending
    .filter(({ state }) => state !== "kept")
    .map(({ change }) => change);
  return {
    cart: answered && changedCart(answered, changes),
    edit: (line, to) => add({ kind: "edit", line, to }),
    select: (line, isSelected) => void add({ kind: "select", line, isSelected }),
    selectAll: (kinds, isSelected) => {
      for (const kind of kinds)
        void add({ kind: "select", line: { kind, productId: EVERY_LINE }, isSelected });
    },
    remove: (lines) => {
      for (const line of lines) void add({ kind: "remove", line });
    },
    clear: () => void add({ kind: "clear" }),
    settle: queue.settle,
    isUnsaved: (line, what) =>
      pending.some(({ state, change }) => state === "kept" && changesOf(change, line, what)),
    notSaved,
    isMoneyStale: pendingChanges.some(changesMoney),
    isLineTotalStale: (line) =>
      pendingChanges.some((change) => changesOf(change, line, "quantity")),
  };
}

const endpoints = {
  edit: editCartLine,
  select: checkCartLine,
  remove: removeCartLine,
  clear: clearCart,
} as const;

/** Sends a change by its call; `after` is the cart with the change, for the fields that an edit leaves as they are. */
function useSend(onQuietFailure: (kind: QuietChange) => void) {
  const { run: edit } = useAction(editCartLine);
  const { run: check } = useAction(checkCartLine);
  const { run: remove } = useAction(removeCartLine);
  const { run: clear } = useAction(clearCart);

  const call = async (
    change: CartChange,
    after: Cart | undefined,
  ): Promise<Outcome<unknown> | undefined> => {
    switch (change.kind) {
      case "edit": {
        const line = after && lineOf(after, change.line);
        if (!line) return undefined;
        const { quantity, customerItemNumber } = line;
        return edit({ ...change.line, quantity, customerItemNumber });
      }
      case "select":
        return check({ ...change.line, isSelected: change.isSelected });
      case "remove":
        return remove(change.line);
      case "clear":
        return clear({});
    }
  };
  return async (change: CartChange, after: Cart | undefined): Promise<Sent<CartChange>> => {
    const outcome = await call(change, after);
    if (outcome?.ok) return { kind: "saved" };
    if (!outcome) return { kind: "failed" };
    const { failure } = outcome;
    if (change.kind !== "edit" && lookOf(endpoints[change.kind], failure) === "quiet")
      onQuietFailure(change.kind);
    const kind = isRefusal(failure, codes.notLoggedIn) ? "no-session" : "failed";
    return { kind, kept: unsavedPartOf(change, failure) };
  };
}

/**
 * The part of an unsaved change that stays: typed values, except a quantity that the server refused.
 */
function unsavedPartOf(change: CartChange, failure: Failure): CartChange | undefined {
  if (change.kind !== "edit") return undefined;
  if (!isRefusedForContent(failure)) return change;
  const { customerItemNumber } = change.to;
  return customerItemNumber === undefined ? undefined : { ...change, to: { customerItemNumber } };
}

/** Confirms saved changes, each message once, and rereads what they changed (storefront §7, after a change; §8, successes). */
function useReread() {
  const words = useCopy(copy);
  const refresh = useRefresh();
  const { toast } = useOverlays();
  const successes = {
    edit: words.edited,
    select: undefined,
    remove: words.removed,
    clear: words.cleared,
  } as const;
  return async (saved: readonly CartChange[]): Promise<void> => {
    for (const message of new Set(saved.map(({ kind }) => successes[kind])))
      if (message !== undefined) toast({ message, tone: "success" });
    await refresh(readCart, readUserInfo);
  };
}
