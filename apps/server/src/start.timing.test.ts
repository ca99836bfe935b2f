import { expect, test, vi } from "vitest";
import { browse, pagesIn } from "./testing/browse.ts";
import { onEachDatabase } from "./testing/databases.ts";
import { startProcess } from "./testing/process.ts";

onEachDatabase((makePlace) => {
  test("a server reports that it stops before it stops, and serves its metrics on their own port", async () => {
    const { place, remove } = await makePlace();
    const server = await startProcess(place, undefined, { STOP_DELAY: "2", METRICS: "0" });
    const readiness = async () => (await fetch(`${server.address}/readyz`)).status;
    expect(await readiness()).toBe(200);
    const [metrics = ""] = /http:\S+\/metrics/u.exec(server.printed()) ?? [];
    expect(await (await fetch(metrics)).text()).toContain("process_resident_memory_bytes");
    expect((await fetch(`${server.address}/metrics`)).status).toBe(404);

    server.process.kill("SIGTERM");
    await vi.waitFor(async () => expect(await readiness()).toBe(503), { timeout: 60_000 });
    expect(await browse(server.address, "/page/late")).toBe(200);
    expect(await server.ended).toBe(0);
    expect(await pagesIn(place)).toEqual(["/page/late"]);
    await remove();
  });
});
