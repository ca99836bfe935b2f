import { randomUUID } from "node:crypto";
import type { AnswerOf, ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type { applyForReturn } from "@reagent/api/contract/return";
import type { Message } from "@reagent/api/messages/message";
import { returnFormMessages, returnMessages } from "@reagent/api/messages/return";
import { ReturnApplication } from "@reagent/domain/return";
import { MOST_RETURN_FILES } from "@reagent/domain/return-file";
import * as v from "valibot";
import type { Language } from "../../basics/language.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall } from "../../calls/call.ts";
import type { Tx } from "../../database/database.ts";
import { ownOrder } from "../../ordering/orders/find-order.ts";
import { type SentBatch, sentBatches } from "../../ordering/orders/sent-batches.ts";
import { nextReturnCode } from "../../ordering/orders/transitions/order-code.ts";
import { noteEvent } from "../../ordering/orders/transitions/timeline.ts";
import { attachFiles } from "./files.ts";

type Params = ParamsOf<typeof applyForReturn>;
type Applied = Params["lines"][number];

const refused = (message: Message, language: Language) =>
  new Refusal(codes.badRequest, message[language]);

/**
 * Applies for a return of the customer's own order (customer centre §5, returns). Quantities are compared with what the order still has
 * in the same transaction, so that every unit is returned once.
 */
export async function applyFor(
  call: CustomerCall<Params>,
  tx: Tx,
): Promise<AnswerOf<typeof applyForReturn>> {
  const { params, customer, language, now } = call;
  const order = await ownOrder(tx, call);
  const batches = await sentBatches(tx, [order]);
  const asked = params.lines.map((line) => ({ line, batch: batchOf(batches, line, language) }));
  const { reason, lines } = validated(params, asked, language);
  expectWithinLines(asked, language);
  if (params.files.length > MOST_RETURN_FILES) {
    throw refused(returnMessages.tooManyFiles, language);
  }
  const goods = lines.flatMap(({ quantity, isOpened, openedQuantity, remark }, index) => {
    const batch = asked[index]?.batch;
    if (!batch || quantity === 0) return [];
    return {
      position: batch.line.position,
      batchCode: batch.batchCode,
      quantity,
      openedQuantity: isOpened ? openedQuantity : 0,
      remark,
    };
  });
  const applied = { id: randomUUID(), orderId: order.id, customerId: customer.id, reason, goods };
  const returnCode = await addReturn(tx, applied, now);
  const fileIds = params.files.map(({ fileId }) => fileId);
  if (!(await attachFiles(tx, { ...applied, returnId: applied.id, fileIds }))) {
    throw refused(returnMessages.noFile, language);
  }
  return { returnId: applied.id, returnCode };
}

/** Adds a return that waits for its review. Returns its number. */
export async function addReturn(
  tx: Tx,
  applied: {
    readonly id: string;
    readonly orderId: string;
    readonly customerId: string;
    readonly reason: string;
    readonly goods: readonly {
      readonly position: number;
      readonly batchCode: string;
      readonly quantity: number;
      readonly openedQuantity: number;
      readonly remark: string;
    }[];
  },
  now: number,
): Promise<string> {
  const { id, orderId, customerId, reason, goods } = applied;
  const code = await nextReturnCode(tx, now);
  await tx
    .insertInto("returns")
    .values({
      id,
      order_id: orderId,
      customer_id: customerId,
      code,
      status: "pending",
      goods: "undecided",
      reason,
      refusal: "",
      slip_code: null,
      express_number: "",
      created_at: now,
      received_at: null,
      refunded_amount: null,
    })
    .execute();
  await tx
    .insertInto("return_lines")
    .values(
      goods.map(({ position, batchCode, quantity, openedQuantity, remark }) => ({
        order_id: orderId,
        return_id: id,
        position,
        batch_code: batchCode,
        quantity,
        is_opened: openedQuantity > 0 ? (1 as const) : (0 as const),
        opened_quantity: openedQuantity,
        remark,
      })),
    )
    .execute();
  await noteEvent(tx, orderId, "return-applied", { now, detail: { return: code } });
  return code;
}

/** The batch that a line names; refuses a product or batch that the order does not have. */
function batchOf(
  batches: readonly SentBatch[],
  { productCode, productId, batchCode }: Applied,
  language: Language,
): SentBatch {
  const found = batches.find(
    (each) =>
      each.line.product_code === productCode &&
      String(each.line.product_id) === productId &&
      each.batchCode === batchCode,
  );
  if (!found) {
    throw refused(returnMessages.batchMissing, language);
  }
  return found;
}

/** The application with trimmed texts; refuses one that breaks the rules of the form, with the first problem's message. */
function validated(
  { reason }: Params,
  asked: readonly { readonly line: Applied; readonly batch: SentBatch }[],
  language: Language,
): ReturnApplication {
  const read = v.safeParse(ReturnApplication, {
    reason,
    lines: asked.map(({ line, batch }) => ({ ...line, returnable: batch.returnable })),
  });
  if (!read.success) {
    const key = read.issues[0].message as keyof typeof returnFormMessages;
    throw refused(returnFormMessages[key], language);
  }
  return read.output;
}

/** Refuses a batch that is named twice, and batches of a line that together exceed what the line has left. */
function expectWithinLines(
  asked: readonly { readonly line: Applied; readonly batch: SentBatch }[],
  language: Language,
): void {
  if (new Set(asked.map(({ batch }) => batch)).size < asked.length) {
    throw refused(returnFormMessages["quantity-beyond"], language);
  }
  for (const each of Map.groupBy(asked, ({ batch }) => batch.line.position).values()) {
    const quantity = each.reduce((sum, { line }) => sum + line.quantity, 0);
    if (each.some(({ batch }) => quantity > batch.lineReturnable)) {
      throw refused(returnFormMessages["quantity-beyond"], language);
    }
  }
}
