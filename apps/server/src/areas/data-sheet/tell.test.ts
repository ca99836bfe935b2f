import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readDataSheet } from "@reagent/api/contract/data-sheet";
import { listGoodsPapers } from "@reagent/api/contract/order";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { deletePersonalData } from "../../customers/personal-data.ts";
import { importCatalogue } from "../../import/import.ts";
import { customerRow } from "../../testing/customers.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { customers } from "../../testing/fixture.ts";
import { operateIn } from "../../testing/operate.ts";
import { placeSentOrder } from "../../testing/sent-orders.ts";
import { openShop, PUBLIC_URL, type TestShop } from "../../testing/shop.ts";
import { tellOfRevisions } from "./tell.ts";

const REVISED = Date.parse("2026-11-21T03:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 8;

onEachDatabase((makePlace) => {
  describe("mails of a revised data sheet", () => {
    let shop: TestShop;
    let folder: string;
    beforeEach(async () => {
      shop = await openShop(makePlace);
      shop.clock.time = REVISED + 60_000;
      folder = await mkdtemp(join(tmpdir(), "reagent-told-"));
      await shop.database.transact(async (tx) => {
        await tx.updateTable("packs").set({ stock: 1000 }).execute();
        await tx
          .updateTable("customers")
          .set({ language: "en" })
          .where("id", "=", "wang")
          .execute();
      });
      await send("lin-1", "lin", REVISED - 40 * DAY_MS);
      await send("lin-2", "lin", REVISED - 4 * DAY_MS);
      await send("wang-1", "wang", REVISED - 364 * DAY_MS);
      await send("long-ago", "university", REVISED - 367 * DAY_MS);
      await shop.mails();
    });
    afterEach(async () => {
      await shop.close();
      await rm(folder, { recursive: true });
    });

    const send = (id: string, customerId: string, now: number) =>
      placeSentOrder(shop.database, { id, customerId, now });
    /** Imports ethanol with hazard statements. */
    const revise = async (statements: string, now = REVISED) => {
      const path = join(folder, "goods.csv");
      const rows = [
        "item_code,name_zh,name_en,pack,list_price,stock,hazard_statements,pictograms",
        `E100001,乙醇,Ethanol,500mL,100,1000,${statements},GHS02;GHS05`,
      ];
      await writeFile(path, [...rows, ""].join("\n"));
      const report = await importCatalogue(shop, path, { draw: () => "", now });
      expect(report).toMatchObject({ isDone: true, badRows: 0 });
    };
    const mails = async () => {
      await tellOfRevisions(shop);
      return (await shop.mails()).toSorted((one, other) => one.to.localeCompare(other.to));
    };
    const receivers = async () => (await mails()).map(({ to }) => to);
    const toldAt = async () =>
      (await shop.database.read.selectFrom("sheet_revisions").select("told_at").execute()).map(
        ({ told_at }) => told_at,
      );

    test("one mail goes to each customer to whom the item was sent within twelve months, in their language", async () => {
      await revise("H225;H318");
      const [lin, wang, ...others] = await mails();
      expect(others).toEqual([]);
      expect(lin).toMatchObject({
        to: customers.lin,
        subject: "安全技术说明书已修订：乙醇（E100001）",
      });
      expect(lin?.text).toContain("于 2026-11-21 修订为第 2 版");
      expect(lin?.text).toContain("差异：新增 H318；新增 GHS05；");
      expect(lin?.text).toContain(`${PUBLIC_URL}/sds/E100001?revision=2`);
      expect(wang).toMatchObject({
        to: customers.wang,
        subject: "Safety data sheet revised: Ethanol (E100001)",
      });
      expect(wang?.text).toContain("Changes: H318 added; GHS05 added; ");
      expect(wang?.text).toContain(`${PUBLIC_URL}/en/sds/E100001?revision=2`);
      const { data } = await shop.call(
        readDataSheet,
        { itemCode: "E100001", revision: null },
        { language: "en" },
      );
      expect(data.sheet?.revisions[0]?.differences).toContain("H318 added");
    });

    test("no mail goes out again, by another round or the same file", async () => {
      await revise("H225;H318");
      expect(await receivers()).toHaveLength(2);
      expect(await toldAt()).toEqual([shop.clock.time]);
      expect(await receivers()).toEqual([]);
      await revise("H318;H225", REVISED + 1);
      expect(await receivers()).toEqual([]);
    });

    test("another mail goes out for the next revision, and none for a parcel that was sent after it", async () => {
      await revise("H225;H318");
      expect(await receivers()).toHaveLength(2);
      await send("later", "university", REVISED + 2 * DAY_MS);
      await shop.mails();
      // A year after the parcel to wang.
      await revise("H225;H314", REVISED + 1.5 * DAY_MS);
      expect(await receivers()).toEqual([customers.lin]);
    });

    test("a mail goes to a customer who wants no mails about parcels, and none to a deleted account", async () => {
      await shop.database.transact(async (tx) => {
        await tx
          .updateTable("customers")
          .set({ gets_order_mails: 0 })
          .where("id", "=", "lin")
          .execute();
        await deletePersonalData(tx, "wang");
      });
      await revise("H225;H318");
      expect(await receivers()).toEqual([customers.lin]);
    });

    test("no mail goes out for a shipment that was taken back", async () => {
      const [parcel] = await shop.database.read
        .selectFrom("shipments")
        .select("code")
        .where("order_id", "=", "wang-1")
        .execute();
      await operateIn(shop, "ship-undo", parcel?.code ?? "");
      await shop.mails();
      await revise("H225;H318");
      expect(await receivers()).toEqual([customers.lin]);
    });

    test("servers that look at once send one mail to each customer", async () => {
      await revise("H225;H318");
      await Promise.all(Array.from({ length: AT_ONCE }, () => tellOfRevisions(shop)));
      expect(await receivers()).toEqual([customers.lin, customers.wang]);
    });

    test("a round that was stopped is gone on with, and many customers get their mail", async () => {
      const many = Array.from({ length: 130 }, (_, at) => `many-${at}`);
      await shop.database.transact((tx) =>
        tx
          .insertInto("customers")
          .values(many.map((id) => customerRow({ id })))
          .execute(),
      );
      for (const id of many) await send(id, id, REVISED - DAY_MS);
      await shop.mails();
      await revise("H225;H318");
      const stopping = AbortSignal.abort();
      await tellOfRevisions(shop, stopping);
      expect(await toldAt()).toEqual([null]);
      const told = await receivers();
      expect(told).toHaveLength(132);
      expect(new Set(told).size).toBe(132);
    });

    test("the page of an order says that a sheet was revised since the goods were sent last", async () => {
      await send("after", "lin", REVISED + 1000);
      await revise("H225;H318");
      const token = await shop.logIn(customers.lin);
      const revisedOn = async (orderId: string) => {
        const { data } = await shop.call(listGoodsPapers, { orderId }, { token });
        return data.lines.map(({ sheetRevisedOn }) => sheetRevisedOn);
      };
      expect(await revisedOn("lin-2")).toEqual(["2026-11-21"]);
      expect(await revisedOn("after")).toEqual([null]);
    });
  });
});
