import { useCopy } from "../../language/language.tsx";
import { copy } from "./VatNote.copy.ts";
import { note } from "./VatNote.css.ts";

/** Says beside a total that it includes value-added tax. */
export function VatNote() {
  return <span className={note}>{useCopy(copy).included}</span>;
}
