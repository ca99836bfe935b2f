import type { Database } from "@reagent/server/database/database";
import { readOwnEnquiries } from "@reagent/server/ordering/quotes/own-enquiries";
import { customerRow } from "@reagent/server/testing/customers";
import { onDefaultDatabase, openFresh } from "@reagent/server/testing/databases";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDemoEnquiries } from "./enquiries.ts";

const now = Date.parse("2026-11-21T11:00:00+08:00");
const ordinary = { id: "demo-ordinary", email: "demo@shop.example" };
const other = { id: "demo-new", email: "new@shop.example" };

onDefaultDatabase((makePlace) => {
  let database: Database;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    ({ database, remove } = await openFresh(makePlace));
    await database.transact(async (tx) => {
      await tx.insertInto("customers").values([ordinary, other].map(customerRow)).execute();
      await addDemoEnquiries(tx, { ...ordinary, now });
      await addDemoEnquiries(tx, { ...other, now });
    });
  });
  afterAll(() => remove());

  const enquiriesOf = async (id: string) => {
    const call = { params: { page: 1, pageSize: 10 }, customer: { id }, now };
    const { enquiries } = await readOwnEnquiries(
      call as Parameters<typeof readOwnEnquiries>[0],
      database.read,
    );
    return enquiries;
  };

  test("the ordinary demo customer has an enquiry in each state, and the others none", async () => {
    const states = (await enquiriesOf(ordinary.id)).map(({ answeredAt, quoteState }) => [
      answeredAt === null ? "waits" : "answered",
      quoteState,
    ]);
    expect(states).toEqual([
      ["waits", "none"],
      ["answered", "open"],
      ["answered", "none"],
      ["answered", "expired"],
    ]);
    expect(await enquiriesOf(other.id)).toEqual([]);
  });

  test("no mail is sent for them", async () => {
    const mails = await database.read.selectFrom("outgoing_mails").selectAll().execute();
    expect(mails).toEqual([]);
  });
});
