import type { ParamsOf } from "@reagent/api/contract/endpoint";
import type { applyForReturn, ReturnableLine, ReturnableOrder } from "@reagent/api/contract/return";
import { type ReturnForm, returnReason } from "@reagent/domain/return";
import * as v from "valibot";
import type { Draft } from "../../../../components/Form/drafts.ts";

/** The fields of the form; `lines` has one for each batch of the order, in its order, and `batches` names them in a draft. */
export interface ReturnInput extends ReturnForm, Record<string, unknown> {
  batches: string[];
}

/** The name of the draft of an order's return. */
export const draftKeyOf = (orderId: string): string => `return/${orderId}`;

const nameOf = ({ productId, batchCode }: ReturnableLine) => `${productId}/${batchCode}`;

/** The form of an order without entries. */
export function emptyInput({ order, lines }: ReturnableOrder): ReturnInput {
  return {
    contact: order.receiver,
    phone: order.mobile,
    description: "",
    batches: lines.map(nameOf),
    lines: lines.map(({ returnable, isOpened, openedQuantity, quantity }) => ({
      returnable,
      isOpened,
      openedQuantity,
      quantity,
      remark: "",
    })),
  };
}

/** A number that is stored as null was typed as no number. */
const quantity = v.fallback(v.number(), 0);

const Stored = v.object({
  batches: v.array(v.string()),
  lines: v.array(
    v.object({
      quantity,
      isOpened: v.nullable(v.boolean()),
      openedQuantity: quantity,
      remark: v.string(),
    }),
  ),
});

/**
 * A stored draft for the order as it is now: other quantities may be returnable since, by a return from another tab, and lines may be
 * gone. What was entered stays, so that a quantity that is too large now is named at its field.
 */
export function adaptDraft(draft: Draft, { batches, lines }: ReturnInput): Draft {
  const stored = v.safeParse(Stored, draft);
  if (!stored.success) return { ...draft, batches, lines };
  const entered = new Map(
    stored.output.batches.map((name, index) => [name, stored.output.lines[index]]),
  );
  return {
    ...draft,
    batches,
    lines: lines.map((line, index) => ({ ...line, ...entered.get(batches[index] ?? "") })),
  };
}

/** What is sent for a valid form: only lines of which something is returned. */
export function applicationOf(
  form: ReturnForm,
  { order, lines }: ReturnableOrder,
): Omit<ParamsOf<typeof applyForReturn>, "files"> {
  return {
    orderId: order.orderId,
    reason: returnReason(form),
    lines: lines.flatMap(({ productCode, productId, casNumber, price, batchCode }, index) => {
      const entered = form.lines[index];
      if (!entered || entered.quantity === 0) return [];
      const { quantity, isOpened, openedQuantity, remark } = entered;
      return [
        {
          productCode,
          productId,
          casNumber,
          price,
          batchCode,
          quantity,
          remark,
          isOpened,
          openedQuantity: isOpened ? openedQuantity : 0,
        },
      ];
    }),
  };
}
