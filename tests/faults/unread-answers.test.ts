import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readHome } from "@reagent/api/contract/home";
import { developmentSalts } from "@reagent/api/contract/signature";
import { openPages } from "@reagent/server/pages/pages";
import { onSqlite } from "@reagent/server/testing/databases";
import { connectionsOf, open, openAtPort } from "@reagent/server/testing/raw-http";
import type { TestShop } from "@reagent/server/testing/shop";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

/** More than the server handles at the same time. */
const REQUESTS = 260;
/** More than the buffers of a local connection hold. */
const ASSET_BYTES = 15_000_000;
const ASSET = "GET /assets/a-1.js HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";

onSqlite((makePlace) => {
  const folder = mkdtempSync(join(tmpdir(), "reagent-unread-"));
  let shop: TestShop;
  let port: number;

  beforeAll(async () => {
    mkdirSync(join(folder, "assets"));
    writeFileSync(join(folder, "index.html"), "<!doctype html><html><head></head></html>");
    writeFileSync(join(folder, "assets", "a-1.js"), " ".repeat(ASSET_BYTES));
    const pages = openPages(folder, {
      host: "",
      salts: developmentSalts,
      origin: "",
      chatUrl: "",
      absentParts: [],
    });
    if (!pages) throw new Error("The pages were not found.");
    ({ shop, port } = await openAtPort(makePlace, { pages }));
  });
  afterAll(async () => {
    await shop.close();
    rmSync(folder, { recursive: true });
  });

  test("a connection that sends 260 requests and reads no answer delays no other client", async () => {
    const { socket } = await open(port);
    socket.pause();
    const started = vi.fn<() => void>();
    shop.server.server.on("request", started);
    socket.write(ASSET.repeat(REQUESTS));
    // The requests are handled as far as they can be: it is cut off when too many wait.
    await vi.waitUntil(
      async () => started.mock.calls.length > 0 && (await connectionsOf(shop.server)) === 0,
      {
        timeout: 60_000,
      },
    );
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    const { status, code } = await shop.call(readHome, {});
    expect([status, code]).toEqual([200, 200]);
    const asset = await fetch(`http://127.0.0.1:${port}/assets/a-1.js`);
    expect([asset.status, (await asset.arrayBuffer()).byteLength]).toEqual([200, ASSET_BYTES]);
    socket.destroy();
  });
});
