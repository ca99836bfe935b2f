import { waitingQuantity } from "@reagent/domain/order-line";
import { dayOf } from "../basics/day.ts";
import type { LocalizedText } from "../basics/language.ts";
import type { Reader } from "../database/database.ts";
import type { StoredOrder } from "../ordering/orders/find-order.ts";
import { progressOf } from "../ordering/orders/lines.ts";
import type { Sheet } from "../ports/documents/sheet.ts";
import { bottleCodes } from "./bottle-codes.ts";
import {
  deliveryFacts,
  describedLine,
  paperSheet,
  type StoredLine,
  TO_FILL_IN,
  words,
} from "./order-paper.ts";
import { documentWords, factsOf } from "./words.ts";

const noteWords = {
  title: { zh: "送货单", en: "Delivery note" },
  parcel: { zh: "发货通知单", en: "Parcel" },
  courier: { zh: "快递", en: "Courier" },
  sentOn: { zh: "发货日期", en: "Sent on" },
  batch: { zh: "批号", en: "Batch" },
  customerItem: { zh: "客户物料号", en: "Your item number" },
  received: { zh: "签收", en: "Received" },
  signature: { zh: "签收人", en: "Signature" },
  receivedOn: { zh: "签收日期", en: "Date" },
} satisfies Record<string, LocalizedText>;

/** A quantity of a line in a delivery. */
interface Delivered {
  readonly position: number;
  readonly quantity: number;
  readonly batch: string;
}

interface NotedFor {
  /** The number of a parcel; undefined for the order. */
  readonly parcelCode: string | undefined;
  /** The shop's public origin, to which the codes of bottles lead. */
  readonly publicUrl: string;
}

/**
 * A note, without prices, that goes with goods of an order: with those of a parcel; without one with all that waits to be sent or, where
 * nothing waits, with all that was sent. It is in the language of the order.
 */
export async function deliveryNote(
  reader: Reader,
  order: StoredOrder,
  { parcelCode, publicUrl }: NotedFor,
): Promise<Sheet> {
  const { language } = order;
  const lines = await reader
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "=", order.id)
    .orderBy("position")
    .execute();
  const waiting = parcelCode === undefined ? waitingOf(lines) : [];
  const delivered = waiting.length > 0 ? waiting : await sentOf(reader, order.id, parcelCode);
  const parcel =
    parcelCode === undefined
      ? undefined
      : await reader
          .selectFrom("shipments")
          .selectAll()
          .where("code", "=", parcelCode)
          .executeTakeFirstOrThrow();
  const byPosition = new Map(lines.map((line) => [line.position, line]));
  const columns = [
    documentWords.productCode,
    documentWords.name,
    words.pack,
    words.quantity,
    noteWords.batch,
    noteWords.customerItem,
  ];
  return paperSheet(
    reader,
    {
      title: noteWords.title,
      blocks: [
        {
          kind: "facts",
          facts: factsOf(language, [
            [words.order, order.code],
            [words.customerOrder, order.customer_order_number],
            [noteWords.parcel, parcel?.code ?? ""],
            [noteWords.courier, parcel ? `${parcel.express_company} ${parcel.express_number}` : ""],
            [noteWords.sentOn, parcel ? dayOf(parcel.shipped_at) : ""],
            ...deliveryFacts(order, language),
            [words.note, order.note],
          ]),
        },
        { kind: "heading", text: words.goods[language] },
        {
          kind: "table",
          columns: columns.map((each) => each[language]),
          shares: [5, 9, 3, 2, 4, 4],
          rows: delivered.flatMap(({ position, quantity, batch }) => {
            const line = byPosition.get(position);
            if (!line) return [];
            const { product_code, pack, customer_item_number } = line;
            const name = describedLine(order, line, language);
            return [[product_code, name, pack, String(quantity), batch, customer_item_number]];
          }),
        },
        ...bottleCodes(
          delivered.flatMap(({ position, batch }) => {
            const line = byPosition.get(position);
            return line ? [{ productCode: line.product_code, batchCode: batch }] : [];
          }),
          { language, publicUrl },
        ),
        { kind: "heading", text: noteWords.received[language] },
        {
          kind: "facts",
          facts: factsOf(language, [
            [noteWords.signature, TO_FILL_IN],
            [noteWords.receivedOn, TO_FILL_IN],
          ]),
        },
      ],
    },
    language,
  );
}

const waitingOf = (lines: readonly StoredLine[]): Delivered[] =>
  lines
    .map((line) => ({
      position: line.position,
      quantity: waitingQuantity(progressOf(line)),
      batch: "",
    }))
    .filter(({ quantity }) => quantity > 0);

function sentOf(
  reader: Reader,
  orderId: string,
  parcelCode: string | undefined,
): Promise<Delivered[]> {
  const sent = reader
    .selectFrom("shipment_lines")
    .select(["position", "quantity", "batch_code as batch"])
    .where("order_id", "=", orderId)
    .orderBy("position")
    .orderBy("batch_code");
  return (parcelCode === undefined ? sent : sent.where("shipment_code", "=", parcelCode)).execute();
}
