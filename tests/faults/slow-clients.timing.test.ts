import { once } from "node:events";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { addToCart } from "@reagent/api/contract/cart";
import { readHome } from "@reagent/api/contract/home";
import { onDefaultDatabase } from "@reagent/server/testing/databases";
import { packIds } from "@reagent/server/testing/fixture";
import { connectionsOf, httpTextOf, open, openAtPort } from "@reagent/server/testing/raw-http";
import type { TestShop } from "@reagent/server/testing/shop";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

const SLOW_CLIENTS = 100;
const DRIP_MS = 100;
/** How often these limits are checked. */
const CHECK_MS = 200;
/** Shorter limits than those of a deployment. */
const SHORT = { headersTimeout: 300, requestTimeout: 600, timeout: 1000 };
const CLOSED = { timeout: 120_000, interval: 50 };
const REQUESTS_WITHOUT_READING = 20_000;

const inCart = { item_code: "E100001", product_id: String(packIds.ethanol500), total: 1 };
const tooSlow = "请求未能及时送达，请检查网络后重试。";

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;
  let port: number;

  beforeAll(async () => {
    const limits = { server: { checkMs: CHECK_MS } };
    ({ shop, token, port } = await openAtPort(makePlace, { limits }));
  });
  afterAll(() => shop.close());

  const call = () => fetch(`http://127.0.0.1:${port}/healthz`);

  /** Counts requests from now on. */
  function requests(): () => number {
    let count = 0;
    shop.server.server.on("request", () => {
      count += 1;
    });
    return () => count;
  }

  /** Sends a text one character at a time, until the connection closes. */
  async function drip(socket: Socket, text: string): Promise<void> {
    for (const character of text) {
      if (socket.destroyed || socket.readableEnded) return;
      socket.write(character);
      await sleep(DRIP_MS);
    }
  }

  test("many clients that send one character at a time delay no other client, and get 408", async () => {
    Object.assign(shop.server.server, SHORT);
    const { head, body } = httpTextOf(addToCart, inCart, { at: shop.clock.time, token });
    const slow = await Promise.all(
      Array.from({ length: SLOW_CLIENTS }, async (_, client) => {
        const { socket, received } = await open(port);
        if (client % 2 === 0) void drip(socket, head);
        else {
          socket.write(head);
          void drip(socket, body);
        }
        return { ended: once(socket, "close"), received };
      }),
    );
    expect((await call()).status).toBe(200);
    expect((await shop.call(readHome, {})).code).toBe(200);
    await Promise.all(slow.map(({ ended }) => ended));
    for (const { received } of slow) {
      expect(received()).toMatch(/^HTTP\/1\.1 408 /u);
      expect(received()).toContain(tooSlow);
    }
    expect(await shop.database.read.selectFrom("cart_lines").select("quantity").execute()).toEqual(
      [],
    );
  });

  test("a client that sends requests without reading the answers is cut off", async () => {
    Object.assign(shop.server.server, SHORT);
    await vi.waitUntil(async () => (await connectionsOf(shop.server)) <= 1, CLOSED);
    const answered = requests();
    const { socket } = await open(port);
    socket.pause();
    socket.write(
      "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".repeat(REQUESTS_WITHOUT_READING),
    );
    await vi.waitUntil(async () => (await connectionsOf(shop.server)) <= 1, CLOSED);
    expect(answered()).toBeGreaterThan(0);
    expect(answered()).toBeLessThan(REQUESTS_WITHOUT_READING);
    expect((await call()).status).toBe(200);
    socket.destroy();
  });
});
