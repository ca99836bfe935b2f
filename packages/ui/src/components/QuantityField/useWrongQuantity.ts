import { useCopy } from "../../language/language.tsx";
import { useOverlays } from "../overlay/useOverlays.ts";
import { copy } from "./QuantityField.copy.ts";

/** Returns a function that shows an alert with the codes whose quantities are invalid, before anything is sent. */
export function useWrongQuantity(): (codes: readonly string[]) => Promise<void> {
  const words = useCopy(copy);
  const { alert } = useOverlays();
  return (codes) =>
    alert({ message: words.correctFirst(codes.join(words.comma)), tone: "warning" });
}
