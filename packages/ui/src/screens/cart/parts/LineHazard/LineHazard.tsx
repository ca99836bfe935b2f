import type { CartLine } from "@reagent/api/contract/cart";
import { pictograms as pictogramsIn, SIGNAL_WORDS } from "@reagent/domain/ghs";
import { GhsPictogram } from "../../../../components/GhsPictogram/GhsPictogram.tsx";
import { useLanguage } from "../../../../language/language.tsx";
import * as css from "./LineHazard.css.ts";

/** The pictograms and the signal word of a line's label; nothing where it has none. */
export function LineHazard({ line }: { line: Pick<CartLine, "pictograms" | "signalWord"> }) {
  const language = useLanguage();
  const codes = pictogramsIn(line.pictograms.join(";"));
  const { signalWord } = line;
  if (codes.length === 0 && signalWord === "none") return null;
  return (
    <span className={css.label}>
      {codes.map((code) => (
        <GhsPictogram key={code} code={code} size={32} />
      ))}
      {signalWord !== "none" && <span>{SIGNAL_WORDS[signalWord][language]}</span>}
    </span>
  );
}
