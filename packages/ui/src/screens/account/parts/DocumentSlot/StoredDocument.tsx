import type { Document } from "@reagent/api/contract/filing";
import { FilePicture } from "../../../../components/FileField/FilePicture.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./DocumentSlot.copy.ts";
import * as css from "./StoredDocument.css.ts";
import { usePicture } from "./usePicture.ts";
import { ViewDocument } from "./ViewDocument.tsx";

/** A read-only document. */
export function StoredDocument({ label, document }: { label: string; document: Document }) {
  const words = useCopy(copy);
  const picture = usePicture(document, null);
  if (document.uploadId === "") return <span className={css.none}>{words.none}</span>;
  return (
    <span className={css.stored}>
      <FilePicture fileName={document.fileName} picture={picture} />
      <span className={css.fileName}>{document.fileName}</span>
      <ViewDocument label={label} uploadId={document.uploadId} />
    </span>
  );
}
