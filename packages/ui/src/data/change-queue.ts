import { type Deferred, deferred } from "../deferred.ts";

/**
 * A pending change. `read`: it was saved, and the cart was read again since. `kept`: it was not saved and stays until it is sent
 * again.
 */
export interface Pending<Change> {
  readonly id: number;
  readonly change: Change;
  readonly state: "waiting" | "sent" | "saved" | "reading" | "read" | "kept";
}

/**
 * The outcome of a sent change. A change that was not saved is reverted, except for the part to keep. Without a session nothing is
 * reread, which would fail alike.
 */
export type Sent<Change> =
  | { readonly kind: "saved" }
  | { readonly kind: "failed" | "no-session"; readonly kept?: Change | undefined };

export interface ChangeQueue<Change> {
  /** Adds a change; resolves to whether it was saved. */
  add(change: Change): Promise<boolean>;
  /** Sends kept changes again and waits for all; resolves to false when one was not saved. */
  settle(): Promise<boolean>;
  /** Drops the changes that were read again. */
  forgetRead(): void;
}

interface Options<Change> {
  /** Changes of an earlier page that were not saved. */
  readonly kept?: readonly Change[];
  /** Sends a change; `before` are the changes that precede it. */
  readonly send: (change: Change, before: readonly Change[]) => Promise<Sent<Change>>;
  /** Called when all are sent, with the changes saved since the last call; rereads what they changed. */
  readonly reread: (saved: readonly Change[]) => Promise<void>;
  /** Merges two changes, if the later replaces the earlier. */
  readonly merge: (earlier: Change, later: Change) => Change | undefined;
  /** Called on every change of the queue. */
  readonly onChange: (pending: readonly Pending<Change>[]) => void;
}

/** Changes of an earlier page, as they are in the queue at first. */
export const keptChanges = <Change>(changes: readonly Change[]): readonly Pending<Change>[] =>
  changes.map((change, index) => ({ id: index + 1, change, state: "kept" }));

/**
 * Sends changes in their order, one at a time, and rereads once after the last. A refused change leaves the queue, so a view that
 * applies the queue reverts it.
 */
export function createChangeQueue<Change>(options: Options<Change>): ChangeQueue<Change> {
  let pending = keptChanges(options.kept ?? []);
  let count = pending.length;
  let failures = 0;
  let hasSession = true;
  let work: Promise<void> | undefined;
  const answers = new Map<number, Deferred<boolean>>();

  const update = (next: readonly Pending<Change>[]) => {
    pending = next;
    options.onChange(next);
  };
  const set = (state: Pending<Change>["state"], isMeant: (each: Pending<Change>) => boolean) =>
    update(pending.map((each) => (isMeant(each) ? { ...each, state } : each)));

  async function sendOne({ id, change }: Pending<Change>): Promise<void> {
    const isMeant = (each: Pending<Change>) => each.id === id;
    const before = pending.slice(0, pending.findIndex(isMeant)).map((each) => each.change);
    set("sent", isMeant);
    const sent = await options.send(change, before);
    const isSaved = sent.kind === "saved";
    hasSession = sent.kind !== "no-session";
    if (isSaved) set("saved", isMeant);
    else {
      failures += 1;
      const { kept } = sent;
      const stays = kept === undefined ? [] : [{ id, change: kept, state: "kept" as const }];
      update(pending.flatMap((each) => (isMeant(each) ? stays : [each])));
    }
    answers.get(id)?.resolve(isSaved);
    answers.delete(id);
  }

  async function workOff(): Promise<void> {
    for (;;) {
      const next = pending.find(({ state }) => state === "waiting");
      if (next) {
        await sendOne(next);
        continue;
      }
      if (!hasSession) return;
      const saved = pending.filter(({ state }) => state === "saved");
      set("reading", ({ state }) => state === "saved");
      await options.reread(saved.map(({ change }) => change));
      if (pending.some(({ state }) => state === "waiting")) continue;
      set("read", ({ state }) => state === "reading");
      return;
    }
  }

  function enqueue(added: Change): Promise<boolean> {
    const change = withKept(added);
    const last = pending.at(-1);
    const merged = last?.state === "waiting" ? options.merge(last.change, change) : undefined;
    if (last && merged !== undefined) {
      update([...pending.slice(0, -1), { ...last, change: merged }]);
      return answers.get(last.id)?.promise ?? Promise.resolve(false);
    }
    const id = ++count;
    const answer = deferred<boolean>();
    answers.set(id, answer);
    update([...pending, { id, change, state: "waiting" }]);
    return answer.promise;
  }

  /** Merges a change with the kept change of the same field, which is removed from the queue. */
  function withKept(change: Change): Change {
    for (const each of pending) {
      const merged = each.state === "kept" ? options.merge(each.change, change) : undefined;
      if (merged === undefined) continue;
      update(pending.filter((other) => other !== each));
      return merged;
    }
    return change;
  }

  function start(): void {
    work ??= workOff().finally(() => {
      work = undefined;
    });
  }

  return {
    add(change) {
      const answer = enqueue(change);
      start();
      return answer;
    },
    async settle() {
      const isKept = ({ state }: Pending<Change>) => state === "kept";
      if (pending.some(isKept)) {
        set("waiting", isKept);
        start();
      }
      const before = failures;
      await work;
      return failures === before;
    },
    forgetRead: () => update(pending.filter(({ state }) => state !== "read")),
  };
}
