import { randomUUID } from "node:crypto";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type { createGiftOrder } from "@reagent/api/contract/gift-order";
import { addressMessages } from "@reagent/api/messages/address";
import { orchardMessages } from "@reagent/api/messages/orchard";
import { basketTotals, lineAmount, ordersTheSame } from "@reagent/domain/basket";
import { type GiftOrderDetails, GiftOrderForm } from "@reagent/domain/gift-order";
import * as v from "valibot";
import { inLanguage, type Language } from "../../basics/language.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { Acting, TxServices } from "../../calls/call.ts";
import { isRegionPath, regionNamesOf } from "../../catalogue/regions.ts";
import type { Tx } from "../../database/database.ts";
import { expireGrainsIn } from "../../ordering/balance/grains.ts";
import { nextGiftOrderCode } from "../../ordering/orders/transitions/order-code.ts";
import { expectOrderable, orderable, readBasketRows } from "./basket.ts";
import { clearLines } from "./edit-basket.ts";

/**
 * Makes an unpaid order of the basket, which is empty afterwards; it lapses after the term of unpaid orders. Stock and grains do not
 * change before the payment (decisions, orchard stock).
 */
export async function createOrder(
  call: Acting<ParamsOf<typeof createGiftOrder>>,
  tx: Tx,
  { sequences, unpaidOrders: { terms } }: Pick<TxServices, "sequences" | "unpaidOrders">,
): Promise<{ orderId: string }> {
  const { params, customer, language, now } = call;
  const place = checkedPlace(params, language);
  await expireGrainsIn(tx, customer.id, now);
  const lines = (await readBasketRows(tx, customer.id)).map((row) => ({
    ...orderable(row),
    row,
    name: inLanguage(row, "name", language),
  }));
  await expectOrderable(tx, call, lines, codes.nothingToCheckOut);
  const { total } = basketTotals(lines);
  const seen = params.expectedLines;
  const current = lines.map((line) => ({ ...line, giftId: String(line.giftId) }));
  if (seen !== null && !ordersTheSame(current, seen)) {
    throw new Refusal(codes.priceChanged, orchardMessages.basketChanged[language]);
  }
  const id = randomUUID();
  await tx
    .insertInto("gift_orders")
    .values({
      id,
      customer_id: customer.id,
      code: await nextGiftOrderCode(tx, sequences, now),
      status: "unconfirmed",
      amount: total,
      ...placeColumns(place),
      express_company: "",
      express_number: "",
      language,
      created_at: now,
      pay_by: now + terms.usualMs,
    })
    .execute();
  await tx
    .insertInto("gift_order_lines")
    .values(
      lines.map(({ row, price, quantity }, position) => ({
        order_id: id,
        position,
        gift_id: row.id,
        gift_code: row.code,
        name_zh: row.name_zh,
        name_en: row.name_en,
        specification_zh: row.specification_zh,
        specification_en: row.specification_en,
        quantity,
        price,
        amount: lineAmount({ price, quantity }),
      })),
    )
    .execute();
  await clearLines(tx, customer.id);
  return { orderId: id };
}

/** Where gifts are sent, as the form accepts it, in a region that exists; refuses anything else. */
function checkedPlace(sent: unknown, language: Language): GiftOrderDetails {
  const read = v.safeParse(GiftOrderForm, sent);
  if (!read.success || !isRegionPath(read.output)) {
    throw new Refusal(codes.badRequest, addressMessages.incomplete[language]);
  }
  return read.output;
}

function placeColumns({ province, city, district, ...place }: GiftOrderDetails) {
  const { provinceName, cityName, districtName } = regionNamesOf({ province, city, district });
  return {
    ...place,
    province_name: provinceName,
    city_name: cityName,
    district_name: districtName,
  };
}
