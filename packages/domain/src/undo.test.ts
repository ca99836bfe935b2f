import { describe, expect, it } from "vitest";
import { creditProblem, invoiceUndoProblem, paymentUndoProblem } from "./undo.ts";

describe("a payment", () => {
  it.each([
    ["paid", "pending", true, undefined],
    ["paid", "pending", false, "not-a-transfer"],
    ["paid", "reviewed", true, "reviewed"],
    ["paid", "cancelled", true, "cancelled"],
    ["unpaid", "pending", true, "not-paid"],
    ["unpaid", "cancelled", false, "not-paid"],
  ] as const)("that is %s, %s, by transfer %s: %s", (payment, review, isTransfer, problem) => {
    expect(paymentUndoProblem({ payment, review, isTransfer })).toBe(problem);
  });
});

describe("an invoice", () => {
  it.each([
    ["", false, false, undefined, undefined],
    ["26317000000012345678", false, false, "numbered", undefined],
    ["26317000000012345678", false, true, "credited", "credited"],
    ["", false, true, "credited", "credited"],
    ["", true, false, "credit-note", "credit-note"],
  ] as const)(
    "with the number %j, a credit note %s, credited %s: taken back %s, credited %s",
    (taxNumber, isCreditNote, isCredited, undone, credited) => {
      const invoice = { taxNumber, isCreditNote, isCredited };
      expect(invoiceUndoProblem(invoice)).toBe(undone);
      expect(creditProblem(invoice)).toBe(credited);
    },
  );
});
