import type { GoodsPapers } from "@reagent/api/contract/order";
import { type DatedRevision, isRevisedSince } from "@reagent/domain/sheet-revision";
import { dayOf } from "../../../basics/day.ts";
import type { Language } from "../../../basics/language.ts";
import { itemsWithCodes, knownBatches } from "../../../catalogue/bottles.ts";
import { newestRevision } from "../../../catalogue/data-sheets.ts";
import { documentUrl } from "../../../catalogue/document-links.ts";
import type { Reader } from "../../../database/database.ts";
import { describedLine } from "../../../documents/order-paper.ts";
import type { StoredOrder } from "../../../ordering/orders/find-order.ts";

/** What the goods of an order have for papers, line by line: certificates of the batches that were sent, and safety data sheets. */
export async function goodsPapers(
  reader: Reader,
  order: Pick<StoredOrder, "id" | "kind">,
  language: Language,
): Promise<GoodsPapers[]> {
  const [lines, sent] = await Promise.all([
    reader
      .selectFrom("order_lines")
      .selectAll()
      .where("order_id", "=", order.id)
      .orderBy("position")
      .execute(),
    reader
      .selectFrom("shipment_lines")
      .innerJoin("shipments", (join) =>
        join
          .onRef("shipments.order_id", "=", "shipment_lines.order_id")
          .onRef("shipments.code", "=", "shipment_lines.shipment_code"),
      )
      .select((of) => [
        "position",
        "batch_code",
        of.fn.sum<number>("quantity").as("quantity"),
        of.fn.max<number>("shipped_at").as("sent_at"),
      ])
      .where("shipment_lines.order_id", "=", order.id)
      .groupBy(["position", "batch_code"])
      .orderBy("batch_code")
      .execute(),
  ]);
  const items =
    order.kind === "reagent"
      ? await documented(reader, lines, sent)
      : new Map<string, Documented>();
  return lines.map((line) => {
    const item = items.get(line.item_code);
    const subject = line.product_code;
    const own = sent.filter(({ position }) => position === line.position);
    return {
      productCode: line.product_code,
      itemCode: line.item_code,
      description: describedLine(order, line, language),
      quantity: line.quantity,
      state: line.state,
      isCancelled: line.is_cancelled === 1,
      batches: own.map(({ batch_code: batchCode, quantity }) => ({
        batchCode,
        quantity: Number(quantity),
        certificateUrl: item?.certified.has(batchCode)
          ? documentUrl({ kind: "certificate", subject, batchCode, language })
          : "",
      })),
      safetyDataSheetUrl: item?.safetyDataSheet
        ? documentUrl({ kind: "msds", subject: line.item_code, language })
        : "",
      sheetRevisedOn: item?.safetyDataSheet ? revisedSince(item.newest, own) : null,
      partnerSheetUrl: item?.partnerSheet ?? "",
    };
  });
}

/** The day on which a data sheet was revised after the last of the goods were sent; null where it was not. */
function revisedSince(
  newest: DatedRevision,
  sent: readonly { readonly sent_at: number }[],
): string | null {
  const last = sent.length === 0 ? null : Math.max(...sent.map(({ sent_at }) => Number(sent_at)));
  return newest.revisedAt !== null && isRevisedSince(newest, last) ? dayOf(newest.revisedAt) : null;
}

/** The documents of an item. */
interface Documented {
  /** The batches with a certificate. */
  readonly certified: ReadonlySet<string>;
  readonly safetyDataSheet: boolean;
  /** The newest revision of that data sheet. */
  readonly newest: DatedRevision;
  /** The address of the sheet of a partner's brand. */
  readonly partnerSheet: string | null;
}

/** The items of the lines by their codes; a line's item may have been taken out of the catalogue. */
async function documented(
  reader: Reader,
  lines: readonly { readonly item_code: string }[],
  sent: readonly { readonly batch_code: string }[],
): Promise<ReadonlyMap<string, Documented>> {
  const itemCodes = [...new Set(lines.map((line) => line.item_code))];
  const items = await itemsWithCodes(reader, itemCodes);
  const batches = await knownBatches(reader, itemCodes, [
    ...new Set(sent.map((line) => line.batch_code)),
  ]);
  return new Map(
    items.map((item) => [
      item.code,
      {
        certified: new Set(
          batches.filter((batch) => batch.item_code === item.code).map(({ code }) => code),
        ),
        safetyDataSheet: item.has_msds === 1 && !item.brand_msds_url,
        newest: newestRevision(item),
        partnerSheet: item.brand_msds_url,
      },
    ]),
  );
}
