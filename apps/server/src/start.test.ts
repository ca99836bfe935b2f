import { describe, expect, test } from "vitest";
import { browse, pagesIn } from "./testing/browse.ts";
import { onDefaultDatabase } from "./testing/databases.ts";
import { startProcess } from "./testing/process.ts";

onDefaultDatabase((makePlace, kind) => {
  describe("a server in its own process", () => {
    test("a server in its own process keeps everything that it acknowledged when it is killed, and starts again", async () => {
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
