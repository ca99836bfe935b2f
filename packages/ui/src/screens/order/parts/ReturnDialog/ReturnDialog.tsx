import { isRefusal } from "@reagent/api/client/failure";
import { codes } from "@reagent/api/contract/envelope";
import { listReturnableLines, type ReturnableOrder } from "@reagent/api/contract/return";
import { paths } from "@reagent/api/pages/paths";
import { readDraft } from "../../../../components/Form/drafts.ts";
import { Notice } from "../../../../components/Notice/Notice.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { Load } from "../../../../data/Load.tsx";
import { useCall } from "../../../../data/use-call.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { useStorage } from "../../../../state/storage.tsx";
import { draftKeyOf } from "./return-input.ts";
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
  const stores = useStorage();
  const call = useCall(listReturnableLines, { orderId });
  const { data, failure } = call;
  const isNothingLeft = failure !== undefined && isRefusal(failure, codes.locked);
  if (data && isNothingLeft && readDraft(stores, draftKeyOf(orderId)))
    return (
      <div className={css.content}>
        <Notice
          tone="hazard"
          role="alert"
          actions={<TextLink to={paths.returns()}>{words.toReturns}</TextLink>}
        >
          {words.returnedElsewhere}
        </Notice>
        <ReturnForm key="nothing left" order={withNothingLeft(data)} onApplied={onApplied} />
      </div>
    );
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

/** The order as it was read last: its form shows what was typed, and can no longer be sent. */
const withNothingLeft = (order: ReturnableOrder): ReturnableOrder => ({
  ...order,
  lines: order.lines.map((line) => ({ ...line, returnable: 0 })),
});
