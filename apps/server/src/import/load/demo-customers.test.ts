import { expect, test } from "vitest";
import { customerRow } from "../../testing/customers.ts";
import { onDefaultDatabase, openFresh } from "../../testing/databases.ts";
import { lockDemoCustomers } from "./demo-customers.ts";

onDefaultDatabase((makePlace) => {
  test("the demo's customers are locked, and no others", async () => {
    const { database, remove } = await openFresh(makePlace);
    const emails = ["demo@kedu.example", "new@kedu.example", "demo@kedu.test", "kedu@lab.example"];
    const customers = emails.map((email) => ({ ...customerRow({ id: email }), email }));
    await database.transact((tx) => tx.insertInto("customers").values(customers).execute());
    await lockDemoCustomers(database);
    const locked = await database.read
      .selectFrom("customers")
      .select("email")
      .where("is_active", "=", 0)
      .orderBy("email")
      .execute();
    await remove();
    expect(locked.map(({ email }) => email)).toEqual(emails.slice(0, 2));
  });
});
