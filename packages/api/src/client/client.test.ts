import { UNREFINED } from "@reagent/domain/facet";
import { afterEach, describe, expect, it, vi } from "vitest";
import { logIn } from "../contract/account.ts";
import { addToCart, clearCart, readCart } from "../contract/cart.ts";
import { readHeader } from "../contract/home.ts";
import { listOrders } from "../contract/order.ts";
import { findSafetyDataSheet, readPriceAndStock } from "../contract/product.ts";
import { searchReagents } from "../contract/search.ts";
import { uploadDocument } from "../contract/upload.ts";
import { backEnd, bodyOf, done, sha256 } from "./testing/back-end.ts";

const query = { keyword: "乙醇", page: 1, limit: 20, source: "web", ...UNREFINED };

const document = { slot: "university", extension: "gif", fileName: "文件.gif" } as const;

afterEach(() => void vi.unstubAllGlobals());

describe("the headers of a call", () => {
  it("the headers of a call are agent, device, language, timestamp, token and signature", async () => {
    const { client, sent } = backEnd(() => done);
    await client.call(readCart, {});
    const { headers, url } = sent[0]!;
    const named = ["X-Agent", "X-Device-Id", "X-Language", "X-Timestamp", "X-User-Token"];
    expect(named.map((name) => headers.get(name))).toEqual([
      "web",
      "Ab3dEf6hIj9kLm2n",
      "cn",
      "1779242400",
      "sample-token",
    ]);
    expect(Object.fromEntries(url.searchParams)).toEqual({ timestamp: "1779242400" });
    expect(headers.get("X-Signature")).toBe(
      (await sha256(`${named.map((name) => `${name}=${headers.get(name)}`).join("&")}a`)) +
        (await sha256("timestamp=1779242400b")),
    );
  });

  it("name the language of the shop", async () => {
    const { client, sent } = backEnd(() => done, { language: "en" });
    await client.call(readHeader, {});
    expect(sent[0]?.headers.get("X-Language")).toBe("en");
  });

  it.each(["cn", "en"] as const)(
    "name the language that a document is asked for in: %s",
    async (language) => {
      const { client, sent } = backEnd(() => done, { language: language === "cn" ? "en" : "cn" });
      await client.call(findSafetyDataSheet, { language, keyword: "64-17-5", itemId: null });
      expect(sent[0]?.headers.get("X-Language")).toBe(language);
      expect(sent[0]?.url.searchParams.get("lang")).toBe(language);
    },
  );

  it("the headers of a call have no token for a guest or when the call takes none", async () => {
    const guest = backEnd(() => done, { token: () => null });
    await guest.client.call(readCart, {});
    const customer = backEnd(() => done);
    await customer.client.call(readHeader, {});
    await customer.client.call(logIn, { email: "a@b.example", password: "secret" });
    for (const { headers } of [...guest.sent, ...customer.sent])
      expect(headers.has("X-User-Token")).toBe(false);
  });

  it("the headers of a call have the token on calls whose answers differ by viewer", async () => {
    const { client, sent } = backEnd(() => done);
    await client.call(searchReagents, query);
    await client.call(readPriceAndStock, { itemCode: "S812046" });
    expect(sent.map(({ headers }) => headers.get("X-User-Token"))).toEqual([
      "sample-token",
      "sample-token",
    ]);
  });

  it("the headers of a call have a request key on repeatable calls only", async () => {
    const { client, sent } = backEnd(() => done);
    const line = { itemCode: "S812046", productId: "400051", quantity: 1 };
    await client.call(addToCart, line, { requestKey: "Zy8xWv5uTs2rQp0o" });
    await client.call(addToCart, line);
    await client.call(readCart, {}, { requestKey: "Zy8xWv5uTs2rQp0o" });
    expect(sent.map(({ headers }) => headers.get("X-Request-Key"))).toEqual([
      "Zy8xWv5uTs2rQp0o",
      null,
      null,
    ]);
  });
});

describe("the signature of a call", () => {
  it.each([
    ["a text", (content: string) => content],
    ["a Blob", (content: string) => new Blob([content])],
    ["a Blob without a secure page", (content: string) => new Blob([content]), false],
  ])(
    "the signature of a call is of the same text for a file as %s",
    async (_, make, isSecure = true) => {
      vi.stubGlobal("isSecureContext", isSecure);
      const { client, sent } = backEnd(() => done);
      // Longer than what is hashed at a time.
      const content = `data:text/plain;base64,${"QUJD".repeat(300_000)}`;
      await client.call(uploadDocument, { ...document, content: make(content) });
      expect(sent[0]?.headers.get("X-Signature")?.slice(64)).toBe(
        await sha256(
          `file=${content}&file_name=文件.gif&module=cusuni&timestamp=1779242400&type=gifb`,
        ),
      );
    },
  );

  it("leaves an empty file out of the signature", async () => {
    const { client, sent } = backEnd(() => done);
    await client.call(uploadDocument, { ...document, content: new Blob() });
    expect(sent[0]?.headers.get("X-Signature")?.slice(64)).toBe(
      await sha256("file_name=文件.gif&module=cusuni&timestamp=1779242400&type=gifb"),
    );
  });
});

