import type { Document } from "@reagent/api/contract/filing";
import * as v from "valibot";

/** The value of a document's field: the uploaded document, and a chosen file that is not uploaded yet. */
export interface SlotValue extends Document {
  readonly chosen: File | null;
}

export const slotValue = (document: Document): SlotValue => ({
  uploadId: document.uploadId,
  fileName: document.fileName,
  chosen: null,
});

/** The chosen file that is not uploaded yet. A restored draft has uploaded documents, but no file. */
export const chosenFile = ({ chosen }: SlotValue): File | null =>
  chosen instanceof File ? chosen : null;

/** Refuses a chosen file that is not uploaded: the submission would not include it. */
export const Slot = v.pipe(
  v.custom<SlotValue>((value) => typeof value === "object" && value !== null),
  v.check((value) => chosenFile(value) === null, "document-not-uploaded"),
  v.transform(({ uploadId, fileName }): Document => ({ uploadId, fileName })),
);
