import { returnableOrder } from "@reagent/api/mock/samples/returns";
import { describe, expect, it } from "vitest";
import { adaptDraft, applicationOf, emptyInput } from "./return-input.ts";

const sample = returnableOrder("109");
if (!sample) throw new Error("the sample order is missing");
const order = sample;
const form = emptyInput(order);

describe("adaptDraft", () => {
  const draft = {
    ...form,
    description: "瓶身破损",
    lines: form.lines.map((line) => ({ ...line, quantity: 1, isOpened: false, returnable: 9 })),
  };

  it("keeps what was entered, with the quantities that are returnable now", () => {
    const adapted = adaptDraft(draft, form);
    expect(adapted["description"]).toBe("瓶身破损");
    expect(adapted["lines"]).toEqual(
      form.lines.map((line) => ({ ...line, quantity: 1, isOpened: false })),
    );
  });

  it("finds lines by their product and batch when others are gone", () => {
    const [first, ...others] = order.lines;
    if (!first) throw new Error("the sample order has no lines");
    const now = emptyInput({ ...order, lines: others });
    const entered = {
      ...draft,
      lines: draft.lines.map((line, quantity) => ({ ...line, quantity })),
    };
    const adapted = adaptDraft(entered, now)["lines"] as readonly { quantity: number }[];
    expect(adapted.map(({ quantity }) => quantity)).toEqual(others.map((_, index) => index + 1));
  });

  it("resets the lines when the stored ones cannot be read", () => {
    expect(adaptDraft({ description: "瓶身破损", lines: "?" }, form)).toEqual({
      description: "瓶身破损",
      batches: form.batches,
      lines: form.lines,
    });
  });
});

describe("applicationOf", () => {
  it("sends only lines of which something is returned, and the contact with the reason", () => {
    const lines = form.lines.map((line, index) => ({
      ...line,
      quantity: index === 0 ? 1 : 0,
      isOpened: false,
      openedQuantity: 3,
    }));
    const sent = applicationOf({ ...form, description: "瓶身破损", lines }, order);
    expect(sent.lines).toHaveLength(1);
    expect(sent.lines[0]).toMatchObject({
      productCode: order.lines[0]?.productCode,
      quantity: 1,
      isOpened: false,
      openedQuantity: 0,
    });
    expect(sent.reason).toBe(
      `瓶身破损\n联系人：${order.order.receiver}\n联系电话：${order.order.mobile}`,
    );
  });
});
