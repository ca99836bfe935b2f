import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { canStep, GiftOrderForm, type GiftOrderStatus, type GiftOrderStep } from "./gift-order.ts";

const statuses: readonly GiftOrderStatus[] = ["unconfirmed", "confirmed", "shipped", "cancelled"];

describe("the steps of a gift order (customer centre §4, gift order)", () => {
  const possible = (step: GiftOrderStep, isPaid: boolean) =>
    statuses.filter((status) => canStep(step, { status, isPaid }));

  it.each([
    ["pay", false, ["unconfirmed"]],
    ["pay", true, []],
    ["withdraw", false, ["unconfirmed"]],
    ["withdraw", true, []],
    ["lapse", false, ["unconfirmed"]],
    ["lapse", true, []],
    ["confirm", false, []],
    ["confirm", true, ["unconfirmed"]],
    ["ship", true, ["confirmed"]],
    ["cancel", false, ["unconfirmed", "confirmed"]],
    ["cancel", true, ["unconfirmed", "confirmed"]],
  ] as const)("%s, with a payment %s, is possible for %j", (step, isPaid, expected) => {
    expect(possible(step, isPaid)).toEqual(expected);
  });
});

describe("the form of a gift order (customer centre §5, address form)", () => {
  const filled = {
    province: "310000",
    city: "310100",
    district: "310115",
    street: " 科苑路 1278 号 ",
    receiver: "林",
    mobile: "13900000120-12",
    note: "",
  };
  const problems = (change: Partial<typeof filled>) => {
    const read = v.safeParse(GiftOrderForm, { ...filled, ...change });
    return read.success ? [] : read.issues.map(({ message }) => message);
  };

  it("accepts an address, and trims its texts", () => {
    expect(v.parse(GiftOrderForm, filled).street).toBe("科苑路 1278 号");
  });

  it.each([
    [{ province: "" }, "province-required"],
    [{ city: "" }, "city-required"],
    [{ district: "" }, "district-required"],
    [{ street: "  " }, "street-required"],
    [{ receiver: "" }, "receiver-required"],
    [{ receiver: "林".repeat(51) }, "text-too-long"],
    [{ mobile: "" }, "mobile-required"],
    [{ mobile: "1390000012" }, "mobile-invalid"],
    [{ note: "一".repeat(201) }, "text-too-long"],
  ])("refuses %o with %s", (change, problem) => {
    expect(problems(change)).toEqual([problem]);
  });
});
