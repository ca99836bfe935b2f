import { wrongCheckDigit } from "@reagent/domain/cas";
import { useMemo } from "react";
import { useCopy } from "../language/language.tsx";
import { copy } from "./useCasNumberNote.copy.ts";

/** Names the right check digit of a CAS number that was typed with another one; undefined for any other text. */
export function useCasNumberNote(text: string): string | undefined {
  const words = useCopy(copy);
  const mistyped = useMemo(() => wrongCheckDigit(text), [text]);
  return mistyped && words.checkDigit(mistyped.typed, mistyped.checkDigit);
}
