import { casNumberOfDate, wrongCheckDigit } from "@reagent/domain/cas";
import { useMemo } from "react";
import { useCopy } from "../language/language.tsx";
import { copy } from "./useCasNumberNote.copy.ts";

/** Says that a typed text is a CAS number with another check digit, or one of which a spreadsheet made a date; undefined for any other text. */
export function useCasNumberNote(text: string): string | undefined {
  const words = useCopy(copy);
  const mistyped = useMemo(() => wrongCheckDigit(text), [text]);
  const meant = useMemo(() => casNumberOfDate(text), [text]);
  if (meant !== undefined) return words.date(text.trim(), meant);
  return mistyped && words.checkDigit(mistyped.typed, mistyped.checkDigit);
}
