import { afterEach, expect, test, vi } from "vitest";
import { connect } from "../database/connection.ts";
import { bigItems } from "../import/load/big.ts";
import { addGoods } from "../import/load/load.ts";
import { onDefaultDatabase } from "../testing/databases.ts";
import { SearchThread } from "./search-thread.ts";
import { StructureSearch } from "./structure-search.ts";

afterEach(() => vi.restoreAllMocks());

onDefaultDatabase((makePlace) => {
  test("a structure search that still starts is closed without waiting for its thread", async () => {
    const { place, remove } = await makePlace();
    const database = await connect(place);
    await addGoods(database, bigItems(0, 3), { isIndexedLater: true, draw: () => "" });
    const isStarted = Promise.withResolvers<void>();
    const isEnded = Promise.withResolvers<void>();
    vi.spyOn(SearchThread.prototype, "start").mockImplementation(() => {
      isStarted.resolve();
      return isEnded.promise;
    });
    vi.spyOn(SearchThread.prototype, "close").mockImplementation(async () => isEnded.resolve());
    const search = new StructureSearch(database, place);
    const starting = search.start();
    await isStarted.promise;
    await search.close();
    await expect(starting).resolves.toBeUndefined();
    await database.close();
    await remove();
  });
});
