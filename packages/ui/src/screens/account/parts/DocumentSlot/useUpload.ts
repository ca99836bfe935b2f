import type { Document } from "@reagent/api/contract/filing";
import { uploadDocument } from "@reagent/api/contract/upload";
import type { UploadSlot } from "@reagent/domain/upload";
import { uploadExtension } from "@reagent/domain/upload";
import { useState } from "react";
import { useOverlays } from "../../../../components/overlay/useOverlays.ts";
import { dataUrlOf } from "../../../../data/data-url.ts";
import { failureMessage } from "../../../../data/failure-words.ts";
import { useAction } from "../../../../data/use-action.tsx";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { copy } from "./DocumentSlot.copy.ts";

type Sent =
  | { readonly ok: true; readonly document: Document }
  | { readonly ok: false; readonly why: string };

/** Uploads a document into a slot; `progress` is from 0 to 1, and undefined when no upload is under way. */
export function useUpload(slot: UploadSlot, success: string) {
  const words = useCopy(copy);
  const language = useLanguage();
  const { run } = useAction(uploadDocument);
  const { toast } = useOverlays();
  const [progress, setProgress] = useState<number>();

  const send = async (file: File): Promise<Sent> => {
    const content = await dataUrlOf(file).catch(() => undefined);
    if (content === undefined) return { ok: false, why: words.unreadable };
    const extension = uploadExtension(file.name) ?? "";
    const outcome = await run(
      { slot, extension, content, fileName: file.name },
      { onProgress: setProgress },
    );
    if (!outcome.ok) return { ok: false, why: failureMessage(outcome.failure, language) };
    toast({ message: success, tone: "success" });
    return { ok: true, document: outcome.data };
  };
  const upload = async (file: File): Promise<Sent> => {
    setProgress(0);
    const sent = await send(file);
    setProgress(undefined);
    return sent;
  };
  return { upload, progress };
}
