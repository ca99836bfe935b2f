import { useCopy } from "../../language/language.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { copy } from "./NoValue.copy.ts";

/** The dash of a cell that has no value, with a word for those who listen. */
export function NoValue() {
  const { none } = useCopy(copy);
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{none}</VisuallyHidden>
    </>
  );
}
