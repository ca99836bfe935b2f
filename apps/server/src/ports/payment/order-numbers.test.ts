import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { orderNumber, otherOrder, paymentOfOrder } from "./order-numbers.ts";

const ID = "6c0ba0a4-7a52-4be6-9d1c-0f2a4b6c8d0e";
const COMPUTER = "6c0ba0a47a524be69d1c0f2a4b6c8d0e";
const PHONE = "6c0ba0a47a52hbe69d1c0f2a4b6c8d0e";

describe("the numbers of a payment's orders", () => {
  test("a payment has one number for each way to pay, and both lead back to it", () => {
    expect([orderNumber(ID, "computer"), orderNumber(ID, "phone")]).toEqual([COMPUTER, PHONE]);
    expect([paymentOfOrder(COMPUTER), paymentOfOrder(PHONE)]).toEqual([ID, ID]);
    expect([otherOrder(COMPUTER), otherOrder(PHONE)]).toEqual([PHONE, COMPUTER]);
    const id = randomUUID();
    expect(paymentOfOrder(orderNumber(id, "phone"))).toBe(id);
  });

  test.each(["", "20261121001", COMPUTER.toUpperCase(), `${COMPUTER}0`, PHONE.replace("h", "x")])(
    "the number %j belongs to no payment",
    (number) => {
      expect(paymentOfOrder(number)).toBeUndefined();
    },
  );

  test("an id that is no random UUID has no number", () => {
    expect(() => orderNumber(`${ID}+42`, "computer")).toThrow("is not the id of a payment");
  });
});
