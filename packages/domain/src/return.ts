import * as v from "valibot";
import { optionalDay, areDaysInOrder } from "./day-range.ts";
import { optionalText, requiredPhone, requiredText } from "./form-text.ts";
import { type LineProgress, returnableQuantity } from "./order-line.ts";

/** rfd_status (customer centre §4, after-sale status): waits for review, approved, completed, refused, closed. */
export const RETURN_STATUSES = [
  "pending",
  "processing",
  "completed",
  "terminated",
  "closed",
] as const;
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

/** old_product: whether the goods must be sent back; undecided until the return is approved (decisions, returned goods). */
export type GoodsBack = "undecided" | "kept" | "sent-back";

/** The fields of a return that its steps and buttons depend on. */
export interface ReturnState {
  readonly status: ReturnStatus;
  readonly goods: GoodsBack;
}

/** What the operator does with a return (decisions, return steps). */
export type ReturnStep = "approve" | "refuse" | "receive" | "finish" | "close";

const steps: Readonly<
  Record<ReturnStep, (from: ReturnState & { readonly isReceived: boolean }) => boolean>
> = {
  approve: ({ status }) => status === "pending",
  refuse: ({ status }) => status === "pending" || status === "processing",
  receive: ({ status, goods, isReceived }) =>
    status === "processing" && goods === "sent-back" && !isReceived,
  finish: ({ status, goods, isReceived }) =>
    status === "processing" && (goods === "kept" || isReceived),
  close: ({ status, isReceived }) =>
    status === "pending" || (status === "processing" && !isReceived),
};

/** Whether a step is possible: goods that must be sent back are received before the return is finished (decisions, return steps). */
export function canStep(
  step: ReturnStep,
  from: ReturnState & { readonly isReceived: boolean },
): boolean {
  return steps[step](from);
}

/** Whether a return still holds its quantities: they can be neither returned again nor refunded otherwise. */
export function isUnderWay(status: ReturnStatus): boolean {
  return status === "pending" || status === "processing";
}

/** Whether the express number of the way back can be entered (customer centre §4, after-sale status): 2 with `old_product` 2. */
export function canEnterExpressNumber({ status, goods }: ReturnState): boolean {
  return status === "processing" && goods === "sent-back";
}

/** Whether the button of the return slip is enabled (customer centre §4, after-sale status): 2 and 3. */
export function canViewSlip({ status }: Pick<ReturnState, "status">): boolean {
  return status === "processing" || status === "completed";
}

/**
 * How many of a batch can be returned: what was sent of it, less what is under way or came back, and no more than what the whole line
 * has left (customer centre §3, return line). Never negative.
 *
 * @param batch - The sent quantity of the batch, and the quantity of it in returns that are under way or completed.
 * @param lineUnderWay - The quantity of the line in returns that are under way, of every batch.
 */
export function returnableOfBatch(
  batch: { readonly sent: number; readonly held: number },
  line: LineProgress,
  lineUnderWay: number,
): number {
  const left = returnableQuantity(line) - lineUnderWay;
  return Math.max(0, Math.min(batch.sent - batch.held, left));
}

/** Greatest lengths of texts, in characters. */
const LONGEST = { name: 50, phone: 30, description: 1000, remark: 200 } as const;
/** Greatest length of the sent reason: description and contact, with their labels. */
export const LONGEST_REASON =
  LONGEST.name + LONGEST.phone + LONGEST.description + "联系人：\n联系电话：\n".length;
export const LONGEST_REMARK = LONGEST.remark;

const quantity = <const Key extends string>(key: Key) =>
  v.pipe(v.number(key), v.integer(key), v.minValue(0, key));

/**
 * A line of the form: how many of a batch to return, and how many of those were opened (customer centre §5, returns). `isOpened` is null
 * until it is chosen; the quantity of the opened ones counts only if it is true.
 */
