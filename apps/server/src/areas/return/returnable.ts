import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type { listReturnableLines, ReturnableOrder } from "@reagent/api/contract/return";
import { returnMessages } from "@reagent/api/messages/return";
import { fen } from "@reagent/domain/money";
import { inLanguage } from "../../basics/language.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall, Services } from "../../calls/call.ts";
import { ownOrder } from "../../ordering/orders/find-order.ts";
import { specificationText } from "../../ordering/orders/lines.ts";
import { sentBatches } from "../../ordering/orders/sent-batches.ts";

/** The batches of the customer's own order and what can be returned of them. */
export async function readReturnable(
  call: CustomerCall<ParamsOf<typeof listReturnableLines>>,
  { database: { read } }: Pick<Services, "database">,
): Promise<ReturnableOrder> {
  const { language } = call;
  const order = await ownOrder(read, call);
  const batches = await sentBatches(read, [order]);
  if (!batches.some(({ returnable }) => returnable > 0)) {
    throw new Refusal(codes.locked, returnMessages.nothingToReturn[language]);
  }
  return {
    order: {
      orderId: order.id,
      orderCode: order.code,
      receiver: order.receiver,
      mobile: order.mobile,
    },
    lines: batches.map(({ line, batchCode, returnable }) => ({
      productCode: line.product_code,
      productId: String(line.product_id),
      casNumber: line.cas,
      chineseName: line.name_zh,
      name: inLanguage(line, "name", language),
      specification: specificationText(order.kind, line, language),
      batchCode,
      returnable,
      isOpened: null,
      openedQuantity: 0,
      quantity: 0,
      customerItemNumber: line.customer_item_number,
      price: fen(line.price),
    })),
  };
}
