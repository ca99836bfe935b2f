import { type Bottle, checkLabels, labelsAddress } from "@reagent/api/contract/bottle";
import { useId } from "react";
import { LabelForm } from "../../../blocks/LabelForm/LabelForm.tsx";
import { useOpenTab } from "../../../blocks/useOpenTab.tsx";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { useAction } from "../../../data/use-action.tsx";
import { useCopy } from "../../../language/language.tsx";
import { screenOnly } from "../../../theme/print.css.ts";
import * as css from "./Bottle.css.ts";
import { copy } from "./BottleLabels.copy.ts";

/** A form that opens labels of the bottle in a new tab. */
export function BottleLabels({ bottle }: { bottle: Bottle }) {
  const words = useCopy(copy);
  const id = useId();
  const openTab = useOpenTab();
  const { run } = useAction(checkLabels);
  return (
    <section aria-labelledby={id} className={screenOnly}>
      <SectionHead id={id} title={words.title} size="small" />
      <p className={css.note}>{words.lead}</p>
      <div className={css.labels}>
        <LabelForm
          hasCopies
          onPrint={async (order) => {
            if (!(await run({})).ok) return { kind: "refused" };
            openTab(labelsAddress(bottle.labelsUrl, { ...order, note: order.note || null }));
            return { kind: "done" };
          }}
        />
      </div>
    </section>
  );
}
