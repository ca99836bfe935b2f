import type { FiledDocument } from "@reagent/domain/filing";
import * as v from "valibot";

/** Reads the field of a document, which the contract has decoded. */
export const Document: v.GenericSchema<unknown, FiledDocument> = v.object({
  uploadId: v.string(),
  fileName: v.string(),
});

/** What a field has without a document. */
export const NO_DOCUMENT: FiledDocument = { uploadId: "", fileName: "" };
