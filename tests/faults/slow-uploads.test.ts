import { codes } from "@reagent/api/contract/envelope";
import { uploadDocument } from "@reagent/api/contract/upload";
import { onDefaultDatabase } from "@reagent/server/testing/databases";
import { bytesLike, dataUrl } from "@reagent/server/testing/documents";
import { customers } from "@reagent/server/testing/fixture";
import { httpTextOf, open, openAtPort } from "@reagent/server/testing/raw-http";
import type { TestShop } from "@reagent/server/testing/shop";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

const CLOSED = { timeout: 120_000, interval: 50 };
const AT_ONCE = 4;
const SLOW_CUSTOMERS = 8;

const document = {
  module: "cusdanger1",
  type: "pdf",
  file: dataUrl(bytesLike("pdf", 100_000)),
  file_name: "a.pdf",
};

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;
  let port: number;

  beforeAll(async () => {
    ({ shop, token, port } = await openAtPort(makePlace));
  });
  afterAll(() => shop.close());

  /** Counts requests from now on. */
  function requests(): () => number {
    let count = 0;
    shop.server.server.on("request", () => {
      count += 1;
    });
    return () => count;
  }

  test("a client has at most half a minute for its headers and two minutes for a document", () => {
    const { headersTimeout, requestTimeout, timeout, maxConnections } = shop.server.server;
    expect(headersTimeout).toBeLessThanOrEqual(30_000);
    expect(requestTimeout).toBeLessThanOrEqual(120_000);
    expect(timeout).toBeLessThanOrEqual(60_000);
    expect(maxConnections).toBeLessThanOrEqual(10_000);
  });

  test("one customer can send four documents at a time without delaying another, and connections that are cut free their places", async () => {
    const { head, body } = httpTextOf(uploadDocument, document, { at: shop.clock.time, token });
    const received = vi.spyOn(shop.files, "spool");
    const halves = await Promise.all(Array.from({ length: AT_ONCE }, () => open(port)));
    for (const { socket } of halves) socket.write(head + body.slice(0, body.length / 2));
    // Each has its place once it is received.
    await vi.waitUntil(() => received.mock.calls.length === AT_ONCE, CLOSED);
    const upload = (of: string) => shop.callWire(uploadDocument, document, { token: of });
    expect(await upload(token)).toMatchObject({ status: 429, code: codes.tooMany });
    expect((await upload(await shop.logIn(customers.wang))).code).toBe(codes.success);
    for (const { socket } of halves) socket.destroy();
    await vi.waitUntil(async () => (await upload(token)).code === codes.success, CLOSED);
  });

  test("slow uploads of many customers delay no other customer's upload", async () => {
    const names = Array.from({ length: SLOW_CUSTOMERS }, (_, index) => `slow-${index}`);
    const lin = shop.database.read.selectFrom("customers").selectAll().where("id", "=", "lin");
    const row = await lin.executeTakeFirstOrThrow();
    await shop.database.transact((tx) =>
      tx
        .insertInto("customers")
        .values(names.map((id) => ({ ...row, id, mobile: id, email: `${id}@shop.example` })))
        .execute(),
    );
    const started = requests();
    const halves = await Promise.all(
      names.map(async (id) => {
        const of = await shop.logIn(`${id}@shop.example`);
        const { head, body } = httpTextOf(uploadDocument, document, {
          at: shop.clock.time,
          token: of,
        });
        const opened = await Promise.all(Array.from({ length: AT_ONCE }, () => open(port)));
        for (const { socket } of opened) socket.write(head + body.slice(0, body.length / 2));
        return opened;
      }),
    );
    await vi.waitUntil(() => started() === SLOW_CUSTOMERS * AT_ONCE, CLOSED);
    const answers = await Promise.all(
      [customers.lin, customers.wang].map(async (email) =>
        shop.callWire(uploadDocument, document, { token: await shop.logIn(email) }),
      ),
    );
    expect(answers.map(({ code }) => code)).toEqual([codes.success, codes.success]);
    for (const { socket } of halves.flat()) socket.destroy();
  });
});
