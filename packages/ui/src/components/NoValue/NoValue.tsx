import { useCopy } from "../../language/language.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { copy } from "./NoValue.copy.ts";

/** A dash for an empty cell, with a text for screen readers. */
export function NoValue() {
  const { none } = useCopy(copy);
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{none}</VisuallyHidden>
    </>
  );
}
