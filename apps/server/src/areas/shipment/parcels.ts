import type { Parcel, TrackedOrder } from "@reagent/api/contract/shipment";
import { waitingQuantity } from "@reagent/domain/order-line";
import type { Language } from "../../basics/language.ts";
import { inLanguage } from "../../basics/language.ts";
import type { Reader } from "../../database/database.ts";
import type { OrderEvent } from "../../database/schema-order.ts";
import { progressOf, specificationText } from "../../ordering/orders/lines.ts";

/** What everyone may know of an order's events, by its name on the wire. */
const SHOWN: Readonly<Partial<Record<OrderEvent, TrackedOrder["events"][number]["event"]>>> = {
  placed: "placed",
  reviewed: "reviewed",
  cancelled: "cancelled",
  lapsed: "cancelled",
};

interface SentOrder {
  readonly id: string;
  readonly code: string;
  readonly kind: "reagent" | "instrument";
}

/**
 * What happened to an order, its parcels, and how much still waits; with a product code those of this product. Undefined where the order
 * has no such product.
 */
export async function progressOfOrder(
  reader: Reader,
  order: SentOrder,
  { language, productCode = "" }: { readonly language: Language; readonly productCode?: string },
): Promise<TrackedOrder | undefined> {
  const isShown = (code: string) => productCode === "" || code === productCode;
  const [events, lines, parcels] = await Promise.all([
    reader
      .selectFrom("order_events")
      .select(["event", "created_at"])
      .where("order_id", "=", order.id)
      .orderBy("position")
      .execute(),
    reader
      .selectFrom("order_lines")
      .select([
        "product_code",
        "quantity",
        "sent_quantity",
        "refunded_quantity",
        "state",
        "is_cancelled",
      ])
      .where("order_id", "=", order.id)
      .execute(),
    parcelsOf(reader, order, language),
  ]);
  const own = lines.filter((line) => isShown(line.product_code));
  if (productCode !== "" && own.length === 0) return undefined;
  return {
    orderCode: order.code,
    events: events.flatMap(({ event, created_at: at }) => {
      const shown = SHOWN[event];
      return shown === undefined ? [] : [{ event: shown, at }];
    }),
    parcels: parcels
      .map((parcel) => ({
        ...parcel,
        lines: parcel.lines.filter((line) => isShown(line.productCode)),
      }))
      .filter((parcel) => parcel.lines.length > 0),
    waiting: own.reduce((sum, line) => sum + waitingQuantity(progressOf(line)), 0),
  };
}

/** The parcels of an order with their lines, the first sent first. */
export async function parcelsOf(
  reader: Reader,
  order: Pick<SentOrder, "id" | "kind">,
  language: Language,
): Promise<Parcel[]> {
  const [shipments, lines] = await Promise.all([
    reader
      .selectFrom("shipments")
      .selectAll()
      .where("order_id", "=", order.id)
      .orderBy("shipped_at")
      .orderBy("code")
      .execute(),
    reader
      .selectFrom("shipment_lines")
      .innerJoin("order_lines", (join) =>
        join
          .onRef("order_lines.order_id", "=", "shipment_lines.order_id")
          .onRef("order_lines.position", "=", "shipment_lines.position"),
      )
      .select([
        "shipment_lines.shipment_code",
        "shipment_lines.quantity",
        "shipment_lines.batch_code",
        "order_lines.product_code",
        "order_lines.cas",
        "order_lines.name_zh",
        "order_lines.name_en",
        "order_lines.specification_zh",
        "order_lines.specification_en",
      ])
      .where("shipment_lines.order_id", "=", order.id)
      .orderBy("shipment_lines.position")
      .orderBy("shipment_lines.batch_code")
      .execute(),
  ]);
  return shipments.map((shipment) => ({
    parcelCode: shipment.code,
    expressCompany: shipment.express_company,
    expressNumber: shipment.express_number,
    shippedAt: shipment.shipped_at,
    lines: lines
      .filter((line) => line.shipment_code === shipment.code)
      .map((line) => ({
        productCode: line.product_code,
        casNumber: line.cas,
        chineseName: line.name_zh,
        name: inLanguage(line, "name", language),
        specification: specificationText(order.kind, line, language),
        quantity: line.quantity,
        batchCode: line.batch_code,
      })),
  }));
}
