import { isRefusal, lookOf, type Outcome } from "@reagent/api/client/failure";
import type { Endpoint } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { useState } from "react";
import type * as v from "valibot";
import { useOverlays } from "../components/overlay/useOverlays.ts";
import type { Sent } from "./change-queue.ts";
import {
  changesMoney,
  isEditOf,
  type LineChange,
  mergedChange,
  unsavedPart,
} from "./line-changes.ts";
import { useRefresh } from "./use-call.tsx";
import { useChangeQueue } from "./use-change-queue.ts";

/** The call that makes changes of a kind. */
interface LineCall {
  readonly endpoint: Pick<Endpoint, "failures">;
  /** The message when changes were saved. */
  readonly saved?: string;
  /** The message of a failure that raises no alert (storefront §8, silent failures). */
  readonly notSaved?: string;
}

interface Options<Answer, Change extends LineChange> {
  /** Unsaved edits are stored under this name, and sent after a reload or a log-in. */
  readonly draftKey: string;
  /** What a stored edit has to be. */
  readonly stored: v.GenericSchema<unknown, Change>;
  /** What the server answered last. */
  readonly answered: Answer | undefined;
  /** Whether rereading failed, so that saved changes stay applied. */
  readonly isOutdated: boolean;
  /** The answer after a change. */
  readonly after: (answer: Answer, change: Change) => Answer;
  /** Sends a change; `shown` is the answer with it and those before it. Undefined where there is nothing to send. */
  readonly send: (
    change: Change,
    shown: Answer | undefined,
  ) => Promise<Outcome<unknown>> | undefined;
  readonly calls: Readonly<Record<Change["kind"], LineCall>>;
  /** What changes affect. */
  readonly rereads: readonly Pick<Endpoint, "name">[];
}

type RefOf<Change> = Change extends { readonly line: infer Line } ? Line : never;
type FieldOf<Change> = Change extends { readonly kind: "edit"; readonly to: infer To }
  ? keyof To & string
  : never;

export interface LineEditing<Answer, Change extends LineChange> {
  /** The answer with pending changes, which are reverted when the server refuses them. */
  readonly shown: Answer | undefined;
  /** Adds a change; resolves to false when it was not saved. */
  readonly change: (change: Change) => Promise<boolean>;
  /** Sends unsaved edits again and waits for all; resolves to false when one was not saved. */
  readonly settle: () => Promise<boolean>;
  /** Whether the shown value of a line could not be sent. */
  readonly isUnsaved: (line: RefOf<Change>, field: FieldOf<Change>) => boolean;
  /** The message of the last change, if it failed and raised no alert. */
  readonly notSaved: string | undefined;
  /** Whether pending changes affect the sums. */
  readonly isStale: boolean;
  /** Whether a pending quantity affects the total of a line. */
  readonly isLineStale: (line: RefOf<Change>) => boolean;
}

/**
 * Edits lines: changes are shown at once, sent one at a time in their order, and followed by one message for each kind and one
 * reread, which has the new sums. A value that could not be sent stays; a quantity that the server refused is reverted.
 */
export function useLineEditing<Answer, Change extends LineChange>({
  draftKey,
  stored,
  answered,
  isOutdated,
  after,
  send,
  calls,
  rereads,
}: Options<Answer, Change>): LineEditing<Answer, Change> {
  const { toast } = useOverlays();
  const refresh = useRefresh();
  const [failed, setFailed] = useState<Change["kind"]>();
  const callOf = (kind: Change["kind"]) => calls[kind];
  const shownWith = (changes: readonly Change[]) => answered && changes.reduce(after, answered);

  const { pending, add, settle } = useChangeQueue<Change>({
    draftKey,
    stored,
    isAnswered: answered !== undefined,
    isOutdated,
    send: async (change, before): Promise<Sent<Change>> => {
      const outcome = await send(change, shownWith([...before, change]));
      if (outcome?.ok) return { kind: "saved" };
      if (!outcome) return { kind: "failed" };
      const { failure } = outcome;
      if (lookOf(callOf(change.kind).endpoint, failure) === "quiet") setFailed(change.kind);
      const kind = isRefusal(failure, codes.notLoggedIn) ? "no-session" : "failed";
      return { kind, kept: unsavedPart(change, failure) };
    },
    reread: async (saved) => {
      for (const message of new Set(saved.map(({ kind }) => callOf(kind).saved)))
        if (message !== undefined) toast({ message, tone: "success" });
      await refresh(...rereads);
    },
    merge: mergedChange,
  });
  const kept = pending.filter(({ state }) => state === "kept");
  const underWay = pending.filter(({ state }) => state !== "kept");
  return {
    shown: shownWith(pending.map(({ change }) => change)),
    change: (change) => {
      setFailed(undefined);
      return add(change);
    },
    settle,
    isUnsaved: (line, field) => kept.some(({ change }) => isEditOf(change, line, field)),
    notSaved: failed && callOf(failed).notSaved,
    isStale: underWay.some(({ change }) => changesMoney(change)),
    isLineStale: (line) => underWay.some(({ change }) => isEditOf(change, line, "quantity")),
  };
}
