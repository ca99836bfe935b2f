import type { AddressInfo } from "node:net";
import { readCart } from "@reagent/api/contract/cart";
import type { AnyCodec } from "@reagent/api/contract/codec";
import { type AnyEndpoint, endpoints } from "@reagent/api/contract/contract";
import { codes } from "@reagent/api/contract/envelope";
import { onEachDatabase } from "@reagent/server/testing/databases";
import { customers, itemIds, packIds, skuIds } from "@reagent/server/testing/fixture";
import { openShop, signed, type TestShop } from "@reagent/server/testing/shop";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const TEXTS = [
  "'; drop table items; --",
  `" or ""="`,
  "1 or 1=1",
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "\0",
  "a\0b",
  "\u{d800}",
  "\u{202e}gnp.exe",
  "😀",
  "../../../../etc/passwd",
  "%00%27%3b",
  "{{7*7}}${7*7}",
  "-1",
  "NaN",
  "1e400",
  "9".repeat(40),
  "硫".repeat(10_000),
];
/** What a body of JSON may hold where text or a number is meant. */
const VALUES: readonly unknown[] = [
  null,
  true,
  [],
  {},
  ["a", ["b"]],
  { $gt: "" },
  { toString: 1 },
  -1,
  1.5,
  1e9,
  1e308,
];

/** What is honest by the wire's name, so that of a call only the one parameter is wrong. */
const HONEST: Readonly<Record<string, unknown>> = {
  item_code: "E100001",
  product_id: String(packIds.ethanol500),
  product_code: "E100001-500mL",
  batch_code: "C15482130",
  item_id: String(itemIds.ethanol),
  spu_code: "INS-0001",
  sku_id: String(skuIds.stirrer),
  code: "E100001-500mL",
  email: customers.wang,
  password: "wrong-password",
  keyword: "乙醇",
  lang: "cn",
  products: [{ product_id: String(packIds.ethanol500), total: 1 }],
  type: 1,
  module: "cusuni",
  file: `data:image/gif;base64,${btoa("GIF89a")}`,
  cus_id_card: "11010519491231002X",
  cus_fid_card: "440524188001010014",
  province: "310000",
  city: "310100",
  district: "310104",
  mobile: "13900000000",
  invaddr_province: "310000",
  invaddr_city: "310100",
  invaddr_district: "310104",
  invaddr_mobile: "13900000000",
  invaddr_phone: "021-55500002",
  password_confirmation: "wrong-password",
  cate: "572",
  source: "",
  area: "021",
  phone: "55500002",
  extension: "8",
  cus_password1: "bench-2027",
  cus_password2: "bench-2027",
};
/** What a name means to one call alone. */
const HONEST_TO: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  uploadDocument: { type: "gif" },
  uncheckProducts: { products: [String(packIds.ethanol500)] },
  createOrder: { address_id: "1" },
  issueOrderPaperTicket: { paper: "soc" },
  payOrder: { type: 0 },
};
const BY_KIND: Readonly<Record<string, unknown>> = {
  text: "甲",
  id: "1",
  count: 1,
  number: 1,
  amount: "1.00",
  flag: 1,
  instant: 1_790_000_000,
  day: "2026-11-21",
  code: 1,
  list: [],
  entity: { up_img: "", up_name: "" },
  idList: "1",
  choices: "",
};
const honest = (call: string, wire: string, { kind }: AnyCodec): unknown =>
  HONEST_TO[call]?.[wire] ?? HONEST[wire] ?? BY_KIND[kind];

/** Calls whose answers are bytes are addressed by what the shop itself hands out. */
const asked = endpoints.filter(
  ({ kind, params }) => kind === "json" && Object.keys(params.table).length > 0,
);
const wiresOf = ({ params }: AnyEndpoint) => Object.values(params.table);

onEachDatabase((_kind, makePlace) => {
  let shop: TestShop;
  let address: string;
  let token: string;

  beforeAll(async () => {
    shop = await openShop(makePlace, { trustedProxies: () => true });
    await shop.server.listen({ host: "127.0.0.1", port: 0 });
    address = `http://127.0.0.1:${(shop.server.server.address() as AddressInfo).port}`;
    token = await shop.logIn(customers.lin);
  });
  afterAll(() => shop.close());

  let callers = 0;

  /** Sends it over HTTP, signed as it is, each from an address of its own: how often one may ask is not the point. */
  async function send({ method, path }: AnyEndpoint, wire: Record<string, unknown>) {
    const { headers, params } = signed(wire, { at: shop.clock.time, token });
    const isRead = method === "GET";
    const query = isRead ? `?${new URLSearchParams(params as Record<string, string>)}` : "";
    callers += 1;
    const from = `10.0.${callers >> 8}.${callers & 255}`;
    const response = await fetch(`${address}${path}${query}`, {
      method,
      headers: { ...headers, "content-type": "application/json", "x-forwarded-for": from },
      ...(isRead ? {} : { body: JSON.stringify(params) }),
    });
    const body = (await response.json()) as { code: number; message: string };
    return { status: response.status, type: response.headers.get("content-type"), ...body };
  }

  /** How much stands where nobody but the shop itself writes. */
  async function stock(): Promise<readonly unknown[]> {
    const tables = [
      "items",
      "packs",
      "instruments",
      "instrument_skus",
      "articles",
      "customers",
    ] as const;
    return Promise.all(
      tables.map((table) => shop.database.read.selectFrom(table).selectAll().execute()),
    );
  }

  describe.each(asked.map((endpoint) => [endpoint.name, endpoint] as const))(
    "%s",
    (_name, endpoint) => {
      test.each(wiresOf(endpoint))(
        "takes anything as %s for what it is, and answers clearly",
        async (wire) => {
          const before = await stock();
          const values = endpoint.method === "GET" ? TEXTS : [...TEXTS, ...VALUES];
          // What may be absent stays so.
          const rest: Record<string, unknown> = {};
          for (const [each, codec] of wiresOf(endpoint)) {
            const value = honest(endpoint.name, each, codec);
            if (value !== undefined) rest[each] = value;
          }
          for (const value of values) {
            const answer = await send(endpoint, { ...rest, [wire]: value });
            const said = `${JSON.stringify(value)?.slice(0, 60)} is answered by ${JSON.stringify(answer).slice(0, 200)}`;
            expect([200, codes.tooLarge], said).toContain(answer.status);
            expect(answer.type, said).toMatch(/^application\/json/u);
            expect([codes.failed, codes.busy, codes.badSignature], said).not.toContain(answer.code);
            expect(answer.code === codes.success || answer.message !== "", said).toBe(true);
          }
          expect(await stock()).toEqual(before);
        },
      );
    },
  );

  test("what stands beside the one wrong parameter is right", async () => {
    const unreadable: string[] = [];
    for (const endpoint of asked) {
      const wire = wiresOf(endpoint).map(
        ([each, codec]) => [each, honest(endpoint.name, each, codec)] as const,
      );
      const { code } = await send(endpoint, Object.fromEntries(wire));
      if (code === codes.badRequest) unreadable.push(endpoint.name);
    }
    expect(unreadable).toEqual([]);
  });

  test("a cart that was asked for all that can still be read", async () => {
    const cart = await shop.call(readCart, {}, { token });
    expect([codes.success, codes.emptyCart]).toContain(cart.code);
  });
});
