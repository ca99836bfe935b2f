import {
  applyForReturn,
  listReturnableLines,
  saveReturnExpress,
  uploadReturnFile,
} from "@reagent/api/contract/return";
import { returnReason } from "@reagent/domain/return";
import type { DemoShop } from "./demo-shop.ts";
import type { Placed } from "./placed.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

interface DemoReturn {
  /** How many days after the last step of the order it is applied for. */
  readonly afterDays: number;
  readonly quantity: number;
  readonly openedQuantity?: number;
  readonly description: string;
  readonly remark?: string;
  readonly hasFiles?: true;
}

/** A return that was applied for. */
interface Applied {
  /** The customer's e-mail address. */
  readonly by: string;
  readonly returnId: string;
  /** Its number. */
  readonly returnCode: string;
}

type ReturnStep = (shop: DemoShop, applied: Applied, now: number) => Promise<unknown>;

/** A drawn bottle with a crack. */
const PICTURE =
  "iVBORw0KGgoAAAANSUhEUgAAAKAAAAB4CAMAAABCfAldAAAAD1BMVEUoLDR4SBzo7PDrPDL6+vYqDRruAAABD0lEQVR42u3YUWrDQBAEUU967n/mxF9OHEtZCHhrRPUBxKNhWrC3D3huAgUKFChQoMC/PnEWgQIFChQocCn1KqR/sUCBAgUKFChQoECBQGBSa9kHjMD/AoMGFh54z0qNW4E1ARg0sCYAwwUuHfJmYPAz4w5efAcXatwPrAnAoIE1ARgksO/5wvVRKMCggT0BGDSw8cDjGkHAngAMGtgTgOECDw4ZBQx+ZtzBi+/gyxppwJ4ADBrYE4DhAn8fMg8Y/My4gxffwecakcCeAAwa2BOA4QJ/HDLlffD0rZAGrAnAoIGFBz7VyATWBGDQwJoADBf4/ZCpwOBnxh28+A4+atwFfEcEChQoUKBAgQJP8wlwNpQ0Rr7ErAAAAABJRU5ErkJggg==";
const RECORD =
  "检查记录\r\n1. 外箱完好。\r\n2. 瓶身右侧有一道裂纹，标签处有渗出痕迹。\r\n3. 未使用。\r\n";

const attachments = [
  { fileName: "瓶身照片.png", file: Buffer.from(PICTURE, "base64") },
  { fileName: "检查记录.txt", file: Buffer.from(RECORD, "utf8") },
];

/** A return of the first line of a demo order, with what the customer and the operator do a day later each. */
const returned =
  (asked: DemoReturn, ...steps: readonly ReturnStep[]) =>
  async (shop: DemoShop, placed: Placed, orderedAt: number): Promise<void> => {
    const at = (days: number) => orderedAt + (asked.afterDays + days) * DAY_MS;
    const applied = await apply(shop, placed, asked, at(0));
    for (const [index, step] of steps.entries()) await step(shop, applied, at(index + 1));
  };

async function apply(
  shop: DemoShop,
  { by, orderId }: Placed,
  { quantity, openedQuantity = 0, description, remark = "", hasFiles }: DemoReturn,
  now: number,
): Promise<Applied> {
  const { order, lines } = await shop.call(listReturnableLines, { orderId }, { by, now });
  const files = [];
  for (const { fileName, file } of hasFiles ? attachments : []) {
    const sent = { orderId, module: "return", content: "", fileName, isUnattached: true } as const;
    files.push(await shop.call(uploadReturnFile, sent, { by, now, file }));
  }
  const reason = returnReason({ contact: order.receiver, phone: order.mobile, description });
  const goods = { quantity, openedQuantity, isOpened: openedQuantity > 0, remark };
  const returnedLines = lines.slice(0, 1).map((line) => ({ ...line, ...goods }));
  const application = { orderId, lines: returnedLines, reason, files };
  return { by, ...(await shop.call(applyForReturn, application, { by, now })) };
}

const operate =
  (command: string, ...options: readonly string[]): ReturnStep =>
  (shop, { returnCode }, now) =>
    shop.operate(now, command, returnCode, ...options);

const enterExpress: ReturnStep = (shop, { by, returnId }, now) =>
  shop.call(saveReturnExpress, { returnId, expressNumber: "SE5500018822" }, { by, now });

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
    hasFiles: true,
  },
  operate("return-approve"),
);
export const completedReturn = returned(
  { afterDays: 5, quantity: 1, description: "多订一瓶，未开封。" },
  operate("return-approve"),
  enterExpress,
  operate("return-receive"),
  operate("return-finish", "--restock"),
);
export const refusedReturn = returned(
  { afterDays: 40, quantity: 2, openedQuantity: 2, description: "实验方案调整，不再需要。" },
  operate("return-refuse", "商品已开封，且超过 30 天退货期。"),
);
export const closedReturn = returned(
  { afterDays: 6, quantity: 1, description: "申请有误，商品保留使用。" },
  operate("return-approve"),
  operate("return-close"),
);
