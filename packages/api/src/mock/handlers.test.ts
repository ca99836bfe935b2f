import { setupServer } from "msw/node";
import * as v from "valibot";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { envelope } from "../client/envelope.ts";
import { endpoints } from "../contract/contract.ts";
import { readProduct } from "../contract/product.ts";
import { expiredSession, guest, normalCustomer, university } from "./handlers.ts";
import { filed, onCredit } from "./particular-customers.ts";
import { itemCodes } from "./samples/items.ts";
import { productPage } from "./samples/product.ts";
import { answers } from "./verbs.ts";

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const viewers = { normalCustomer, university, filed, onCredit, guest, expiredSession };

describe.each(Object.entries(viewers))("%s", (_, handlers) => {
  it("answers every call of the contract once", () => {
    const handled = handlers().map(({ info }) => `${String(info.method)} ${String(info.path)}`);
    expect([...handled].sort()).toEqual(
      endpoints.map(({ method, path }) => `${method} *${path}`).sort(),
    );
  });
});

describe("a guest", () => {
  it("gets 1005 from calls that require a session only", async () => {
    server.use(...guest());
    for (const { method, path, auth, kind } of endpoints) {
      if (kind === "download") continue;
      const response = await fetch(`https://any.example${path}`, {
        method,
        ...(method === "POST" ? { body: "{}" } : {}),
      });
      const { code } = v.parse(envelope, await response.json());
      expect(`${path} ${code === 1005}`).toBe(`${path} ${auth === "required"}`);
    }
  });
});

describe("the clock", () => {
  it("answers the given time, in seconds", async () => {
    server.use(...normalCustomer({ now: () => Date.parse("2026-05-20T10:00:00.400+08:00") }));
    const response = await fetch("https://any.example/api/timestamp");
    expect(await response.json()).toMatchObject({
      data: { timestamp: Date.parse("2026-05-20T10:00:00+08:00") / 1000 },
    });
  });
});

describe.each(["zh", "en"] as const)("the samples in %s", (language) => {
  it.each(["guest", "customer", "university"] as const)(
    "fit the contract for every item: %s",
    (viewer) => {
      for (const code of itemCodes) {
        const page = productPage(code, language, viewer);
        expect(() => answers(readProduct, page)).not.toThrow();
        expect(
          page.packs.every(({ salesPrice }) =>
            viewer === "guest" ? salesPrice === null : salesPrice !== 0,
          ),
        ).toBe(true);
      }
    },
  );
});
