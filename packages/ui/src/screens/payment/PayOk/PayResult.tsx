import CircleCheck from "@lucide/icons/icons/circle-check";
import CircleX from "@lucide/icons/icons/circle-x";
import Clock from "@lucide/icons/icons/clock";
import ReceiptText from "@lucide/icons/icons/receipt-text";
import { readUniversityInfo } from "@reagent/api/contract/filing";
import { type PaymentStatus, readPaymentState } from "@reagent/api/contract/payment";
import { paths } from "@reagent/api/pages/paths";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { type Fen, sum } from "@reagent/domain/money";
import { OrderHead } from "../../../blocks/OrderHead/OrderHead.tsx";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { Code } from "../../../components/Code/Code.tsx";
import { DefinitionList } from "../../../components/DefinitionList/DefinitionList.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { Icon } from "../../../components/Icon/Icon.tsx";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { Price } from "../../../components/Price/Price.tsx";
import { TextSkeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { Spinner } from "../../../components/Spinner/Spinner.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useViewer } from "../../../data/use-viewer.tsx";
import { formatMoment } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { text } from "../../../theme/text.css.ts";
import { BankDetails } from "../parts/BankDetails/BankDetails.tsx";
import { copy as payingCopy } from "../parts/OrderPayment/OrderPayment.copy.ts";
import { copy } from "./PayOk.copy.ts";
import * as css from "./PayOk.css.ts";
import { type ShownState, shownState } from "./shown-state.ts";

/** Milliseconds between two readings while the outcome of a payment is not known. */
const POLL_MS = 2000;

interface Props {
  readonly orderId: string;
  readonly kind: GoodsKind | "unknown";
}

/** The placed order and its related one, their payment state as the server has it, and the next steps. */
export function PayResult({ orderId, kind }: Props) {
  const words = useCopy(copy);
  const call = useCall(
    readPaymentState,
    { purpose: "order" as const, orderId, kind },
    { rereadsAfter: ({ state }) => (state === "unknown" ? POLL_MS : 0) },
  );
  const title = call.data ? words.titles[shownState(call.data)] : words.title;
  return (
    <PublicPage title={title} under={[{ label: words.orders, to: paths.orders() }]} isUnlisted>
      <OrderHead title={title} step="done" />
      <Load
        call={call}
        loading={words.asking}
        skeleton={<TextSkeleton lines={4} />}
        empty={
          <EmptyState
            icon={ReceiptText}
            title={words.notFound}
            actions={<ButtonLink to={paths.orders()}>{words.orders}</ButtonLink>}
          >
            {words.notFoundHint}
          </EmptyState>
        }
      >
        {(status) => <Result status={status} />}
      </Load>
    </PublicPage>
  );
}

function Result({ status }: { status: PaymentStatus }) {
  const words = useCopy(copy);
  const paying = useCopy(payingCopy);
  const language = useLanguage();
  const { orders } = status;
  const state = shownState(status);
  const codes = orders.map(({ orderCode }) => orderCode);
  const isDue = state === "open" || state === "refused" || state === "transfer";
  const [order] = orders;
  return (
    <div className={css.result}>
      <Lead state={state} amount={sum(orders.map(({ amount }) => amount))} />
      <DefinitionList
        isRuled
        entries={orders.map(({ orderId, orderCode, kind, amount }) => ({
          term: words.order[goodsOf(kind)],
          value: (
            <span className={css.order}>
              <Code value={orderCode} kind="order-number">
                <TextLink to={pageOf({ orderId, kind })}>{orderCode}</TextLink>
              </Code>
              {orders.length > 1 && <Price amount={amount} />}
            </span>
          ),
        }))}
      />
      {state === "unknown" && <Notice>{words.unknownHint}</Notice>}
      {state === "cancelled" && status.state === "paid" && <Notice>{words.refunded}</Notice>}
      {state === "cancelled" && status.state === "unknown" && (
        <Notice>{words.refundedLater}</Notice>
      )}
      {isDue && status.payBy !== null && (
        <Notice>{paying.payBy(formatMoment(status.payBy, language))}</Notice>
      )}
      {state === "transfer" && (
        <div className={css.transfer}>
          <p>{words.transfer}</p>
          <BankDetails orderCodes={codes} />
        </div>
      )}
      {state === "paid" && (
        <section>
          <h2 className={css.nextTitle}>{words.next}</h2>
          <ol className={css.next}>
            {words.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
      <GroupReminder />
      {order && <Actions order={order} isDue={isDue} isTransfer={state === "transfer"} />}
    </div>
  );
}

type Ordered = PaymentStatus["orders"][number];

const goodsOf = (kind: Ordered["kind"]): GoodsKind => (kind === "instrument" ? kind : "reagent");

const pageOf = ({ orderId, kind }: Pick<Ordered, "orderId" | "kind">) =>
  goodsOf(kind) === "reagent" ? paths.order({ orderId }) : paths.instrumentOrder({ orderId });

interface ActionsProps {
  readonly order: Ordered;
  readonly isDue: boolean;
  readonly isTransfer: boolean;
}

function Actions({ order: { orderId, kind }, isDue, isTransfer }: ActionsProps) {
  const words = useCopy(copy);
  return (
    <div className={css.actions}>
      {isDue && (
        <ButtonLink
          kind={isTransfer ? "secondary" : "primary"}
          to={paths.toPay({ orderId, kind: goodsOf(kind) })}
        >
          {isTransfer ? words.payOtherwise : words.pay}
        </ButtonLink>
      )}
      <ButtonLink to={pageOf({ orderId, kind })}>{words.details}</ButtonLink>
      <ButtonLink kind="quiet" to={paths.home()}>
        {words.shop}
      </ButtonLink>
    </div>
  );
}

const icons = { paid: CircleCheck, cancelled: CircleX } as const;

/** The payment state with the sum of all orders, and the address that the confirmation was mailed to. */
function Lead({ state, amount }: { state: ShownState; amount: Fen }) {
  const words = useCopy(copy);
  const viewer = useViewer();
  const email = viewer.kind === "customer" && viewer.info?.email;
  return (
    <div className={css.lead}>
      <span className={css.mark[state === "paid" ? "done" : "waiting"]}>
        {state === "unknown" ? (
          <Spinner size="large" />
        ) : (
          <Icon of={state === "paid" || state === "cancelled" ? icons[state] : Clock} size={40} />
        )}
      </span>
      <div>
        <p className={text[20]} role="status">
          <span>{words.states[state]}</span> <Price amount={amount} />
        </p>
        {state !== "cancelled" && (
          <p className={css.mail}>{email ? words.mail(email) : words.mailToRegistered}</p>
        )}
      </div>
    </div>
  );
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
    <Notice actions={<TextLink to={paths.university()}>{words.fileNow}</TextLink>}>
      {words.filing}
    </Notice>
  );
}
