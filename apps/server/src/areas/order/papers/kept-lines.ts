import { isAcutePoison } from "@reagent/domain/acute-poison";
import { isListed, serialNumberOf } from "@reagent/domain/hazard-listing";
import {
  keptQuantity,
  type KeptSums,
  keptSums,
  refundedKeptQuantity,
} from "@reagent/domain/kept-goods";
import { fen } from "@reagent/domain/money";
import { drugPrecursorClass } from "@reagent/domain/precursor";
import { needsFiling, type RestrictableLine } from "@reagent/domain/restriction";
import type { LocalizedText } from "../../../basics/language.ts";
import { listedGoods } from "../../../catalogue/listed-goods.ts";
import type { Reader } from "../../../database/database.ts";
import { joined, type StoredLine } from "../../../documents/order-paper.ts";
import type { StoredOrder } from "../../../ordering/orders/find-order.ts";
import { progressOf } from "../../../ordering/orders/lines.ts";
import { heldBatches } from "../../../ordering/orders/return-quantities.ts";

/** A line of an order of which the customer keeps some. */
export interface KeptLine extends StoredLine, RestrictableLine {
  /** Whether it was refunded and stays with the customer, at no amount. */
  readonly isRefunded: boolean;
}

/** What a customer keeps of an order after its cancellation and returns. */
export interface KeptGoods {
  /** Without those of which nothing is kept; `quantity` is how many are. */
  readonly lines: readonly KeptLine[];
  /** What was refunded and stays with the customer; `quantity` is how many of the line. */
  readonly refunded: readonly KeptLine[];
  /** Whether some of the goods were cancelled, terminated or returned. */
  readonly isPart: boolean;
  readonly sums: KeptSums;
}

/** The goods that a customer keeps of an order, with their marks of national lists, and what they cost (rules, claim pack). */
export async function keptGoods(reader: Reader, order: StoredOrder): Promise<KeptGoods> {
  const lines = await reader
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "=", order.id)
    .orderBy("position")
    .execute();
  const listed = await listedGoods(reader, lines);
  const kept = listed.map((line) => ({
    ...line,
    quantity: keptQuantity(progressOf(line)),
    isRefunded: false,
  }));
  const held = await heldBatches(reader, [order.id]);
  const stayedOf = (position: number) =>
    held.filter((each) => each.position === position).reduce((sum, { stayed }) => sum + stayed, 0);
  const refunded = listed.map((line) => ({
    ...line,
    quantity: refundedKeptQuantity(progressOf(line), stayedOf(line.position)),
    isRefunded: true,
  }));
  const sums = keptSums(
    {
      reviewStatus: order.review,
      amount: fen(order.amount),
      freight: fen(order.freight),
      refundedAmount: fen(order.refunded_amount),
    },
    lines.map((line) => ({ ...progressOf(line), price: fen(line.price) })),
  );
  return {
    lines: kept.filter(({ quantity }) => quantity > 0),
    refunded: refunded.filter(({ quantity }) => quantity > 0),
    isPart: kept.some(({ quantity }, at) => quantity < (lines[at]?.quantity ?? 0)),
    sums,
  };
}

/** The lines that may be bought with a filing only, those that were refunded and stay too: the customer has these goods. */
export const regulatedLines = ({ lines, refunded }: KeptGoods): readonly KeptLine[] =>
  [...lines, ...refunded].filter(needsFiling);

/** The marks of goods by the national lists; empty where they are on none. */
export function markText(line: RestrictableLine): LocalizedText {
  const marks: LocalizedText[] = [];
  if (isListed(line.hazardNumber)) {
    const serial = serialNumberOf(line.hazardNumber) ?? "";
    marks.push({
      zh: joined("危险化学品", serial && `序号 ${serial}`),
      en: joined("Hazardous chemical", serial && `no. ${serial}`),
    });
  }
  if (isAcutePoison(line)) marks.push({ zh: "剧毒", en: "Highly toxic" });
  if (line.isExplosivePrecursor) marks.push({ zh: "易制爆", en: "Explosive precursor" });
  if (line.isDrugPrecursor) {
    const group = drugPrecursorClass(line.casNumber);
    marks.push({
      zh: joined("易制毒", group === undefined ? "" : `第${["一", "二", "三"][group - 1]}类`),
      en: joined("Drug precursor", group === undefined ? "" : `class ${group}`),
    });
  }
  return {
    zh: marks.map(({ zh }) => zh).join("；"),
    en: marks.map(({ en }) => en).join("; "),
  };
}
