import type { BatchRowProblem } from "@reagent/domain/batch-row";
import type { RowProblem } from "@reagent/domain/catalogue-row";
import type { CustomerRowProblem } from "@reagent/domain/customer-row";
import type { DiscountRowProblem } from "@reagent/domain/discount-file";
import type { GiftRowProblem } from "@reagent/domain/gift-row";
import type { InstrumentRowProblem } from "@reagent/domain/instrument-row";
import type { SpectrumRowProblem } from "@reagent/domain/spectrum-row";
import type { RowCellProblem } from "@reagent/domain/table-row";
import type { DocumentFault } from "./read-file.ts";

/** A problem that shows only in comparison with other rows, or when a structure or a picture is read. */
export type Contradiction =
  | { readonly kind: "no-name" }
  | { readonly kind: "no-code" }
  | { readonly kind: "new-item" }
  | { readonly kind: "new-pack" }
  | { readonly kind: "unknown-pack" }
  | { readonly kind: "pack-twice"; readonly line: number }
  | { readonly kind: "differs"; readonly line: number }
  | { readonly kind: "translated-otherwise"; readonly line: number; readonly as: string }
  | { readonly kind: "code-twice"; readonly line: number }
  | { readonly kind: "unknown-item" }
  | { readonly kind: "unknown-product" }
  | { readonly kind: "unknown-customer" }
  | { readonly kind: "no-stock" }
  | { readonly kind: "more-than-there"; readonly stock: number }
  | { readonly kind: "unknown-related" }
  | { readonly kind: "unknown-content"; readonly id: string }
  | { readonly kind: "unknown-batch" }
  | { readonly kind: "test-twice" }
  | { readonly kind: "sku-elsewhere"; readonly of: string }
  | { readonly kind: "one-picture" }
  | { readonly kind: "no-picture" }
  | { readonly kind: "picture"; readonly fault: PictureFault }
  | { readonly kind: "new-account" }
  | { readonly kind: "waits" }
  | { readonly kind: "mobile-taken"; readonly by: string }
  | { readonly kind: "unknown-choice"; readonly choices: readonly string[] }
  | { readonly kind: "not-accepted" }
  | { readonly kind: "filed" }
  | { readonly kind: "booked"; readonly amount: string }
  | { readonly kind: "no-region" }
  | { readonly kind: "too-many-addresses" }
  | { readonly kind: "document"; readonly fault: DocumentFault }
  | { readonly kind: "structure" }
  | { readonly kind: "late" };

/** A problem of a cell. */
export type FileProblem =
  | RowProblem
  | GiftRowProblem
  | BatchRowProblem
  | InstrumentRowProblem
  | DiscountRowProblem
  | CustomerRowProblem
  | RowCellProblem<string>
  | SpectrumRowProblem;

/** Why a picture is not taken in. */
export type PictureFault =
  | "not-svg"
  | "too-large"
  | "no-size"
  | "not-a-drawing"
  | "not-an-image"
  | "image-too-large"
  | "too-wide";
