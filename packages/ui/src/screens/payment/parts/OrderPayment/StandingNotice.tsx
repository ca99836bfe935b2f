import { Button } from "../../../../components/Button/Button.tsx";
import { Notice } from "../../../../components/Notice/Notice.tsx";
import { useCopy } from "../../../../language/language.tsx";
import type { Paying } from "../paying/usePaying.tsx";
import { copy } from "./OrderPayment.copy.ts";
import * as css from "./OrderPayment.css.ts";

/** What is known of the last payment, where it matters to who is about to pay. */
export function StandingNotice({ standing, reopen }: Pick<Paying, "standing" | "reopen">) {
  const words = useCopy(copy);
  return (
    <div className={css.standing} role="status">
      {standing && (
        <Notice
          kind={standing === "refused" ? "hazard" : "info"}
          action={
            reopen && (
              <Button kind="quiet" size="small" onClick={reopen}>
                {words.reopen}
              </Button>
            )
          }
        >
          {words.statuses[standing]}
        </Notice>
      )}
    </div>
  );
}
