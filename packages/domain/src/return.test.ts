import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { LineProgress } from "./order-line.ts";
import {
  canEnterExpressNumber,
  canStep,
  canViewSlip,
  type GoodsBack,
  RETURN_STATUSES,
  returnableOfBatch,
  ReturnExpressNumber,
  ReturnForm,
  returnReason,
  type ReturnStatus,
  type ReturnStep,
} from "./return.ts";

const line: LineProgress = {
  quantity: 5,
  sentQuantity: 5,
  refundedQuantity: 0,
  state: "shipped",
  isCancelled: false,
};

describe("returnableOfBatch (customer centre §3, return line)", () => {
  it("returns what was sent of the batch, less what is under way or came back", () => {
    expect(returnableOfBatch({ sent: 3, held: 1 }, line, 1)).toBe(2);
    expect(returnableOfBatch({ sent: 3, held: 3 }, line, 0)).toBe(0);
  });

  it("returns no more than the line has left: other batches are under way, or units were refunded otherwise", () => {
    expect(returnableOfBatch({ sent: 3, held: 0 }, line, 4)).toBe(1);
    expect(returnableOfBatch({ sent: 3, held: 0 }, { ...line, refundedQuantity: 4 }, 0)).toBe(1);
    expect(returnableOfBatch({ sent: 3, held: 0 }, { ...line, refundedQuantity: 4 }, 2)).toBe(0);
  });

  it("returns nothing of a cancelled line", () => {
    expect(returnableOfBatch({ sent: 3, held: 0 }, { ...line, isCancelled: true }, 0)).toBe(0);
  });
});

describe("the steps of a return (decisions, return steps)", () => {
  const possible = (status: ReturnStatus, goods: GoodsBack, isReceived = false): ReturnStep[] =>
    (["approve", "refuse", "receive", "finish", "close"] as const).filter((step) =>
      canStep(step, { status, goods, isReceived }),
    );

  it("the steps of a return are approving, refusing or closing while it waits", () => {
    expect(possible("pending", "undecided")).toEqual(["approve", "refuse", "close"]);
  });

  it("the steps of a return are receiving, then finishing, where the goods must be sent back", () => {
    expect(possible("processing", "sent-back")).toEqual(["refuse", "receive", "close"]);
    expect(possible("processing", "sent-back", true)).toEqual(["refuse", "finish"]);
  });

  it("need no receipt where the customer keeps the goods", () => {
    expect(possible("processing", "kept")).toEqual(["refuse", "finish", "close"]);
  });

  it("the steps of a return are over once it is completed, terminated or closed", () => {
    for (const status of ["completed", "terminated", "closed"] as const) {
      expect(possible(status, "sent-back", true)).toEqual([]);
    }
  });
});

describe("the buttons of a return (customer centre §4, after-sale status)", () => {
  it("take the express number only with status 2 and old_product 2", () => {
    const enabled = RETURN_STATUSES.flatMap((status) =>
      (["undecided", "kept", "sent-back"] as const)
        .filter((goods) => canEnterExpressNumber({ status, goods }))
        .map((goods) => [status, goods]),
    );
    expect(enabled).toEqual([["processing", "sent-back"]]);
  });

  it("open the slip only with status 2 or 3", () => {
    expect(RETURN_STATUSES.filter((status) => canViewSlip({ status }))).toEqual([
      "processing",
      "completed",
    ]);
  });
});

describe("ReturnForm (customer centre §5, returns)", () => {
  const untouched = {
    quantity: 0,
    returnable: 2,
    isOpened: null,
    openedQuantity: 0,
    remark: "",
  };
  const chosen = { ...untouched, quantity: 2, isOpened: false };
  const form = { contact: "林", phone: "13900000120", description: "误购", lines: [chosen] };
  const problems = (change: object): (readonly [string, string])[] => {
    const read = v.safeParse(ReturnForm, { ...form, ...change });
    return (read.issues ?? []).map((issue) => [v.getDotPath(issue) ?? "", issue.message]);
  };

  it("accepts lines that are not returned beside one that is", () => {
    expect(problems({ lines: [untouched, chosen] })).toEqual([]);
    expect(problems({ lines: [{ ...chosen, isOpened: true, openedQuantity: 2 }] })).toEqual([]);
  });

  it("requires contact, phone and description of a return", () => {
    expect(problems({ contact: " ", phone: "", description: "\n" })).toEqual([
      ["contact", "contact-required"],
      ["phone", "phone-required"],
      ["description", "description-required"],
    ]);
  });

  it("requires seven digits of a phone", () => {
    expect(problems({ phone: "abc" })).toEqual([["phone", "phone-too-short"]]);
    expect(problems({ phone: "5550120" })).toEqual([]);
  });

  it("requires a quantity above 0 in some line", () => {
    expect(problems({ lines: [untouched] })).toEqual([["lines.0.quantity", "quantity-required"]]);
    expect(problems({ lines: [{ ...untouched, returnable: 0 }, untouched] })).toEqual([
      ["lines.1.quantity", "quantity-required"],
    ]);
    expect(problems({ lines: [] })).toEqual([["lines", "quantity-required"]]);
  });

  it.each([
    ["more than can be returned", { quantity: 3 }, "quantity", "quantity-beyond"],
    ["a fraction", { quantity: 0.5 }, "quantity", "quantity-invalid"],
    ["a negative quantity", { quantity: -1 }, "quantity", "quantity-invalid"],
    ["not saying whether it was opened", { isOpened: null }, "isOpened", "opened-required"],
    ["not saying how many", { isOpened: true }, "openedQuantity", "opened-quantity-required"],
    [
      "more opened ones than are returned",
      { isOpened: true, openedQuantity: 3 },
      "openedQuantity",
      "opened-quantity-beyond",
    ],
  ])("refuses in a line of a return: %s", (_what, change, field, key) => {
    expect(problems({ lines: [chosen, { ...chosen, ...change }] })).toEqual([
      [`lines.1.${field}`, key],
    ]);
  });
});

describe("returnReason (decisions, return contact)", () => {
  it("puts the contact below the description", () => {
    expect(returnReason({ contact: " 林 ", phone: "139", description: "误购 " })).toBe(
      "误购\n联系人：林\n联系电话：139",
    );
  });
});

describe("ReturnExpressNumber (customer centre §5, return express number)", () => {
  it.each(["SE7700011873", " YT-20261121 "])("accepts the express number %s", (text) => {
    expect(v.parse(ReturnExpressNumber, text)).toBe(text.trim());
  });

  it.each(["", "  ", "1234", "<script>alert(1)</script>", "SE 7700", "单号12345", "-12345"])(
    "refuses %j as an express number",
    (text) => {
      expect(v.is(ReturnExpressNumber, text)).toBe(false);
    },
  );
});
