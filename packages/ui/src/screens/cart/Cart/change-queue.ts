/**
 * A change on its way. `read` means that what it changed was read again: the server's word has its place. `kept` is
 * what was not saved and yet stays, until it is sent again.
 */
export interface Pending<Change> {
  readonly id: number;
  readonly change: Change;
  readonly state: "waiting" | "sent" | "saved" | "reading" | "read" | "kept";
}

/** What came of sending a change. What was not saved is taken back, but for the part that is to be kept. */
export type Sent<Change> =
  | { readonly kind: "saved" }
  | { readonly kind: "failed"; readonly kept?: Change | undefined };

export interface ChangeQueue<Change> {
  /** Adds a change; ends with whether it was saved. */
  add(change: Change): Promise<boolean>;
  /** Sends again what was kept, and ends when nothing is on its way; false when something of it was not saved. */
  settle(): Promise<boolean>;
  /** Forgets the changes that were read again. */
  forgetRead(): void;
}

interface Options<Change> {
  /** Makes a change; `before` are those that are laid under it. */
  readonly send: (change: Change, before: readonly Change[]) => Promise<Sent<Change>>;
  /** Called when all are sent, with those that were saved since the last time; reads anew what they changed. */
  readonly reread: (saved: readonly Change[]) => Promise<void>;
  /** Two changes as one, if the later makes the earlier needless. */
  readonly merge: (earlier: Change, later: Change) => Change | undefined;
  /** Told of every change of the queue. */
  readonly onChange: (pending: readonly Pending<Change>[]) => void;
}

/**
 * Sends changes one after the other, in their order, and reads once when the last is sent. What was refused leaves
 * the queue, so that whoever lays the queue over what they show takes it back by itself.
 */
export function createChangeQueue<Change>(options: Options<Change>): ChangeQueue<Change> {
  let pending: readonly Pending<Change>[] = [];
  let count = 0;
  let failures = 0;
  let work: Promise<void> | undefined;
  const answers = new Map<number, PromiseWithResolvers<boolean>>();

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
    const answer = Promise.withResolvers<boolean>();
    answers.set(id, answer);
    update([...pending, { id, change, state: "waiting" }]);
    return answer.promise;
  }

  /** A change together with what was kept for the same thing, which it takes from the queue. */
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
