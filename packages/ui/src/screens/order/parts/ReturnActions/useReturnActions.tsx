import {
  issueReturnSlipTicket,
  listReturns,
  readReturn,
  readReturnRefund,
  type ReturnRow,
} from "@reagent/api/contract/return";
import { useOpenTab } from "../../../../blocks/useOpenTab.tsx";
import { useOverlays } from "../../../../components/overlay/useOverlays.ts";
import { useAction } from "../../../../data/use-action.tsx";
import { useRefresh } from "../../../../data/use-call.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { ExpressNumberForm } from "./ExpressNumberForm.tsx";
import { copy } from "./ReturnActions.copy.ts";

/** The actions of a return. Both ask for its refund info first (customer centre §7, returns). */
export function useReturnActions({ returnId, returnCode }: ReturnRow) {
  const words = useCopy(copy);
  const { alert, dialog, toast } = useOverlays();
  const refund = useAction(readReturnRefund);
  const ticket = useAction(issueReturnSlipTicket);
  const refresh = useRefresh();
  const openTab = useOpenTab();

  /** The refund info; null after a failure, or after the message that there is none. */
  const readRefund = async () => {
    const outcome = await refund.run({ returnId });
    if (!outcome.ok) return null;
    if (!outcome.data.refund) void alert({ message: words.none, tone: "warning" });
    return outcome.data.refund;
  };

  return {
    enterExpressNumber: async () => {
      const found = await readRefund();
      if (!found) return;
      if (found.expressNumber !== "")
        return alert({ message: words.recorded(found.expressNumber), tone: "info" });
      dialog({
        title: words.of(words.enterExpress, returnCode),
        dismissal: "explicit",
        content: (close) => (
          <ExpressNumberForm
            returnId={returnId}
            onSaved={() => {
              close();
              toast({ message: words.saved, tone: "success" });
              void refresh(listReturns, readReturn);
            }}
          />
        ),
      });
    },
    viewSlip: async () => {
      const found = await readRefund();
      if (!found) return;
      const outcome = await ticket.run({ refundId: found.refundId });
      if (outcome.ok) openTab(outcome.data.url);
    },
  };
}
