import CircleCheck from "@lucide/icons/icons/circle-check";
import { readRepayment } from "@reagent/api/contract/payment";
import { paths } from "@reagent/api/pages/paths";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { PaySkeleton } from "../parts/OrderPayment/PaySkeleton.tsx";
import { useOrderKind } from "../parts/paying/useOrderKind.ts";
import * as css from "../ToPay/ToPay.css.ts";
import { copy } from "./RepayCredit.copy.ts";
import { repayAll as screen } from "./RepayCredit.screen.ts";
import { RepaymentForm } from "./RepaymentForm.tsx";

/**
 * /cart/to_payall and /cart/to_payback/{cartPayback}: repays the used credit of one order, or of all (customer centre §2,
 * /cart/to_payall).
 */
export function RepayCredit({ orderId = "" }: { orderId?: string }) {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  return (
    <PublicPage title={title} under={[{ label: words.credit, to: paths.credit() }]} isUnlisted>
      <h1 className={css.title}>{title}</h1>
      <RepaymentContent key={orderId} orderId={orderId} />
    </PublicPage>
  );
}

function RepaymentContent({ orderId }: { orderId: string }) {
  const kind = useOrderKind(orderId);
  const call = useCall(readRepayment, { orderId, kind });
  return (
    <Load call={call} skeleton={<PaySkeleton />} empty={<NothingOwed />}>
      {(repayment) => <RepaymentForm repayment={repayment} orderId={orderId} kind={kind} />}
    </Load>
  );
}

function NothingOwed() {
  const words = useCopy(copy);
  return (
    <EmptyState
      icon={CircleCheck}
      title={words.nothing}
      actions={
        <ButtonLink kind="primary" to={paths.credit()}>
          {words.credit}
        </ButtonLink>
      }
    >
      {words.nothingHint}
    </EmptyState>
  );
}
