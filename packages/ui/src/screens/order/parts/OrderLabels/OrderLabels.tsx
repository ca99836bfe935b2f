import { issueOrderLabelsTicket } from "@reagent/api/contract/order";
import { LabelForm } from "../../../../blocks/LabelForm/LabelForm.tsx";
import { useOpenTab } from "../../../../blocks/useOpenTab.tsx";
import { Disclosure } from "../../../../components/Disclosure/Disclosure.tsx";
import { useAction } from "../../../../data/use-action.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { screenOnly } from "../../../../theme/print.css.ts";
import { copy } from "./OrderLabels.copy.ts";
import * as css from "./OrderLabels.css.ts";

/** Opens labels for the bottles of an order in a new tab, by a ticket that is valid once. */
export function OrderLabels({ orderId }: { orderId: string }) {
  const words = useCopy(copy);
  const { run } = useAction(issueOrderLabelsTicket);
  const openTab = useOpenTab();
  return (
    <div className={`${css.labels} ${screenOnly}`}>
      <Disclosure title={words.title}>
        <p className={css.lead}>{words.lead}</p>
        <LabelForm
          hasCopies={false}
          onPrint={async ({ format, note }) => {
            const outcome = await run({ orderId, format, note: note || null });
            if (!outcome.ok) return { kind: "refused" };
            openTab(outcome.data.url);
            return { kind: "done" };
          }}
        />
      </Disclosure>
    </div>
  );
}
