import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { downloadDocument } from "@reagent/api/contract/product";
import type { Language } from "../basics/language.ts";

/** The documents that are generated on request. */
type DocumentKind = "certificate" | "msds" | "specification" | "instruction" | "spectrum";

/** The address of a document on this host, readable without a login. */
export function documentUrl({
  kind,
  subject,
  language,
  batchCode = null,
  revision = null,
  format = null,
}: {
  readonly kind: DocumentKind;
  /** An item's code, a pack's code for certificates, a spectrum's id for one spectrum. */
  readonly subject: string;
  readonly language: Language;
  readonly batchCode?: string | null;
  /** The number of a data sheet's revision; by default the newest. */
  readonly revision?: number | null;
  /** By default PDF. */
  readonly format?: "json" | null;
}): string {
  const params: ParamsOf<typeof downloadDocument> = {
    kind,
    subject,
    batchCode,
    language: language === "en" ? "en" : "cn",
    revision: revision === null ? null : String(revision),
    format,
  };
  const wire = downloadDocument.params.encode(params) as Record<string, string>;
  return `${downloadDocument.path}?${new URLSearchParams(wire).toString()}`;
}