export const ReturnLine = v.pipe(
  v.object({
    quantity: quantity("quantity-invalid"),
    returnable: v.number(),
    isOpened: v.nullable(v.boolean()),
    openedQuantity: quantity("opened-quantity-invalid"),
    remark: optionalText(LONGEST.remark),
  }),
  v.forward(
    v.partialCheck(
      [["quantity"], ["returnable"]],
      (line) => line.quantity <= line.returnable,
      "quantity-beyond",
    ),
    ["quantity"],
  ),
  v.forward(
    v.partialCheck(
      [["quantity"], ["isOpened"]],
      (line) => line.quantity === 0 || line.isOpened !== null,
      "opened-required",
    ),
    ["isOpened"],
  ),
  v.forward(
    v.partialCheck(
      [["quantity"], ["isOpened"], ["openedQuantity"]],
      (line) => line.quantity === 0 || line.isOpened !== true || line.openedQuantity > 0,
      "opened-quantity-required",
    ),
    ["openedQuantity"],
  ),
  v.forward(
    v.partialCheck(
      [["quantity"], ["isOpened"], ["openedQuantity"]],
      (line) => line.isOpened !== true || line.openedQuantity <= line.quantity,
      "opened-quantity-beyond",
    ),
    ["openedQuantity"],
  ),
);
export type ReturnLine = v.InferOutput<typeof ReturnLine>;

const hasQuantity = ({ quantity: entered }: ReturnLine) => entered > 0;

/** That no quantity was entered is said at the first line of which something can be returned. */
const lines = v.pipe(
  v.array(ReturnLine),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.some(hasQuantity)) return;
    const all = dataset.value;
    const key = Math.max(
      all.findIndex(({ returnable }) => returnable > 0),
      0,
    );
    const first = all[key];
    addIssue({
      message: "quantity-required",
      ...(first && {
        path: [
          { type: "array", origin: "value", input: all, key, value: first },
          { type: "object", origin: "value", input: first, key: "quantity", value: first.quantity },
        ],
      }),
    });
  }),
);

/** The form of a return (customer centre §5, returns). */
export const ReturnForm = v.object({
  contact: requiredText("contact-required", LONGEST.name),
  phone: requiredPhone(LONGEST.phone),
  description: requiredText("description-required", LONGEST.description),
  lines,
});
export type ReturnForm = v.InferOutput<typeof ReturnForm>;

/** What the server validates of an application; the reason has the contact in it (decisions, return contact). */
export const ReturnApplication = v.object({
  reason: requiredText("description-required", LONGEST_REASON),
  lines,
});

export type ReturnApplication = v.InferOutput<typeof ReturnApplication>;

/** The reason that is sent: the description and the contact (decisions, return contact). */
export function returnReason({
  contact,
  phone,
  description,
}: Pick<ReturnForm, "contact" | "phone" | "description">): string {
  return `${description.trim()}\n联系人：${contact.trim()}\n联系电话：${phone.trim()}`;
}

/** The express number of the way back: letters, digits and hyphens (customer centre §5, return express number). */
export const ReturnExpressNumber = v.config(
  v.pipe(
    v.string("express-number-required"),
    v.trim(),
    v.nonEmpty("express-number-required"),
    v.regex(/^[A-Za-z0-9][A-Za-z0-9-]{4,39}$/u, "express-number-invalid"),
  ),
  { abortPipeEarly: true },
);

const trimmed = v.pipe(v.string(), v.trim());

/** The filter of the list of returns: days of application, numbers as typed; empty means all. */
export const ReturnFilter = v.pipe(
  v.object({
    from: optionalDay,
    to: optionalDay,
    orderCode: trimmed,
    returnCode: trimmed,
    status: v.picklist(["all", ...RETURN_STATUSES]),
  }),
  v.forward(v.partialCheck([["from"], ["to"]], areDaysInOrder, "days-reversed"), ["to"]),
);
export type ReturnFilter = v.InferOutput<typeof ReturnFilter>;
