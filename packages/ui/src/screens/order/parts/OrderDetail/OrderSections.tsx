import type { InstrumentOrder } from "@reagent/api/contract/order";
import { type ReactNode, type Ref, useId } from "react";
import {
  type Definition,
  DefinitionList,
} from "../../../../components/DefinitionList/DefinitionList.tsx";
import { SectionHead } from "../../../../components/SectionHead/SectionHead.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { BankDetails } from "../../../payment/parts/BankDetails/BankDetails.tsx";
import { copy as paperCopy } from "../OrderPapers/OrderPapers.copy.ts";
import { OrderPapers } from "../OrderPapers/OrderPapers.tsx";
import {
  type DetailedOrder,
  isInstrumentOrder,
  useDeliveryFacts,
  useFilingFacts,
  useInvoiceFacts,
  useInvoicePlaceFacts,
  useOrderFacts,
} from "./detail-facts.tsx";
import { copy } from "./OrderDetail.copy.ts";
import * as css from "./OrderDetail.css.ts";
import { OrderTimeline } from "./OrderTimeline.tsx";

interface SectionProps {
  readonly title: string;
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

export function Section({ title, ref, children }: SectionProps) {
  const id = useId();
  return (
    <section className={css.lines} ref={ref} aria-labelledby={id}>
      <SectionHead size="small" title={title} id={id} />
      {children}
    </section>
  );
}

const Facts = ({ title, entries }: { title: string; entries: readonly Definition[] }) => (
  <Section title={title}>
    <DefinitionList columns={2} entries={entries} />
  </Section>
);

interface Props {
  readonly order: DetailedOrder;
  /** The table of the order's lines. */
  readonly children: ReactNode;
}

/** All sections of an order's page: details, then the lines, then the timeline. */
export function OrderSections({ order, children }: Props) {
  const words = useCopy(copy);
  const papers = useCopy(paperCopy);
  const facts = useOrderFacts(order);
  const delivery = useDeliveryFacts(order);
  const invoice = useInvoiceFacts(order);
  return (
    <div className={css.sections}>
      <Facts title={words.facts} entries={facts} />
      {order.isTransferAwaited && (
        <Section title={words.transfer}>
          <BankDetails
            orderCodes={[order.orderCode, order.relatedOrderCode].filter((code) => code !== "")}
          />
        </Section>
      )}
      <Facts title={words.delivery} entries={delivery} />
      <Facts title={words.invoice} entries={invoice} />
      {isInstrumentOrder(order) && <InvoicePlace order={order} />}
      {order.hasFiling && <Filing order={order} />}
      {order.note && (
        <Section title={words.note}>
          <p className={css.note}>{order.note}</p>
        </Section>
      )}
      {children}
      {order.reviewStatus !== "cancelled" && (
        <Section title={papers.title}>
          <OrderPapers orderId={order.orderId} />
        </Section>
      )}
      {order.timeline.length > 0 && (
        <Section title={words.timeline}>
          <OrderTimeline orderCode={order.orderCode} events={order.timeline} />
        </Section>
      )}
    </div>
  );
}

function InvoicePlace({ order }: { order: InstrumentOrder }) {
  return <Facts title={useCopy(copy).invoicePlace} entries={useInvoicePlaceFacts(order)} />;
}

function Filing({ order }: { order: DetailedOrder }) {
  return <Facts title={useCopy(copy).filing} entries={useFilingFacts(order)} />;
}
