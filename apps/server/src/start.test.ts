import { recordBrowse } from "@reagent/api/contract/home";
import { describe, expect, test, vi } from "vitest";
import { connect } from "./database/connection.ts";
import type { DatabasePlace } from "./database/connection.ts";
import { onDefaultDatabase } from "./testing/databases.ts";
import { startProcess } from "./testing/process.ts";
import { signed } from "./testing/shop.ts";

async function browse(address: string, page: string): Promise<number> {
  const { headers, params } = signed({ page, pre: "", relation: "" }, { at: Date.now() });
  const response = await fetch(`${address}${recordBrowse.path}`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(params),
  });
  return ((await response.json()) as { code: number }).code;
}

async function pagesIn(place: DatabasePlace): Promise<string[]> {
  const database = await connect(place);
  try {
    const rows = await database.read.selectFrom("browse_events").select("page").execute();
    return rows.map(({ page }) => page).toSorted();
  } finally {
    await database.close();
  }
}

onDefaultDatabase((makePlace, kind) => {
  describe("a server in its own process", () => {
    test("keeps everything that it acknowledged when it is killed, and starts again", async () => {
      const { place, remove } = await makePlace();
      const first = await startProcess(place);
      const pages = Array.from(
        { length: 20 },
        (_, index) => `/page/${String(index).padStart(2, "0")}`,
      );
      for (const page of pages) {
        expect(await browse(first.address, page)).toBe(200);
      }
      first.process.kill("SIGKILL");
      await first.ended;
      expect(await pagesIn(place)).toEqual(pages);

      const second = await startProcess(place);
      expect(await browse(second.address, "/page/after")).toBe(200);
      second.process.kill("SIGTERM");
      expect(await second.ended).toBe(0);
      expect(await pagesIn(place)).toHaveLength(pages.length + 1);
      await remove();
    });

    test("reports that it stops before it stops, and serves its metrics on their own port", async () => {
      const { place, remove } = await makePlace();
      const server = await startProcess(place, undefined, { STOP_DELAY: "1", METRICS: "0" });
      const readiness = async () => (await fetch(`${server.address}/readyz`)).status;
      expect(await readiness()).toBe(200);
      const [metrics = ""] = /http:\S+\/metrics/u.exec(server.printed()) ?? [];
      expect(await (await fetch(metrics)).text()).toContain("process_resident_memory_bytes");
      expect((await fetch(`${server.address}/metrics`)).status).toBe(404);

      server.process.kill("SIGTERM");
      await vi.waitFor(async () => expect(await readiness()).toBe(503));
      expect(await browse(server.address, "/page/late")).toBe(200);
      expect(await server.ended).toBe(0);
      expect(await pagesIn(place)).toEqual(["/page/late"]);
      await remove();
    });

    test(
      kind === "sqlite"
        ? "refuses a second server on the same folder, but not commands"
        : "runs beside a second server on the same database",
      async () => {
        const { place, remove } = await makePlace();
        const first = await startProcess(place);
        const second = await startProcess(place).catch((failure: unknown) => String(failure));
        const isRefused = typeof second === "string";
        expect(isRefused ? second : "runs").toContain(
          kind === "sqlite" ? "Another server is already running on" : "runs",
        );
        expect(await pagesIn(place)).toEqual([]);
        for (const server of isRefused ? [first] : [first, second]) {
          expect(await browse(server.address, "/page")).toBe(200);
          server.process.kill("SIGTERM");
          expect(await server.ended).toBe(0);
        }
        await remove();
      },
    );
  });
});
