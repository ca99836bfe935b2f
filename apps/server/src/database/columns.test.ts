import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { onEachDatabase, openFresh } from "../testing/databases.ts";
import { COLUMNS_FILE, columnsText, storedColumns } from "./columns.ts";

onEachDatabase((makePlace) => {
  test("columns.txt lists the columns that the migrations create; -u writes it", async () => {
    const { database, remove } = await openFresh(makePlace);
    const text = columnsText(await storedColumns(database));
    await remove();
    await expect(text).toMatchFileSnapshot(fileURLToPath(COLUMNS_FILE));
  });
});
