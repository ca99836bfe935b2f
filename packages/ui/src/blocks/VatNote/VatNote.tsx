import { shop } from "@reagent/api/contract/shop";
import { useCopy } from "../../language/language.tsx";
import { copy } from "./VatNote.copy.ts";
import { note } from "./VatNote.css.ts";

export interface VatNoteProps {
  /** The rate of an order that was placed; without it that of the shop. 0 shows nothing. */
  readonly percent?: number;
}

/** Says beside a total that it includes value-added tax. */
export function VatNote({ percent = shop.vatPercent }: VatNoteProps) {
  const words = useCopy(copy);
  return percent > 0 && <span className={note}>{words.included(percent)}</span>;
}
