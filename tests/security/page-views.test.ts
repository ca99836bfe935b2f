import { connect } from "@reagent/server/database/connection";
import { onDefaultDatabase } from "@reagent/server/testing/databases";
import { startProcess } from "@reagent/server/testing/process";
import { expect, test, vi } from "vitest";

const IN_THE_END = { timeout: 120_000 };
const DAY_MS = 24 * 60 * 60 * 1000;

onDefaultDatabase((makePlace) => {
  test("a running server deletes views of pages after 30 days", async () => {
    const { place, remove } = await makePlace();
    const database = await connect(place);
    const views = [31, 1].map((days) => ({
      id: `${days} days ago`,
      customer_id: null,
      device_id: "",
      page: "/",
      previous_page: "",
      relation: "",
      created_at: Date.now() - days * DAY_MS,
    }));
    await database.transact((tx) => tx.insertInto("browse_events").values(views).execute());
    const stored = async () =>
      (await database.read.selectFrom("browse_events").select("id").execute()).map(({ id }) => id);
    const server = await startProcess(place);
    await vi.waitFor(async () => expect(await stored()).toEqual(["1 days ago"]), IN_THE_END);
    server.process.kill("SIGTERM");
    await server.ended;
    await database.close();
    await remove();
  });
});
