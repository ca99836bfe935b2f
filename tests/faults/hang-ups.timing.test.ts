import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { logIn } from "@reagent/api/contract/account";
import { addToCart } from "@reagent/api/contract/cart";
import { readHome } from "@reagent/api/contract/home";
import { uploadDocument } from "@reagent/api/contract/upload";
import { onEachDatabase } from "@reagent/server/testing/databases";
import { bytesLike, dataUrl } from "@reagent/server/testing/documents";
import { customers, packIds, PASSWORD } from "@reagent/server/testing/fixture";
import { startProcess, type ServerProcess } from "@reagent/server/testing/process";
import { httpTextOf, open } from "@reagent/server/testing/raw-http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, fill } from "./over-http.ts";

const document = {
  module: "cusdanger1",
  type: "pdf",
  file: dataUrl(bytesLike("pdf", 200_000)),
  file_name: "a.pdf",
};
/** By then the server has noticed, and logged what it logs. */
const LOGGED_MS = 150;
const inCart = { item_code: "E100001", product_id: String(packIds.ethanol500), total: 1 };

onEachDatabase((makePlace) => {
  let server: ServerProcess;
  let token: string;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    const fresh = await makePlace();
    ({ remove } = fresh);
    await fill(fresh.place);
    server = await startProcess(fresh.place, undefined, { LOG_LEVEL: "warn" });
    const params = { email: customers.lin, password: PASSWORD };
    ({ userToken: token } = (await call(server.address, logIn, params)).data as {
      userToken: string;
    });
  });
  afterAll(async () => {
    server.process.kill("SIGTERM");
    await server.ended;
    await remove();
  });

  /** The text of a call, cut after a share of its body. */
  function part(of: Parameters<typeof httpTextOf>[0], wire: object, share: number): string {
    const { head, body } = httpTextOf(of, { ...wire }, { at: Date.now(), token });
    return head + body.slice(0, Math.floor(body.length * share));
  }
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;

  test.each<[string, () => string, (socket: Socket) => unknown]>([
    ["in the head", () => "POST /api/index/info HTTP/1.1\r\nHost: 127", (it) => it.destroy()],
    ["in a guest's body", () => part(readHome, {}, 0.5), (it) => it.destroy()],
    ["with a reset in a body", () => part(readHome, {}, 0.5), (it) => it.resetAndDestroy()],
    [
      "with a reset in an upload",
      () => part(uploadDocument, document, 0.5),
      (it) => it.resetAndDestroy(),
    ],
    ["in a customer's body", () => part(addToCart, inCart, 0.5), (it) => it.end()],
    ["before the answer", () => part(addToCart, inCart, 1), (it) => it.resetAndDestroy()],
    [
      "before the answer to an upload",
      () => part(uploadDocument, document, 1),
      (it) => it.resetAndDestroy(),
    ],
    ["before a page", () => get("/"), (it) => it.resetAndDestroy()],
    ["before a document", () => get("/robots.txt"), (it) => it.resetAndDestroy()],
  ])(
    "a client that hangs up %s is not logged as a failure of the shop",
    async (_when, text, hangUp) => {
      const before = server.printed().length;
      // At once, the address of the client is not known any more; later, the server works on the request.
      for (const milliseconds of [0, 100]) {
        const { socket } = await open(Number(new URL(server.address).port));
        socket.write(text());
        await sleep(milliseconds);
        hangUp(socket);
        await sleep(LOGGED_MS);
        socket.destroy();
      }
      expect(server.printed().slice(before)).toBe("");
      expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    },
  );
});
