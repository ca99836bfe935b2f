import type { OrderLine } from "@reagent/api/contract/order";
import { useEffect, useRef } from "react";
import type { Call } from "../../../../data/use-call.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { GoodsFileMenu } from "../GoodsFileMenu/GoodsFileMenu.tsx";
import { type OrderListing, linksOf } from "../order-links.ts";
import { OrderActions } from "../OrderActions/OrderActions.tsx";
import { pinnedBatchOf } from "../OrderLines/line-columns.tsx";
import { OrderLines } from "../OrderLines/OrderLines.tsx";
import type { DetailedOrder } from "./detail-facts.tsx";
import { DetailHead } from "./DetailHead.tsx";
import { copy } from "./OrderDetail.copy.ts";
import { OrderLoad } from "./OrderLoad.tsx";
import { OrderSections, Section } from "./OrderSections.tsx";
import { OrderSteps } from "./OrderSteps.tsx";
import { PrintButton } from "./PrintButton.tsx";

interface Props<Order> {
  /** Empty where the address has none. */
  readonly orderId: string;
  /** The title of the page and of its list. */
  readonly title: string;
  readonly kind: OrderListing;
  readonly call: Call<Order>;
}

const columns = [
  "quantity",
  "sent",
  "status",
  "listPrice",
  "price",
  "total",
  "delivery",
  "customerItemNumber",
  "customerNumber",
  "shipment",
] as const;

/**
 * The page of an order: its details, lines and timeline; it scrolls to the lines once they are loaded (customer centre §2, instrument
 * order detail).
 */
export function OrderDetail<Order extends DetailedOrder>({
  orderId,
  title,
  kind,
  call,
}: Props<Order>) {
  const words = useCopy(copy);
  const lines = useRef<HTMLElement>(null);
  const list = { name: title, path: linksOf[kind].list() };
  const order = call.data;
  const shown = order?.orderId;
  useEffect(() => {
    if (shown !== undefined) lines.current?.scrollIntoView();
  }, [shown]);
  return (
    <>
      <DetailHead
        title={title}
        list={list}
        orderCode={order?.orderCode}
        actions={
          order && (
            <OrderActions
              order={order}
              kind={kind}
              place="page"
              after={
                <>
                  {kind !== "instrument" && order.reviewStatus !== "cancelled" && (
                    <GoodsFileMenu
                      source="order"
                      sourceId={order.orderId}
                      name={order.orderCode}
                      size="medium"
                    />
                  )}
                  <PrintButton />
                </>
              }
            />
          )
        }
        progress={order && <OrderSteps order={order} />}
      />
      <OrderLoad orderId={orderId} call={call} list={list}>
        {(loaded) => (
          <OrderSections order={loaded}>
            <Section title={words.lines} ref={lines}>
              <OrderLines<OrderLine>
                label={words.lines}
                lines={loaded.lines}
                columns={[
                  ...columns,
                  ...(loaded.invoiceSplit === "fund" ? (["fund"] as const) : []),
                  ...(loaded.lines.some((line) => pinnedBatchOf(line) !== "")
                    ? (["pinnedBatch"] as const)
                    : []),
                ]}
                orderCode={loaded.orderCode}
                isInstrument={() => kind === "instrument"}
              />
            </Section>
          </OrderSections>
        )}
      </OrderLoad>
    </>
  );
}