describe("a file in a Blob", () => {
  it("a file in a Blob is sent as the text of its parameter in JSON", async () => {
    const { client, sent } = backEnd(() => done);
    const content = new Blob(["data:image/gif;base64,", "R0lG", "ODlh"]);
    await client.call(uploadDocument, { ...document, content });
    const body = sent[0]?.body as Blob;
    expect(body.type).toBe("application/json");
    expect(JSON.parse(await body.text())).toEqual({
      module: "cusuni",
      type: "gif",
      file: "data:image/gif;base64,R0lGODlh",
      file_name: "文件.gif",
      timestamp: 1_779_242_400,
    });
  });
});

describe("the parameters of a call", () => {
  it("the parameters of a call are in the query of a GET by their wire names, with the timestamp and without empty ones", async () => {
    const { client, sent } = backEnd(() => done);
    await client.call(listOrders, {
      isLegacy: false,
      pageSize: 10,
      page: 2,
      from: "2026-05-01",
      to: "",
      orderCode: "",
      productCode: "",
      casNumber: "64-17-5",
      customerOrderNumber: "",
      receiver: "",
      payment: "all" as const,
      review: "all" as const,
    });
    const { url, method, body } = sent[0]!;
    expect(method).toBe("GET");
    expect(body).toBeUndefined();
    expect(url.pathname).toBe("/api/order/list");
    expect(Object.fromEntries(url.searchParams)).toEqual({
      type: "0",
      offset: "10",
      page: "2",
      from: "2026-05-01",
      cas: "64-17-5",
      timestamp: "1779242400",
    });
  });

  it("the parameters of a call are in the body of a POST, with the timestamp", async () => {
    const { client, sent } = backEnd(() => done);
    await client.call(addToCart, { itemCode: "S812046", productId: "400051", quantity: 2 });
    expect(sent[0]?.url.href).toBe("https://api.example/api/cart/add");
    expect(sent[0]?.headers.get("Content-Type")).toBe("application/json");
    expect(bodyOf(sent[0]!)).toEqual({
      item_code: "S812046",
      product_id: "400051",
      total: 2,
      timestamp: 1_779_242_400,
    });
  });

  it("keep signs, spaces and other scripts through the URL", async () => {
    const { client, sent } = backEnd(() => done);
    const keyword = "α-D(+)葡萄糖 & 50%=1#2?三 ";
    await client.call(searchReagents, { ...query, keyword });
    expect(sent[0]?.url.searchParams.get("keyword")).toBe(keyword);
  });
});

describe("an answer", () => {
  it("an answer is decoded into our names, with the server's message", async () => {
    const { client } = backEnd(() => ({
      code: "200",
      message: "ok",
      data: { list: [], total: "126", more: 1 },
    }));
    expect(await client.call(searchReagents, query)).toEqual({
      ok: true,
      data: {
        items: [],
        total: 126,
        isMore: false,
        corrected: "",
        kept: [],
        missing: [],
        categories: [],
      },
      message: "ok",
    });
  });

  it("an answer without data is read as one without any field", async () => {
    const { client } = backEnd(() => ({ code: 200 }));
    expect(await client.call(searchReagents, query)).toEqual({
      ok: true,
      data: {
        items: [],
        total: 0,
        isMore: false,
        corrected: "",
        kept: [],
        missing: [],
        categories: [],
      },
      message: "",
    });
  });
});

describe("a read that is sent ahead", () => {
  const cartAhead = { path: readCart.path, auth: readCart.auth, params: {} };

  it("a read that is sent ahead is signed like any other, and its reply answers the first call alone", async () => {
    const { client, sent } = backEnd(() => done);
    client.sendAhead([cartAhead]);
    await client.call(readCart, {});
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers.get("X-User-Token")).toBe("sample-token");
    expect(sent[0]?.headers.get("X-Signature")).toMatch(/^[0-9a-f]{128}$/u);
    await client.call(readCart, {});
    expect(sent).toHaveLength(2);
  });

  it("does not answer a call with other parameters, nor another call", async () => {
    const { client, sent } = backEnd(() => done);
    client.sendAhead([
      { path: searchReagents.path, auth: "optional", params: { keyword: "丙酮" } },
    ]);
    await client.call(searchReagents, query);
    await client.call(readCart, {});
    expect(sent).toHaveLength(3);
  });

  it("does not answer a call that follows a change", async () => {
    const { client, sent } = backEnd(() => done);
    client.sendAhead([cartAhead]);
    await client.call(clearCart, {});
    await client.call(readCart, {});
    expect(sent).toHaveLength(3);
  });

  it("reports the end of the session when it is called for", async () => {
    const { client, ended } = backEnd(() => ({ code: 1005, message: "", data: {} }));
    client.sendAhead([cartAhead]);
    expect(ended).toEqual([]);
    const outcome = await client.call(readCart, {});
    expect(outcome).toMatchObject({ ok: false, failure: { kind: "refused", code: 1005 } });
    expect(ended).toEqual(["readCart"]);
  });
});
