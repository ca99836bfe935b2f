import { afterEach, describe, expect, it, vi } from "vitest";
import { readBalances } from "../contract/balance.ts";
import { addToCart, editCartLine, readCart } from "../contract/cart.ts";
import { priceOrder } from "../contract/checkout.ts";
import { count, entity, file, id, list, nothing, text } from "../contract/codec.ts";
import { type Endpoint, endpoint } from "../contract/endpoint.ts";
import { listOrders } from "../contract/order.ts";
import { readRepayment } from "../contract/payment.ts";
import { addressOf } from "./address.ts";
import { backEnd, done, sha256 } from "./testing/back-end.ts";

const Thing = entity({ thingId: ["id", id], name: ["nm", text], stock: ["st", count] });
const readThings = endpoint(
  "readThings",
  "GET /api/thing/list",
  nothing,
  entity({ things: ["list", list(Thing)] }),
);
const lookThings = endpoint("lookThings", "POST /api/thing/look", nothing, nothing, {
  isRead: true,
});
const impatient = endpoint("impatient", "GET /api/thing/slow", nothing, nothing, { timeLimit: 60 });
const Sheet = entity({ file: ["file", file], fileName: ["fileName", text], rows: ["n", count] });
const upload = endpoint("upload", "POST /api/thing/upload", Sheet, nothing, {
  kind: "multipart",
  auth: "required",
});
const Document = entity({ code: ["code", text], language: ["lang", text] });
const download = endpoint("download", "GET /api/thing/pdf", Document, nothing, {
  kind: "download",
});

afterEach(() => void vi.restoreAllMocks());

describe("the time limit", () => {
  it("the time limit is 30 s unless the call has its own", async () => {
    const limits = vi.spyOn(globalThis, "setTimeout");
    const { client } = backEnd(() => done);
    await client.call(readCart, {});
    await client.call(impatient, {});
    expect(limits.mock.calls.map(([, limit]) => limit)).toEqual([30_000, 30_000, 60]);
  });

  it("ends a call that is not answered", async () => {
    const { client } = backEnd(() => done, {
      fetch: async (input, init) => {
        if (new Request(input).url.endsWith("/api/timestamp"))
          return Response.json({ code: 200, data: { timestamp: 1_779_242_400 } });
        return new Promise((_, reject) =>
          init?.signal?.addEventListener("abort", () =>
            reject(new DOMException("", "TimeoutError")),
          ),
        );
      },
    });
    expect(await client.call(impatient, {})).toEqual({ ok: false, failure: { kind: "timed-out" } });
  });
});

describe("a connection that ends without an answer", () => {
  const line = { itemCode: "S812046", productId: "1", quantity: 1 };
  const key = { requestKey: "Zy8xWv5uTs2rQp0o" };
  const lose = () => {
    throw new TypeError("fetch failed");
  };
  const cutShort = () =>
    new Response(new ReadableStream({ start: (body) => body.error(new TypeError("terminated")) }));
  const badGateway = () => new Response("", { status: 502 });
  /** Fails in these ways in turn, and then answers. */
  const failing = (...ways: readonly (() => Response)[]) => {
    const left = [...ways];
    return backEnd(() => left.shift()?.() ?? done);
  };

  describe.each([
    ["before an answer", lose],
    ["within the answer", cutShort],
    ["at a proxy", badGateway],
  ])("%s", (_, way) => {
    it.each([
      ["a read", readThings, {}],
      ["a read by POST", lookThings, {}],
      ["a change with a request key", addToCart, line],
    ])(
      "sends %s again, once, after a connection without an answer",
      async (_what, call, params) => {
        const { client, sent } = failing(way);
        const outcome = await client.call(call as Endpoint<object, unknown>, params, key);
        expect(outcome.ok).toBe(true);
        expect(sent).toHaveLength(2);
        expect(sent[1]?.url.href).toBe(sent[0]?.url.href);
        expect([...(sent[1]?.headers ?? [])]).toEqual([...(sent[0]?.headers ?? [])]);
        expect(sent[1]?.body).toEqual(sent[0]?.body);
      },
    );

    it.each([
      ["without a request key", addToCart, line, {}],
      ["of a call that has none", editCartLine, { lineId: "1", quantity: 1 }, key],
    ])("fails a change %s, which is sent once", async (_what, call, params, options) => {
      const { client, sent } = failing(way);
      const outcome = await client.call(call as Endpoint<object, unknown>, params, options);
      expect(outcome.ok).toBe(false);
      expect(sent).toHaveLength(1);
    });
  });

  it("fails a call whose repeat is lost as well", async () => {
    const { client, sent } = failing(lose, lose);
    const outcome = await client.call(addToCart, line, key);
    expect(outcome).toEqual({ ok: false, failure: { kind: "offline" } });
    expect(sent).toHaveLength(2);
  });

  it("the server's time is read again after a connection without an answer", async () => {
    let asked = 0;
    const { client } = backEnd(() => done, {
      serverSeconds: () => {
        asked += 1;
        return asked === 1 ? lose() : 1_779_242_400;
      },
    });
    expect((await client.call(readCart, {})).ok).toBe(true);
    expect(asked).toBe(2);
  });
});

