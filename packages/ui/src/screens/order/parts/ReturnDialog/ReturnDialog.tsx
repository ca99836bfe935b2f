import { listReturnableLines } from "@reagent/api/contract/return";
import { Load } from "../../../../data/Load.tsx";
import { useCall } from "../../../../data/use-call.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./ReturnDialog.copy.ts";
import * as css from "./ReturnDialog.css.ts";
import { ReturnForm } from "./ReturnForm.tsx";
import { ReturnSkeleton } from "./ReturnSkeleton.tsx";

interface Props {
  readonly orderId: string;
  /** Called when a return was applied for. */
  readonly onApplied: () => void;
}

/** The form of a return of an order (customer centre §2, order lists; customer centre §5, returns). */
export function ReturnDialog({ orderId, onApplied }: Props) {
  const words = useCopy(copy);
  const call = useCall(listReturnableLines, { orderId });
  return (
    <div className={css.content}>
      <p className={css.lead}>{words.lead}</p>
      <Load call={call} skeleton={<ReturnSkeleton />}>
        {(order) => (
          <ReturnForm
            // A return from another tab may change what is returnable; the form then starts again from its draft.
            key={order.lines.map(({ returnable }) => returnable).join()}
            order={order}
            onApplied={onApplied}
          />
        )}
      </Load>
    </div>
  );
}
