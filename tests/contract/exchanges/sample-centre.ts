import { codes } from "@reagent/api/contract/envelope";
import { readSampleCentre, sendSampleCentreMessage } from "@reagent/api/contract/sample-centre";
import { callMessages } from "@reagent/api/messages/call";
import { expect } from "vitest";
import { answered, type Exchange, refused } from "../exchange.ts";
import { chinese, expectGrouped } from "./given.ts";

const message = { from: "lin@lab.example", message: "需要 LC-MS 级乙腈样品。" };

export const exchanges: readonly Exchange[] = [
  answered("guest", readSampleCentre, {}, ({ groups }) => {
    expect(groups.length).toBeGreaterThan(1);
    for (const { name, items } of groups) {
      expect(name).toMatch(chinese);
      expect(items).not.toHaveLength(0);
      for (const { category } of items) expect(category).toBe("special-brand");
      expectGrouped(items, name);
    }
  }),
  answered("customer", sendSampleCentreMessage, message),
  answered("guest", sendSampleCentreMessage, message),
  refused(
    "guest",
    sendSampleCentreMessage,
    { ...message, from: "lin@" },
    codes.badRequest,
    callMessages.incomplete,
    "an invalid e-mail address",
  ),
];
