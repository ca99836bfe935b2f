import * as v from "valibot";
import { areDaysInOrder, optionalDay } from "./day-range.ts";
import { mobileNumber, optionalText, requiredText } from "./form-text.ts";
import { regionFields } from "./region.ts";

/** The status of a gift order (customer centre §4, gift order). */
export type GiftOrderStatus = "unconfirmed" | "confirmed" | "shipped" | "cancelled";

/** A change of a gift order. The customer pays it or withdraws it; one that is not paid in time lapses; the operator does the rest. */
export type GiftOrderStep = "pay" | "withdraw" | "lapse" | "confirm" | "ship" | "cancel";

interface GiftOrderState {
  readonly status: GiftOrderStatus;
  readonly isPaid: boolean;
}

const isOpen = ({ status, isPaid }: GiftOrderState) => status === "unconfirmed" && !isPaid;

const steps: Readonly<Record<GiftOrderStep, (order: GiftOrderState) => boolean>> = {
  pay: isOpen,
  withdraw: isOpen,
  lapse: isOpen,
  confirm: ({ status, isPaid }) => status === "unconfirmed" && isPaid,
  ship: ({ status }) => status === "confirmed",
  cancel: ({ status }) => status === "unconfirmed" || status === "confirmed",
};

/** Whether a step is possible now (customer centre §4, gift order). */
export function canStep(step: GiftOrderStep, order: GiftOrderState): boolean {
  return steps[step](order);
}

/** In characters. */
export const LONGEST_GIFT_NOTE = 200;

/** Where gifts are sent, and a note: the rules of an address at checkout (storefront §5, orchard cart; customer centre §5, address form). */
export const GiftOrderForm = v.config(
  v.object({
    ...regionFields,
    street: requiredText("street-required", 200),
    receiver: requiredText("receiver-required", 50),
    mobile: mobileNumber(/^\d{11}(-\d{1,8})?$/u),
    note: optionalText(LONGEST_GIFT_NOTE),
  }),
  { abortPipeEarly: false },
);
export type GiftOrderInput = v.InferInput<typeof GiftOrderForm>;
export type GiftOrderDetails = v.InferOutput<typeof GiftOrderForm>;

const trimmed = v.pipe(v.string(), v.trim());

/**
 * The filter of the list of gift orders (customer centre §4, gift order): days as `2026-11-21`, texts as typed; empty means all.
 * The first day must not be after the last.
 */
export const GiftOrderFilter = v.pipe(
  v.object({
    from: optionalDay,
    to: optionalDay,
    orderCode: trimmed,
    receiver: trimmed,
    customerOrderNumber: trimmed,
    status: v.picklist(["all", "unconfirmed", "confirmed", "shipped", "cancelled"]),
  }),
  v.forward(v.partialCheck([["from"], ["to"]], areDaysInOrder, "days-reversed"), ["to"]),
);
export type GiftOrderFilter = v.InferOutput<typeof GiftOrderFilter>;

/** The filter that matches every gift order. */
export const ALL_GIFT_ORDERS: GiftOrderFilter = {
  from: "",
  to: "",
  orderCode: "",
  receiver: "",
  customerOrderNumber: "",
  status: "all",
};
