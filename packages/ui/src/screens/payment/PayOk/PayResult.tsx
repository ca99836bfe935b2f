import CircleCheck from "@lucide/icons/icons/circle-check";
import Clock from "@lucide/icons/icons/clock";
import { readUniversityInfo } from "@reagent/api/contract/filing";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { useState } from "react";
import { OrderHead } from "../../../blocks/OrderHead/OrderHead.tsx";
import { Breadcrumbs } from "../../../components/Breadcrumbs/Breadcrumbs.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { Code } from "../../../components/Code/Code.tsx";
import { DefinitionList } from "../../../components/DefinitionList/DefinitionList.tsx";
import { Icon } from "../../../components/Icon/Icon.tsx";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { Spinner } from "../../../components/Spinner/Spinner.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useViewer } from "../../../data/use-viewer.tsx";
import { useCopy } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { BankDetails } from "../parts/BankDetails/BankDetails.tsx";
import { type PaymentStatus, useOutcome } from "../parts/paying/useOutcome.ts";
import { copy } from "./PayOk.copy.ts";
import * as css from "./PayOk.css.ts";

interface Props {
  readonly orderCode: string;
  readonly orderId: string;
  readonly kind: GoodsKind;
  /** Whether the customer chose to pay by transfer. */
  readonly isTransfer: boolean;
}

/** The placed order, its payment state, and the next steps. */
export function PayResult({ orderCode, orderId, kind, isTransfer }: Props) {
  const words = useCopy(copy);
  const [state, setState] = useState<PaymentStatus>();
  useOutcome({ purpose: "order", orderId, kind }, setState);
  const title = state === "paid" ? words.paid : words.submitted;
  const isDue = state === "open" || state === "refused";

  return (
    <>
      <PageHead subject={title} isUnlisted />
      <Breadcrumbs
        crumbs={[
          { label: words.home, to: paths.home() },
          { label: words.orders, to: paths.orders() },
          { label: title },
        ]}
      />
      <OrderHead title={title} step="done" />
      <div className={css.result}>
        <Lead state={state} />
        <DefinitionList
          isRuled
          entries={[
            { term: words.orderCode, value: <Code value={orderCode} kind="order-number" /> },
          ]}
        />
        {state === "unknown" && <Notice>{words.unknownHint}</Notice>}
        {isDue && isTransfer && (
          <div className={css.transfer}>
            <p>{words.transfer}</p>
            <BankDetails orderCodes={[orderCode]} />
          </div>
        )}
        <GroupReminder />
        <div className={css.actions}>
          {isDue && (
            <ButtonLink
              kind={isTransfer ? "secondary" : "primary"}
              to={paths.toPay({ orderId, kind })}
            >
              {words.pay}
            </ButtonLink>
          )}
          <ButtonLink
            to={kind === "reagent" ? paths.order({ orderId }) : paths.instrumentOrder({ orderId })}
          >
            {words.details}
          </ButtonLink>
          <ButtonLink kind="quiet" to={paths.home()}>
            {words.shop}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}

/** The payment status, and the address that the confirmation was mailed to. */
function Lead({ state }: { state: PaymentStatus | undefined }) {
  const words = useCopy(copy);
  const viewer = useViewer();
  const email = viewer.kind === "customer" && viewer.info?.email;
  const isDone = state === "paid" || state === "missing";
  return (
    <div className={css.lead}>
      <span className={css.mark[isDone ? "done" : "waiting"]}>
        {state === undefined || state === "unknown" ? (
          <Spinner size="large" />
        ) : (
          <Icon of={isDone ? CircleCheck : Clock} size={40} />
        )}
      </span>
      <div>
        <p className={css.state} role="status">
          {stateWords(words, state)}
        </p>
        <p className={css.mail}>{email ? words.mail(email) : words.mailToRegistered}</p>
      </div>
    </div>
  );
}

function stateWords(words: (typeof copy)["zh"], state: PaymentStatus | undefined): string {
  if (state === undefined) return words.asking;
  return state === "missing" ? words.placed : words.states[state];
}

/**
 * Reminds a university customer to file the research group; the server refuses the call to others (customer centre §6, account
 * data).
 */
function GroupReminder() {
  const words = useCopy(copy);
  const { data } = useCall(readUniversityInfo, {});
  if (data?.university !== "") return null;
  return (
    <Notice action={<TextLink to={paths.university()}>{words.fileNow}</TextLink>}>
      {words.filing}
    </Notice>
  );
}
