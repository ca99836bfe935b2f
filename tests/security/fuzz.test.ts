import { setImmediate } from "node:timers/promises";
import { type AnyEndpoint, endpoints } from "@reagent/api/contract/contract";
import { codes } from "@reagent/api/contract/envelope";
import type { PdfPrinter } from "@reagent/server/ports/documents/pdf-printer";
import { startSession } from "@reagent/server/sessions/session";
import { onEachDatabase } from "@reagent/server/testing/databases";
import { openShop, signed, type TestShop } from "@reagent/server/testing/shop";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Facts } from "../contract/party.ts";
import { hostileParams, type Wire } from "./hostile-params.ts";
import { factsOf, validWires } from "./valid-params.ts";

/** The number of cases of each call, and their seed, which is constant unless it is set. */
const CASES = Number(process.env["FUZZ_CASES"] ?? 200);
/** Fewer, since PostgreSQL gets only cases that reach the database. */
const CASES_ON_POSTGRES = Math.ceil(CASES / 4);
const SEED = Number(process.env["FUZZ_SEED"] ?? 6);
/** In milliseconds, on a busy machine. */
const LONGEST_CASE = 100;

// The real hash at its lowest cost, to save time.
vi.mock(import("@node-rs/argon2"), async (importOriginal) => {
  const original = await importOriginal();
  const cheap = { memoryCost: 8, timeCost: 1 };
  return {
    ...original,
    hash: (password, options) => original.hash(password, { ...options, ...cheap }),
  };
});

onEachDatabase((makePlace, kind) => {
  let shop: TestShop;
  let token: string;
  let facts: Facts;
  let before: unknown;

  beforeAll(async () => {
    shop = await openShop(makePlace, { pdfPrinter: blankPrinter });
    token = await newSession();
    facts = await factsOf(shop, token);
    before = await stock();
  });
  afterAll(() => shop.close());

  const newSession = () => shop.database.transact((tx) => startSession(tx, "lin", shop.clock.time));

  /** Tables that no call writes. */
  const stock = () =>
    Promise.all(
      (["items", "instruments", "articles"] as const).map((table) =>
        shop.database.read.selectFrom(table).selectAll().execute(),
      ),
    );

  let callers = 0;

  /** Sends a signed call, each from another IP address because of the rate limit. */
  async function send({ method, path }: AnyEndpoint, wire: Wire, isCustomer: boolean) {
    callers += 1;
    // Lets the shop's timers run: without a network they would not, and it would measure an overload.
    await setImmediate();
    const isRead = method === "GET";
    const { headers, params } = signed(isRead ? textual(wire) : wire, {
      at: shop.clock.time,
      token: isCustomer ? token : undefined,
    });
    const {
      statusCode,
      body,
      headers: sent,
    } = await shop.server.inject({
      method,
      url: isRead ? `${path}?${query(params)}` : path,
      headers: { ...headers, ...(isRead ? {} : { "content-type": "application/json" }) },
      remoteAddress: `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`,
      ...(isRead ? {} : { payload: JSON.stringify(params) }),
    });
    return { status: statusCode, type: String(sent["content-type"]), body };
  }

  test.each(endpoints)(
    "$name answers any parameters with a clear code",
    async (endpoint) => {
      const valid = validWires(facts).get(endpoint.name) ?? [];
      // Parameters that the schema refuses do not reach the database.
      const { "~standard": schema } = endpoint.params.schema;
      const reaches = (wire: Wire) =>
        kind === "sqlite" || !("issues" in (schema.validate(wire) as object));
      const cases = fc.tuple(hostileParams(endpoint, valid).filter(reaches), fc.nat({ max: 9 }));
      const isCustomer = (die: number) => (endpoint.auth === "required" ? die > 0 : die > 4);
      await fc.assert(
        fc.asyncProperty(cases, async ([wire, die]) => {
          const answer = await send(endpoint, wire, isCustomer(die));
          expectClear(endpoint, answer);
          if (isCustomer(die) && answer.body.includes(`"code":${codes.notLoggedIn}`)) {
            token = await newSession();
          }
        }),
        {
          numRuns: kind === "sqlite" ? CASES : CASES_ON_POSTGRES,
          seed: SEED,
          examples: valid.map((wire) => [[wire, 9]]),
        },
      );
    },
    Math.max(60_000, CASES * LONGEST_CASE),
  );

  test("the shop is healthy afterwards, and its goods are unchanged", async () => {
    const health = await shop.server.inject({ method: "GET", url: "/healthz" });
    expect(health.json()).toEqual({ status: "ok" });
    expect(await stock()).toEqual(before);
  });
});

/** Printing takes long, and the content of documents does not matter here. */
const blankPrinter: PdfPrinter = { print: async () => Buffer.from("%PDF-"), close: async () => {} };

/** The parameters of a query: texts, and lists as repeated names. */
const textual = (wire: Wire): Wire =>
  Object.fromEntries(
    Object.entries(wire).map(([name, value]) => [
      name,
      Array.isArray(value) ? value : String(value),
    ]),
  );

function query(params: Wire): string {
  const pairs = Object.entries(params).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each) => [name, String(each)]),
  );
  return new URLSearchParams(pairs).toString();
}

function expectClear(
  { kind }: AnyEndpoint,
  { status, type, body }: { status: number; type: string; body: string },
): void {
  const said = `${status} ${type} ${body.slice(0, 200)}`;
  expect([200, codes.tooLarge, codes.tooMany], said).toContain(status);
  if (kind === "download" && type === "application/pdf") return;
  const { code, message, data } = JSON.parse(body) as Record<string, unknown>;
  expect(code, said).toBeTypeOf("number");
  expect([codes.failed, codes.busy, codes.badSignature], said).not.toContain(code);
  expect(code === codes.success || message !== "", said).toBe(true);
  expect(data, said).toBeDefined();
}
