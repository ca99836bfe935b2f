import { useEffect, useEffectEvent, useRef, useState } from "react";
import * as v from "valibot";
import { dropDraft, readDraft, storeDraft } from "../components/Form/drafts.ts";
import { useStorage } from "../state/storage.tsx";
import {
  type ChangeQueue,
  createChangeQueue,
  keptChanges,
  type Pending,
  type Sent,
} from "./change-queue.ts";

interface Options<Change> {
  /** Unsaved changes are stored under this name, and sent after a reload or a log-in. */
  readonly draftKey: string;
  /** What a stored change has to be. */
  readonly stored: v.GenericSchema<unknown, Change>;
  /** Whether there is an answer that the changes apply to. */
  readonly isAnswered: boolean;
  /** Whether rereading failed, so that saved changes stay applied. */
  readonly isOutdated: boolean;
  /** Sends a change; `before` are the changes that precede it and are not in the answer yet. */
  readonly send: (change: Change, before: readonly Change[]) => Promise<Sent<Change>>;
  /** Called when all are sent, with the changes saved since the last call; rereads what they changed. */
  readonly reread: (saved: readonly Change[]) => Promise<void>;
  /** Merges two changes, if the later replaces the earlier. */
  readonly merge: (earlier: Change, later: Change) => Change | undefined;
}

interface Changes<Change> {
  /** Adds a change; resolves to whether it was saved. */
  readonly add: (change: Change) => Promise<boolean>;
  /** Sends unsaved changes again and waits for all; resolves to false when one was not saved. */
  readonly settle: () => Promise<boolean>;
  /** The changes to apply to the answer. */
  readonly pending: readonly Pending<Change>[];
}

/** The queue of a screen that shows changes at once and sends them one at a time. */
export function useChangeQueue<Change>({
  draftKey,
  stored,
  isAnswered,
  isOutdated,
  send,
  reread,
  merge,
}: Options<Change>): Changes<Change> {
  const stores = useStorage();
  const [kept] = useState(() => {
    const read = v.safeParse(v.array(stored), readDraft(stores, draftKey)?.["changes"]);
    return read.success ? read.output : [];
  });
  const [pending, setPending] = useState(() => keptChanges(kept));
  const latest = useRef({ send, reread });
  const isShown = useRef(false);
  useEffect(() => {
    latest.current = { send, reread };
  });
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const queue = useRef<ChangeQueue<Change>>(null);
  const open = () =>
    createChangeQueue<Change>({
      send: (change, before) => latest.current.send(change, before),
      // After unmounting, only saved changes matter to other screens.
      reread: async (saved) => {
        if (isShown.current || saved.length > 0) await latest.current.reread(saved);
      },
      merge,
      kept,
      onChange: (next) => {
        setPending(next);
        const changes = next.flatMap(({ state, change }) => (state === "kept" ? [change] : []));
        if (changes.length > 0) storeDraft(stores, draftKey, { changes });
        else dropDraft(stores, draftKey);
      },
    });
  const settle = async () => (queue.current ??= open()).settle();
  const sendKept = useEffectEvent(() => {
    if (kept.length > 0) void settle();
  });
  useEffect(() => {
    if (isAnswered) sendKept();
  }, [isAnswered]);
  return {
    add: (change) => {
      queue.current ??= open();
      if (!isOutdated) queue.current.forgetRead();
      return queue.current.add(change);
    },
    settle,
    pending: pending.filter(({ state }) => state !== "read" || isOutdated),
  };
}
