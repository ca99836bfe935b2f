import { expect, test } from "vitest";
import { customerRow } from "../../testing/customers.ts";
import { onDefaultDatabase, openFresh } from "../../testing/databases.ts";
import { lockDemoCustomers } from "./demo-customers.ts";

onDefaultDatabase((makePlace) => {
  test("the demo's customers are locked, and no others", async () => {
    const { database, remove } = await openFresh(makePlace);
    const customers = ["demo-ordinary", "demo-new", "0demo-1", "8e1f"].map((id) =>
      customerRow({ id }),
    );
    await database.transact((tx) => tx.insertInto("customers").values(customers).execute());
    await lockDemoCustomers(database);
    const locked = await database.read
      .selectFrom("customers")
      .select("id")
      .where("is_active", "=", 0)
      .orderBy("id")
      .execute();
    await remove();
    expect(locked.map(({ id }) => id)).toEqual(["demo-new", "demo-ordinary"]);
  });
});
