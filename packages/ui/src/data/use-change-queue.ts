import { useEffect, useRef, useState } from "react";
import { type ChangeQueue, createChangeQueue, type Pending, type Sent } from "./change-queue.ts";

interface Options<Change> {
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
  isOutdated,
  send,
  reread,
  merge,
}: Options<Change>): Changes<Change> {
  const [pending, setPending] = useState<readonly Pending<Change>[]>([]);
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
      onChange: setPending,
    });
  return {
    add: (change) => {
      queue.current ??= open();
      if (!isOutdated) queue.current.forgetRead();
      return queue.current.add(change);
    },
    settle: async () => (await queue.current?.settle()) ?? true,
    pending: pending.filter(({ state }) => state !== "read" || isOutdated),
  };
}
