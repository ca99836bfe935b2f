import { codes } from "@reagent/api/contract/envelope";
import { CODE_LIFE_MS } from "@reagent/domain/one-time-code";
import type { CodePurpose } from "@reagent/domain/one-time-code";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Refusal } from "../basics/refusal.ts";
import { onEachDatabase } from "../testing/databases.ts";
import { openShop } from "../testing/shop.ts";
import type { TestShop } from "../testing/shop.ts";
import { issueCode, useCode } from "./one-time-code.ts";

onEachDatabase((makePlace) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openShop(makePlace);
  });
  afterAll(() => shop.close());

  const issue = (customerId = "lin", purpose: CodePurpose = "reset") =>
    shop.database.transact((tx) => issueCode(tx, { customerId, purpose, now: shop.clock.time }));
  const use = (code: string, purpose: CodePurpose = "reset") =>
    shop.database.transact((tx) => useCode(tx, { code, purpose, now: shop.clock.time }, "en"));
  const refusal = async (code: string, purpose?: CodePurpose) => {
    const failure: unknown = await use(code, purpose).catch((reason: unknown) => reason);
    return failure instanceof Refusal ? [failure.code, failure.message] : failure;
  };
  const used = [codes.linkDead, "This link has already been used. Please request a new one."];
  const late = [codes.linkDead, "This link has expired. Please request a new one."];
  const noSuch = [
    codes.linkDead,
    "This link is not valid. Please check that it is complete, or request a new one.",
  ];

  describe("a code from a mail (decisions, mails)", () => {
    test("a code from a mail belongs to one customer, works once, and uses up their others", async () => {
      const [first, second] = [await issue(), await issue()];
      const [other, activation] = [await issue("wang"), await issue("lin", "activate")];
      expect(await use(first)).toEqual({ customerId: "lin" });
      expect(await refusal(first)).toEqual(used);
      expect(await refusal(second)).toEqual(used);
      expect(await use(other)).toEqual({ customerId: "wang" });
      expect(await refusal(activation, "activate")).toEqual(used);
    });

    test("a code from a mail works for its purpose only", async () => {
      expect(await refusal(await issue("lin", "activate"))).toEqual(noSuch);
      expect(await refusal(await issue(), "activate")).toEqual(noSuch);
    });

    test("a code from a mail works for 24 hours", async () => {
      const [inTime, tooLate] = [await issue("lin"), await issue("wang")];
      shop.clock.time += CODE_LIFE_MS - 1;
      await use(inTime);
      shop.clock.time += 1;
      expect(await refusal(tooLate)).toEqual(late);
    });

    test.each(["", "nobodys", "' or 1=1 --", "x".repeat(10_000)])(
      "a code from a mail is refused as %j",
      async (code) => {
        expect(await refusal(code)).toEqual(noSuch);
      },
    );

    test("a code from a mail works for one of several parallel calls", async () => {
      const code = await issue();
      const outcomes = await Promise.allSettled([use(code), use(code), use(code)]);
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    });
  });
});
