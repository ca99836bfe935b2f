import { isRefusal } from "@reagent/api/client/failure";
import { codes } from "@reagent/api/contract/envelope";
import {
  deleteReturnFile,
  deleteReturnFiles,
  uploadReturnFile,
} from "@reagent/api/contract/return";
import { MOST_RETURN_FILES, returnFileProblem } from "@reagent/domain/return-file";
import { atom, useAtomValue } from "jotai";
import { useState, useSyncExternalStore } from "react";
import * as v from "valibot";
import { dropDraft, readDraft, storeDraft } from "../../../../components/Form/drafts.ts";
import { useOverlays } from "../../../../components/overlay/useOverlays.ts";
import { dataUrlOf } from "../../../../data/data-url.ts";
import { failureMessage } from "../../../../data/failure-words.ts";
import { useClient } from "../../../../data/shop-client.tsx";
import { useShowFailure } from "../../../../data/show-failure.tsx";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { useStorage } from "../../../../state/storage.tsx";
import { createFileQueue, type FileQueue, type QueuedFile } from "./file-queue.ts";
import { copy } from "./ReturnDialog.copy.ts";

/** The queues by order. They are kept when the dialog closes: closing it by accident neither ends an upload nor loses a file. */
const queuesAtom = atom(() => new Map<string, FileQueue>());

const Stored = v.array(
  v.object({ name: v.string(), size: v.number(), fileId: v.string(), why: v.string() }),
);

/** The files that are chosen for the return of an order. */
export interface ReturnFiles {
  readonly files: readonly QueuedFile[];
  /** Returns how many files are too many and left out. */
  readonly add: (chosen: readonly File[]) => number;
  readonly queue: Pick<FileQueue, "retry" | "remove" | "forget">;
}

/** Uploads the files of an order's return as soon as they are chosen. Their names survive a reload, and so do uploaded files. */
export function useReturnFiles(orderId: string): ReturnFiles {
  const queues = useAtomValue(queuesAtom);
  const words = useCopy(copy);
  const create = useQueueMaker(orderId);
  const [queue] = useState(() => {
    const known = queues.get(orderId) ?? create();
    queues.set(orderId, known);
    return known;
  });
  const files = useSyncExternalStore(queue.subscribe, queue.files);
  const whyNot = (file: File) => {
    const problem = returnFileProblem(file);
    return problem && words.fileProblems[problem];
  };
  return { files, add: (chosen) => queue.add(chosen, whyNot), queue };
}

function useQueueMaker(orderId: string): () => FileQueue {
  const client = useClient();
  const stores = useStorage();
  const language = useLanguage();
  const words = useCopy(copy);
  const showFailure = useShowFailure();
  const { toast } = useOverlays();
  const draft = `return-files/${orderId}`;
  const module = { orderId, module: "return" } as const;
  return () => {
    const stored = v.safeParse(Stored, readDraft(stores, draft)?.["files"]);
    const queue = createFileQueue({
      stored: stored.success ? stored.output : [],
      interrupted: words.interrupted,
      most: MOST_RETURN_FILES,
      send: async (file, options) => {
        const content = await dataUrlOf(file).catch(() => undefined);
        if (content === undefined) return { ok: false, why: words.unreadable, canRetry: false };
        const outcome = await client.call(
          uploadReturnFile,
          { ...module, content, fileName: file.name, isUnattached: true },
          options,
        );
        if (outcome.ok) return { ok: true, fileId: outcome.data.fileId };
        if (!options.signal.aborted) showFailure(uploadReturnFile, outcome.failure);
        return {
          ok: false,
          why: failureMessage(outcome.failure, language),
          canRetry: !isRefusal(outcome.failure, codes.badRequest),
        };
      },
      discard: ([fileId = "", ...others]) =>
        void (others.length === 0
          ? client.call(deleteReturnFile, { ...module, fileId })
          : client.call(deleteReturnFiles, { fileIds: [fileId, ...others] })),
      store: (files) =>
        files.length > 0 ? storeDraft(stores, draft, { files }) : dropDraft(stores, draft),
    });
    // One message for all of them, when the last one has arrived.
    let before = 0;
    let wasOnItsWay = false;
    queue.subscribe(() => {
      const files = queue.files();
      const sent = files.filter(({ state }) => state.kind === "sent").length;
      const isOne = files.some(isOnItsWay);
      if (isOne && !wasOnItsWay) before = sent;
      if (!isOne && wasOnItsWay && sent > before)
        toast({ message: words.uploaded, tone: "success" });
      wasOnItsWay = isOne;
    });
    return queue;
  };
}

/** Whether a file waits to be uploaded or is being uploaded. */
export const isOnItsWay = ({ state }: QueuedFile) =>
  state.kind === "waiting" || state.kind === "sending";
