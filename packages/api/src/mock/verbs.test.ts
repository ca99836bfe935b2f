import { http } from "msw";
import { setupServer } from "msw/node";
import * as v from "valibot";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { envelope } from "../client/envelope.ts";
import { readCart } from "../contract/cart.ts";
import { downloadDocument, readProduct } from "../contract/product.ts";
import { searchReagents } from "../contract/search.ts";
import { cartMessages } from "../messages/cart.ts";
import { productMessages } from "../messages/product.ts";
import { cart } from "./samples/cart.ts";
import { productPage } from "./samples/product.ts";
import { manyReagentResults } from "./samples/search.ts";
import { answers, refusal, refuses, waits } from "./verbs.ts";

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function ask(path: string, init?: RequestInit) {
  const response = await fetch(`https://any.example${path}`, init);
  return v.parse(envelope, await response.json());
}

describe("answers", () => {
  it("answers on any host, in wire names", async () => {
    server.use(answers(readCart, cart()));
    const { code, data } = await ask("/api/cart/list");
    expect(code).toBe(200);
    expect(data).toMatchObject({
      money: "1675.20",
      list: [{ item_code: "S812046" }, {}, {}, { check: 0 }],
    });
  });

  it("passes the decoded parameters to a function", async () => {
    server.use(answers(searchReagents, ({ page }) => manyReagentResults(page)));
    const { data } = await ask("/api/item/search?keyword=x&page=7&limit=20&source=web");
    expect(data).toMatchObject({ total: 126, list: { length: 6 } });
  });

  it("passes the caller's language to a function", async () => {
    server.use(
      answers(readProduct, ({ itemCode }, language) =>
        productPage(itemCode as "S812046", language),
      ),
    );
    const { data } = await ask("/api/product/info?item_code=S812046", {
      headers: { "X-Language": "en" },
    });
    expect(data).toMatchObject({ item: { item_storage: "Room temperature" } });
  });

  it("lets the function of an answer refuse the call", async () => {
    server.use(answers(readProduct, () => refusal(1102, productMessages.missing)));
    expect(await ask("/api/product/info?item_code=x")).toEqual({
      code: 1102,
      message: productMessages.missing.zh,
    });
  });

  it("refuses parameters that break the contract", async () => {
    server.use(answers(searchReagents, ({ page }) => manyReagentResults(page)));
    expect((await ask("/api/item/search?keyword=x&page=first")).code).toBe(400);
  });

  it("throws at once when the answer breaks the contract", () => {
    const page = productPage();
    expect(() => answers(readProduct, { ...page, item: { ...page.item, itemCode: "" } })).toThrow(
      /readProduct breaks the contract/,
    );
  });

  it("answers a download with a PDF whose cross-reference table is right", async () => {
    server.use(answers(downloadDocument, {}));
    const response = await fetch("https://any.example/api/document?kind=x&subject=y");
    const file = await response.text();
    expect(response.headers.get("Content-Type")).toBe("application/pdf");
    expect(file).toMatch(/^%PDF-1\.4\n[^]*%%EOF\n$/);
    const offsets = [...file.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
    expect(offsets.map((offset) => file.slice(offset, offset + 7))).toEqual(
      [1, 2, 3, 4, 5].map((number) => `${number} 0 obj`),
    );
    expect(file.slice(Number(/startxref\n(\d+)/.exec(file)?.[1])).startsWith("xref")).toBe(true);
  });
});

describe("refuses", () => {
  it("refuses with a code and a message in the caller's language", async () => {
    server.use(refuses(readCart, 1202, cartMessages.empty));
    expect(await ask("/api/cart/list")).toEqual({ code: 1202, message: "购物车暂无商品" });
    expect(await ask("/api/cart/list", { headers: { "X-Language": "en" } })).toEqual({
      code: 1202,
      message: "The cart is empty",
    });
  });
});

describe("waits", () => {
  it("waits without ever answering a call", async () => {
    server.use(
      waits(readCart),
      http.get("*/api/other", () => new Response("answered")),
    );
    const first = await Promise.race([
      fetch("https://any.example/api/cart/list", { signal: AbortSignal.timeout(200) }).catch(
        () => "waited",
      ),
      fetch("https://any.example/api/other").then((response) => response.text()),
    ]);
    expect(first).toBe("answered");
    await expect(
      fetch("https://any.example/api/cart/list", { signal: AbortSignal.timeout(50) }),
    ).rejects.toThrow(/abort|timeout/i);
  });
});
