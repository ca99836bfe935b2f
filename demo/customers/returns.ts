import { returnReason } from "@reagent/domain/return";
import { addReturn } from "@reagent/server/areas/return/apply";
import {
  approveReturn,
  closeReturn,
  finishReturn,
  receiveReturn,
  refuseReturn,
} from "@reagent/server/areas/return/steps";
import type { Database, Tx } from "@reagent/server/database/database";
import type { TransitionContext } from "@reagent/server/ordering/orders/transitions/loaded-order";
import type { Files } from "@reagent/server/ports/files/files";

const DAY_MS = 24 * 60 * 60 * 1000;

interface DemoReturn {
  /** How many days after the last step of the order it is applied for. */
  readonly afterDays: number;
  readonly quantity: number;
  readonly openedQuantity?: number;
  readonly description: string;
  readonly remark?: string;
}

type ReturnStep = (tx: Tx, returnId: string, context: TransitionContext) => Promise<unknown>;

/** A return of a demo order's first line, from the batch of its first parcel, with what the operator does a day later each. */
const returned =
  (
    { afterDays, quantity, openedQuantity = 0, description, remark = "" }: DemoReturn,
    ...steps: readonly ReturnStep[]
  ) =>
  async (
    tx: Tx,
    { orderId }: { readonly orderId: string },
    { now, language }: TransitionContext,
  ): Promise<void> => {
    const order = await tx
      .selectFrom("orders")
      .select(["customer_id", "receiver", "mobile"])
      .where("id", "=", orderId)
      .executeTakeFirstOrThrow();
    const { batch_code: batchCode } = await tx
      .selectFrom("shipment_lines")
      .select("batch_code")
      .where("order_id", "=", orderId)
      .where("position", "=", 0)
      .orderBy("shipment_code")
      .orderBy("batch_code")
      .limit(1)
      .executeTakeFirstOrThrow();
    const contact = { contact: order.receiver, phone: order.mobile };
    const id = returnIdOf(orderId);
    const at = (days: number) => now + (afterDays + days) * DAY_MS;
    await addReturn(
      tx,
      {
        id,
        orderId,
        customerId: order.customer_id,
        reason: returnReason({ ...contact, description }),
        goods: [{ position: 0, batchCode, quantity, openedQuantity, remark }],
      },
      at(0),
    );
    for (const [index, step] of steps.entries()) {
      await step(tx, id, { now: at(index + 1), language });
    }
  };

const returnIdOf = (orderId: string) => `${orderId}-return`;

const approve: ReturnStep = (tx, returnId, context) =>
  approveReturn(tx, { returnId, goods: "sent-back" }, context);
const enterExpress: ReturnStep = (tx, returnId) =>
  tx
    .updateTable("returns")
    .set({ express_number: "SE5500018822" })
    .where("id", "=", returnId)
    .execute();

export const pendingReturn = returned({
  afterDays: 42,
  quantity: 1,
  description: "误购，未开封。",
});
export const processedReturn = returned(
  {
    afterDays: 17,
    quantity: 1,
    openedQuantity: 1,
    description: "瓶身有裂纹，部分内容物泄漏，附照片与检查记录。",
    remark: "已用密封袋封存",
  },
  approve,
);
export const completedReturn = returned(
  { afterDays: 5, quantity: 1, description: "多订一瓶，未开封。" },
  approve,
  enterExpress,
  receiveReturn,
  (tx, returnId, context) => finishReturn(tx, { returnId, isRestocked: true }, context),
);
export const refusedReturn = returned(
  { afterDays: 40, quantity: 2, openedQuantity: 2, description: "实验方案调整，不再需要。" },
  (tx, returnId, context) =>
    refuseReturn(tx, { returnId, reason: "商品已开封，且超过 30 天退货期。" }, context),
);
export const closedReturn = returned(
  { afterDays: 6, quantity: 1, description: "申请有误，商品保留使用。" },
  approve,
  closeReturn,
);

/** A drawn bottle with a crack. */
const PICTURE =
  "iVBORw0KGgoAAAANSUhEUgAAAKAAAAB4CAMAAABCfAldAAAAD1BMVEUoLDR4SBzo7PDrPDL6+vYqDRruAAABD0lEQVR42u3YUWrDQBAEUU967n/mxF9OHEtZCHhrRPUBxKNhWrC3D3huAgUKFChQoMC/PnEWgQIFChQocCn1KqR/sUCBAgUKFChQoECBQGBSa9kHjMD/AoMGFh54z0qNW4E1ARg0sCYAwwUuHfJmYPAz4w5efAcXatwPrAnAoIE1ARgksO/5wvVRKMCggT0BGDSw8cDjGkHAngAMGtgTgOECDw4ZBQx+ZtzBi+/gyxppwJ4ADBrYE4DhAn8fMg8Y/My4gxffwecakcCeAAwa2BOA4QJ/HDLlffD0rZAGrAnAoIGFBz7VyATWBGDQwJoADBf4/ZCpwOBnxh28+A4+atwFfEcEChQoUKBAgQJP8wlwNpQ0Rr7ErAAAAABJRU5ErkJggg==";
const RECORD =
  "检查记录\r\n1. 外箱完好。\r\n2. 瓶身右侧有一道裂纹，标签处有渗出痕迹。\r\n3. 未使用。\r\n";

const attachments = [
  { fileName: "瓶身照片.png", mediaType: "image/png", bytes: Buffer.from(PICTURE, "base64") },
  {
    fileName: "检查记录.txt",
    mediaType: "text/plain; charset=utf-8",
    bytes: Buffer.from(RECORD, "utf8"),
  },
];

/** Adds the files of demo returns that are processed, once. The files are written before their rows. */
export async function addDemoReturnFiles(
  database: Database,
  files: Files,
  customerIds: readonly string[],
): Promise<void> {
  const without = await database.read
    .selectFrom("returns")
    .leftJoin("uploads", "uploads.return_id", "returns.id")
    .select(["returns.id", "returns.order_id", "returns.customer_id", "returns.created_at"])
    .where("returns.customer_id", "in", customerIds)
    .where("returns.status", "=", "processing")
    .where("uploads.id", "is", null)
    .execute();
  for (const each of without.filter(({ id, order_id }) => id === returnIdOf(order_id))) {
    const rows = await Promise.all(
      attachments.map(async ({ bytes, fileName, mediaType }, position) => ({
        id: await files.store(bytes),
        customer_id: each.customer_id,
        slot: "return",
        file_name: fileName,
        media_type: mediaType,
        is_filed: 1 as const,
        created_at: each.created_at,
        order_id: each.order_id,
        return_id: each.id,
        size: bytes.length,
        position,
      })),
    );
    await database.transact((tx) => tx.insertInto("uploads").values(rows).execute());
  }
}
