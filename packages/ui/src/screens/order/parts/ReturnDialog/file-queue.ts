import type { ListedFile } from "../../../../components/FileField/FileList.tsx";

/** A file of a return; `fileId` is empty until it is uploaded. */
export interface QueuedFile extends ListedFile {
  readonly fileId: string;
}

/** What is stored of a file, so that a reload does not forget it. */
export interface StoredFile {
  readonly name: string;
  readonly size: number;
  readonly fileId: string;
  /** Why it was not uploaded; empty if it was, or was under way. */
  readonly why: string;
}

/** The outcome of an upload. */
export type Sent =
  | { readonly ok: true; readonly fileId: string }
  | { readonly ok: false; readonly why: string; readonly canRetry: boolean };

interface Options {
  readonly stored: readonly StoredFile[];
  /** Why a stored file is not there that was under way at a reload. */
  readonly interrupted: string;
  readonly send: (
    file: File,
    options: { readonly onProgress: (share: number) => void; readonly signal: AbortSignal },
  ) => Promise<Sent>;
  /** Deletes uploaded files. */
  readonly discard: (fileIds: readonly string[]) => void;
  /** Called when the list has changed, but not for progress. */
  readonly store: (files: readonly StoredFile[]) => void;
  /** How many files may be added at most; refused ones do not count. */
  readonly most: number;
}

export interface FileQueue {
  files: () => readonly QueuedFile[];
  subscribe: (listener: () => void) => () => void;
  /** Adds files and starts their uploads, except those that `whyNot` refuses; returns how many are beyond the greatest number and left out. */
  add: (chosen: readonly File[], whyNot: (file: File) => string | undefined) => number;
  retry: (ids: readonly string[]) => void;
  remove: (ids: readonly string[]) => void;
  /** Forgets all files without deleting them: a return has them now. */
  forget: () => void;
}

/** A file of 10 MB takes several times its size while it is sent, so that few are read at a time. */
const MOST_AT_ONCE = 2;

/** Uploads files one after the other, two at a time, independently of what shows them. */
export function createFileQueue(options: Options): FileQueue {
  const { stored, interrupted, send, discard, store, most } = options;
  const chosenFiles = new Map<string, File>();
  const underWay = new Map<string, AbortController>();
  const listeners = new Set<() => void>();
  let lastId = 0;
  let files: readonly QueuedFile[] = stored.map(({ name, size, fileId, why }) => ({
    id: String((lastId += 1)),
    name,
    size,
    fileId,
    state: fileId ? { kind: "sent" } : { kind: "failed", why: why || interrupted, canRetry: false },
  }));

  const show = (next: readonly QueuedFile[]) => {
    files = next;
    for (const listener of listeners) listener();
  };
  const keep = () =>
    store(
      files.map(({ name, size, fileId, state }) => ({
        name,
        size,
        fileId,
        // What can be tried again is lost with the page.
        why: state.kind === "failed" && !state.canRetry ? state.why : "",
      })),
    );
  const change = (id: string, state: QueuedFile["state"], fileId = "") =>
    show(files.map((file) => (file.id === id ? { ...file, state, fileId } : file)));

  const sendOne = async (id: string, file: File) => {
    const abort = new AbortController();
    underWay.set(id, abort);
    change(id, { kind: "sending", share: 0 });
    const sent = await send(file, {
      signal: abort.signal,
      onProgress: (share) => change(id, { kind: "sending", share }),
    });
    underWay.delete(id);
    if (!files.some((each) => each.id === id)) {
      if (sent.ok) discard([sent.fileId]);
    } else if (sent.ok) {
      chosenFiles.delete(id);
      change(id, { kind: "sent" }, sent.fileId);
      keep();
    } else {
      change(id, { kind: "failed", why: sent.why, canRetry: sent.canRetry });
      keep();
    }
    sendNext();
  };
  const sendNext = () => {
    for (const { id, state } of files) {
      if (underWay.size >= MOST_AT_ONCE) return;
      const file = chosenFiles.get(id);
      if (state.kind === "waiting" && file) void sendOne(id, file);
    }
  };

  return {
    files: () => files,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (chosen, whyNot) => {
      const reasons = chosen.map((file) => [file, whyNot(file)] as const);
      const counted = files.filter((file) => file.state.kind !== "failed" || file.state.canRetry);
      let room = most - counted.length;
      const added = reasons.flatMap(([file, why]): QueuedFile[] => {
        if (why === undefined && room <= 0) return [];
        if (why === undefined) room -= 1;
        const id = String((lastId += 1));
        if (why === undefined) chosenFiles.set(id, file);
        const state =
          why === undefined
            ? ({ kind: "waiting" } as const)
            : ({ kind: "failed", why, canRetry: false } as const);
        return [{ id, name: file.name, size: file.size, fileId: "", state }];
      });
      show([...files, ...added]);
      keep();
      sendNext();
      return chosen.length - added.length;
    },
    retry: (ids) => {
      for (const id of ids) if (chosenFiles.has(id)) change(id, { kind: "waiting" });
      sendNext();
    },
    remove: (ids) => {
      const gone = files.filter(({ id }) => ids.includes(id));
      show(files.filter(({ id }) => !ids.includes(id)));
      keep();
      for (const { id } of gone) {
        chosenFiles.delete(id);
        underWay.get(id)?.abort();
      }
      const uploaded = gone.flatMap(({ fileId }) => (fileId ? [fileId] : []));
      if (uploaded.length > 0) discard(uploaded);
    },
    forget: () => {
      chosenFiles.clear();
      show([]);
      keep();
    },
  };
}
