import type { Document } from "@reagent/api/contract/filing";
import * as v from "valibot";

/** What stands in a document's slot of a form: what was uploaded, and what was chosen but not uploaded yet. */
export interface SlotValue extends Document {
  readonly chosen: File | null;
}

export const slotValue = (document: Document): SlotValue => ({
  uploadId: document.uploadId,
  fileName: document.fileName,
  chosen: null,
});

/** The file that waits to be uploaded. A kept draft remembers what was uploaded, but cannot keep a file. */
export const chosenFile = ({ chosen }: SlotValue): File | null =>
  chosen instanceof File ? chosen : null;

/** A form is not sent while a chosen document was not uploaded: it would be left out. */
export const Slot = v.pipe(
  v.custom<SlotValue>((value) => typeof value === "object" && value !== null),
  v.check((value) => chosenFile(value) === null, "document-not-uploaded"),
  v.transform(({ uploadId, fileName }): Document => ({ uploadId, fileName })),
);
