import { Button } from "../../../../components/Button/Button.tsx";
import { Notice } from "../../../../components/Notice/Notice.tsx";
import { useCopy } from "../../../../language/language.tsx";
import type { Paying } from "../paying/usePaying.tsx";
import { copy } from "./OrderPayment.copy.ts";
import * as css from "./OrderPayment.css.ts";

/** A notice about the last payment, where it matters for paying again. */
export function LastPaymentNotice({ lastState, reopen }: Pick<Paying, "lastState" | "reopen">) {
  const words = useCopy(copy);
  return (
    <div className={css.lastState} role="status">
      {lastState && (
        <Notice
          tone={lastState === "refused" ? "hazard" : "info"}
          actions={
            reopen && (
              <Button kind="quiet" size="small" onClick={reopen}>
                {words.reopen}
              </Button>
            )
          }
        >
          {words.statuses[lastState]}
        </Notice>
      )}
    </div>
  );
}
