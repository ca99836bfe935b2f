import type { RequiredFiling } from "@reagent/api/contract/filing";
import type { ReactionItem } from "@reagent/api/contract/reaction";
import { filingGoods } from "@reagent/domain/filing-goods";
import { hazardStatements } from "@reagent/domain/ghs";
import { filingsAmong } from "@reagent/domain/restriction";
import { memo, useId } from "react";
import { JointHazards } from "../../../blocks/JointHazards/JointHazards.tsx";
import { MissingFilings } from "../../../blocks/MissingFilings/MissingFilings.tsx";
import { HazardStatements } from "../../../components/HazardStatements/HazardStatements.tsx";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Reaction.copy.ts";
import * as css from "./Reaction.css.ts";

interface Props {
  /** The chosen items, each once. */
  readonly items: readonly ReactionItem[];
  readonly filings: readonly RequiredFiling[];
}

/** The hazards of the chosen items, which of them are stored apart, and the filings that they require. */
export const ReactionSafety = memo(function ReactionSafety({ items, filings }: Props) {
  const words = useCopy(copy);
  const id = useId();
  if (items.length === 0) return null;
  const codes = [...new Set(items.flatMap((item) => item.hazardStatements))].sort();
  const lines = items.map((item) => ({ ...item, name: item.chineseName }));
  const required = filingsAmong(items, filings).map((filing) => ({
    ...filing,
    goods: filingGoods(filing.kind, items),
  }));
  return (
    <section className={css.section} aria-labelledby={id}>
      <SectionHead id={id} title={words.safety} />
      <JointHazards lines={lines} />
      {codes.length > 0 ? (
        <HazardStatements label={words.hazards} statements={hazardStatements(codes.join(";"))} />
      ) : (
        <p>{words.noHazards}</p>
      )}
      {required.length > 0 && <MissingFilings filings={required} />}
      <p className={css.note}>{words.reactionHazards}</p>
    </section>
  );
});
