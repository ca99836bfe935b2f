import { issueGoodsFileTicket } from "@reagent/api/contract/goods-file";
import { addToShoppingList, createShoppingList } from "@reagent/api/contract/shopping-list";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dayOf } from "../../basics/day.ts";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { customers, itemIds } from "../../testing/fixture.ts";
import { placeSentOrder } from "../../testing/sent-orders.ts";
import { openShop, PUBLIC_URL, type TestShop } from "../../testing/shop.ts";

const KNOWN_BATCH = "C15482130";

onDefaultDatabase((makePlace) => {
  describe("sheets for the imports of notebooks", () => {
    let shop: TestShop;
    let token: string;
    let listId: string;

    beforeAll(async () => {
      shop = await openShop(makePlace);
      token = await shop.logIn(customers.lin);
      await placeSentOrder(shop.database, { id: "sent", now: shop.clock.time });
      await shop.database.transact(async (tx) => {
        await tx
          .updateTable("shipment_lines")
          .set({ batch_code: KNOWN_BATCH })
          .where("batch_code", "=", "C1")
          .execute();
        await tx
          .updateTable("order_lines")
          .set({ name_en: "=Ethanol", pack: "500mL", specification_en: "AR, ≥99.7%" })
          .where("order_id", "=", "sent")
          .execute();
        await tx
          .updateTable("items")
          .set({ smiles: "CCO", density: "0.789 g/mL (20 °C)" })
          .where("id", "=", itemIds.ethanol)
          .execute();
      });
      listId = (await shop.call(createShoppingList, { name: "一" }, { token })).data.listId;
      const products = [{ kind: "reagent", productCode: "E100001-500mL", quantity: 1 } as const];
      await shop.call(addToShoppingList, { listId, products }, { token });
    });
    afterAll(() => shop.close());

    const sheetOf = async (
      file: "elabftw" | "chemotion",
      { language = "en", isList = false }: { language?: "cn" | "en"; isList?: boolean } = {},
    ) => {
      const asked = isList
        ? ({ source: "list", refined: null, sourceId: listId, file } as const)
        : ({ source: "order", refined: null, sourceId: "sent", file } as const);
      const { data } = await shop.call(issueGoodsFileTicket, asked, { token, language });
      const { body } = await shop.server.inject({ method: "GET", url: data.url });
      return { fileName: data.fileName, body };
    };
    const rowsOf = (csv: string) => parse(csv, { columns: true }) as Record<string, string>[];

    test.each(["elabftw", "chemotion"] as const)(
      "the sheet for %s begins with the name of its first column, and has no marks for spreadsheets",
      async (file) => {
        const { body } = await sheetOf(file);
        expect(body).toMatch(
          file === "elabftw" ? /^title,date,tags,body,metadata\n/u : /^sample /u,
        );
        expect(body).not.toMatch(/\t|\uFEFF/u);
        expect(body).not.toMatch(/(?:^|,)"?=Ethanol/mu);
      },
    );

    test("the sheet for eLabFTW has a resource for each bottle, with its facts as extra fields", async () => {
      const { fileName, body } = await sheetOf("elabftw");
      expect(fileName).toBe("eLabFTW import-MK-sent.csv");
      const rows = rowsOf(body);
      expect(rows).toHaveLength(5);
      const [bottle] = rows;
      expect(bottle).toMatchObject({
        title: ` =Ethanol 500mL E100001-500mL ${KNOWN_BATCH}`,
        date: dayOf(shop.clock.time),
        tags: "64-17-5|Kedu Reagents",
      });
      const address = `${PUBLIC_URL}/en/b/E100001-500mL/${KNOWN_BATCH}`;
      expect(bottle?.["body"]).toBe(`<p><a href="${address}">${address}</a></p>`);
      expect(JSON.parse(bottle?.["metadata"] ?? "")).toMatchObject({
        extra_fields: {
          Bottle: { type: "text", value: "MK-sent-0001", position: 1 },
          CAS: { type: "text", value: "64-17-5" },
          SMILES: { value: "CCO" },
          Purity: { type: "number", value: "99.7", unit: "%", units: ["%"] },
          Amount: { type: "number", value: "500", unit: "mL" },
          "Retest date": { type: "date", value: "2028-04-22" },
          "Price per pack": { type: "number", value: "10.00", unit: "CNY" },
        },
      });
    });

    test("the sheet for eLabFTW leaves out what is not known, and has Chinese labels in the Chinese shop", async () => {
      const { body } = await sheetOf("elabftw", { language: "cn", isList: true });
      const [bottle] = rowsOf(body);
      expect(bottle).toMatchObject({ date: "", body: "" });
      const { extra_fields: fields } = JSON.parse(bottle?.["metadata"] ?? "") as {
        extra_fields: Record<string, unknown>;
      };
      expect(Object.keys(fields)).toEqual(expect.arrayContaining(["瓶号", "货号", "规格"]));
      expect(Object.keys(fields)).not.toContain("批号");
    });

    test("the sheet for Chemotion has a sample for each bottle, in the units that it reads", async () => {
      const { fileName, body } = await sheetOf("chemotion");
      expect(fileName).toBe("Chemotion import-MK-sent.csv");
      const rows = rowsOf(body);
      expect(rows).toHaveLength(5);
      expect(rows[0]).toMatchObject({
        "sample name": " =Ethanol",
        "sample external label": "MK-sent-0001",
        "canonical smiles": "CCO",
        cas: "64-17-5",
        "real amount": "0.5",
        "real unit": "l",
        purity: "0.997",
        density: "0.789 g/mL",
        "inventory label": "MK-sent-0001",
        description: `E100001-500mL 500mL; AR, ≥99.7%; Batch ${KNOWN_BATCH}; Retest 2028-04-22`,
        vendor: "Kedu Reagents",
        "order number": "MK-sent",
        "ordered date": dayOf(shop.clock.time),
        price: "10.00 CNY",
      });
      expect(rows[0]?.["h statements"]?.split(",")).toContain("H225");
      expect(rows[0]?.["pictograms"]?.split(",")).toContain("GHS02");
    });
  });
});