describe("an answer that breaks the contract", () => {
  it.each([
    ["a page of HTML", "<html><body>502 Bad Gateway</body></html>"],
    ["an empty body", ""],
    ["JSON that ends too early", '{"code":200,"data":{"list":['],
    ["JSON without an envelope", '{"list":[]}'],
    ["null", "null"],
    ["a list", "[]"],
    ["a code that is not a number", '{"code":"fine","data":{}}'],
    ["data of another shape", '{"code":200,"data":"much"}'],
    ["an entity without its id", '{"code":200,"data":{"list":[{"nm":"nameless"}]}}'],
    ["a number for a list", '{"code":200,"data":{"list":7}}'],
  ])("reports an answer that breaks the contract: %s", async (_, body) => {
    const { client } = backEnd(() => new Response(body));
    expect(await client.call(readThings, {})).toMatchObject({
      ok: false,
      failure: { kind: "broken", detail: expect.stringContaining("readThings") as string },
    });
  });

  it.each([
    ["payable", priceOrder, {}, { totalMoney: { goodsMoney: "1.00" } }],
    ["order amount", listOrders, {}, { data: [{ so_id: "7" }] }],
    ["repayment", readRepayment, {}, { detail: [], so_amount: "much" }],
    ["used credit", readBalances, {}, { cus_prepay: "1.00" }],
  ] as const)(
    "reports an answer that breaks the contract: no %s",
    async (_, endpoint, params, data) => {
      const { client } = backEnd(() => ({ code: 200, data }));
      expect(await client.call(endpoint as Endpoint, params)).toMatchObject({
        failure: { kind: "broken", detail: expect.stringContaining(endpoint.name) as string },
      });
    },
  );

  it.each([502, 504])(
    "reports an answer that breaks the contract: a proxy's page with status %i",
    async (status) => {
      const { client, reloads } = backEnd(() => new Response("<html>", { status }));
      expect(await client.call(readThings, {})).toMatchObject({ failure: { kind: "broken" } });
      expect(reloads).toEqual([]);
    },
  );

  it("an answer with missing or unreadable fields does not break the contract", async () => {
    const { client } = backEnd(() => ({ code: 200, data: { list: [{ id: 7, st: "many" }] } }));
    expect(await client.call(readThings, {})).toEqual({
      ok: true,
      data: { things: [{ thingId: "7", name: "", stock: 0 }] },
      message: "",
    });
  });
});

describe("a call with a signal", () => {
  it("fails as without a connection once the signal is aborted", async () => {
    const controller = new AbortController();
    const { client } = backEnd(() => done, {
      fetch: async (input, init) => {
        if (new Request(input).url.endsWith("/api/timestamp"))
          return Response.json({ code: 200, data: { timestamp: 1_779_242_400 } });
        controller.abort();
        init?.signal?.throwIfAborted();
        return Response.json(done);
      },
    });
    expect(await client.call(readThings, {}, { signal: controller.signal })).toEqual({
      ok: false,
      failure: { kind: "offline" },
    });
  });
});

describe("a multipart call", () => {
  it("sends a file and its fields as a form, signed by its fields alone", async () => {
    const { client, sent } = backEnd(() => done);
    const sheet = new File(["A,1"], "订单.xlsx");
    expect(
      await client.call(upload, { file: sheet, fileName: "订单.xlsx", rows: 3 }),
    ).toMatchObject({ ok: true });
    const { body, headers } = sent[0]!;
    const form = body as FormData;
    expect(await (form.get("file") as File).text()).toBe("A,1");
    expect(["fileName", "n", "timestamp"].map((name) => form.get(name))).toEqual([
      "订单.xlsx",
      "3",
      "1779242400",
    ]);
    expect(headers.has("Content-Type")).toBe(false);
    expect(headers.get("X-Signature")?.slice(64)).toBe(
      await sha256("fileName=订单.xlsx&n=3&timestamp=1779242400b"),
    );
  });
});

describe("a download", () => {
  it("a download is a URL with the wire parameters and without token or signature", () => {
    expect(
      addressOf(download, "https://api.example", { code: "S812046-25 g&2", language: "" }),
    ).toBe("https://api.example/api/thing/pdf?code=S812046-25+g%262");
    expect(addressOf(download, "", { code: "", language: "" })).toBe("/api/thing/pdf");
  });
});
