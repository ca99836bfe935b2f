import { readUserInfo } from "@reagent/api/contract/account";
import { codes } from "@reagent/api/contract/envelope";
import { readHeader } from "@reagent/api/contract/home";
import { readProduct } from "@reagent/api/contract/product";
import { productMessages } from "@reagent/api/messages/product";
import { expect, test } from "vitest";
import { Refusal } from "../basics/refusal.ts";
import { answers, answersCustomer, type Services } from "../calls/call.ts";
import { guestAnswers } from "./guest-answers.ts";

const services = { clock: { now: () => 1_000 } } as Services;

test("calls in process are answered as over the wire, for a guest, in the requested language", async () => {
  const calls: unknown[] = [];
  const route = answers(readHeader, async ({ language, customer, token, now }) => {
    calls.push({ language, customer, token, now });
    return { categories: [], emptySections: [], beyondTheContract: 1 };
  });
  const outcome = await guestAnswers([route], services)("readHeader", {}, "en");
  expect(outcome).toEqual({ ok: true, data: { categories: [], emptySections: [] }, message: "" });
  expect(calls).toEqual([{ language: "en", customer: undefined, token: "", now: 1_000 }]);
});

test("returns a refusal as a failure, and throws other errors", async () => {
  const refused = answers(readProduct, () =>
    Promise.reject(new Refusal(codes.productMissing, productMessages.missing.zh)),
  );
  expect(
    await guestAnswers([refused], services)("readProduct", { itemCode: "X1" }, "zh"),
  ).toMatchObject({ ok: false, failure: { code: codes.productMissing } });
  const broken = answers(readHeader, () => Promise.reject(new Error("broken")));
  await expect(guestAnswers([broken], services)("readHeader", {}, "zh")).rejects.toThrow("broken");
});

test("customers' calls and unknown calls are refused in process", async () => {
  const customers = answersCustomer(readUserInfo, () =>
    Promise.reject(new Error("a guest got in")),
  );
  for (const name of ["readUserInfo", "nothingOfThatName"]) {
    expect(await guestAnswers([customers], services)(name, {}, "zh")).toMatchObject({
      ok: false,
      failure: { code: codes.notLoggedIn },
    });
  }
});
