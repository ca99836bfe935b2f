import { createHash } from "node:crypto";
import { codes } from "@reagent/api/contract/envelope";
import { issueGoodsFileTicket } from "@reagent/api/contract/goods-file";
import { readTime } from "@reagent/api/contract/time";
import { MOST_BOTTLES } from "@reagent/domain/inventory";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PrinterBusy } from "../../ports/documents/pdf-printer.ts";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { customers, itemIds } from "../../testing/fixture.ts";
import { lineRow, orderRow } from "../../testing/orders.ts";
import { pdfText } from "../../testing/pdf-text.ts";
import { placeSentOrder } from "../../testing/sent-orders.ts";
import { openShop, PUBLIC_URL, type TestShop } from "../../testing/shop.ts";
import { zipParts } from "../../testing/zip-parts.ts";

/** An entity of the metadata, as JSON has it. */
interface Entity {
  readonly "@id": string;
  readonly "@type": string;
  readonly name?: string;
  readonly text?: string;
  readonly hasPart?: readonly { readonly "@id": string }[];
  readonly sha256?: string;
  readonly contentSize?: string;
  readonly [property: string]: unknown;
}

const KNOWN_BATCH = "C15482130";

onDefaultDatabase((makePlace) => {
  describe("the archive of an order for notebooks", () => {
    let shop: TestShop;
    let token: string;
    /** How many times the printer says that it is busy before it prints, and what it printed. */
    const printer = { busy: 0, printed: 0 };

    beforeAll(async () => {
      shop = await openShop(makePlace);
      token = await shop.logIn(customers.lin);
      const { time: now } = shop.clock;
      await placeSentOrder(shop.database, { id: "sent", now });
      await shop.database.transact(async (tx) => {
        await tx
          .updateTable("shipment_lines")
          .set({ batch_code: KNOWN_BATCH })
          .where("batch_code", "=", "C1")
          .execute();
        await tx
          .updateTable("items")
          .set({ smiles: "CCO", name_en: "Ethanol & water" })
          .where("id", "=", itemIds.ethanol)
          .execute();
        await tx
          .insertInto("order_lines")
          .values(
            lineRow({ order_id: "sent", position: 1, product_code: "GONE-1", name_zh: "停<b>" }),
          )
          .execute();
        const own = { customer_id: "lin", created_at: now };
        await tx
          .insertInto("orders")
          .values(orderRow({ ...own, id: "full", code: "MK7" }))
          .execute();
        const ethanol = { product_code: "E100001-500mL", pack: "500mL" };
        await tx
          .insertInto("order_lines")
          .values(lineRow({ ...ethanol, order_id: "full", quantity: MOST_BOTTLES }))
          .execute();
      });
    });
    afterAll(() => shop.close());

    const urlOf = async (sourceId: string, language: "cn" | "en" = "en") => {
      const asked = { source: "order", refined: null, sourceId, file: "notebook" } as const;
      return (await shop.call(issueGoodsFileTicket, asked, { token, language })).data.url;
    };
    const archiveOf = async (sourceId = "sent", language: "cn" | "en" = "en") =>
      shop.server.inject({ method: "GET", url: await urlOf(sourceId, language) });
    const crateIn = (bytes: Buffer) => {
      const parts = zipParts(bytes);
      const [name = ""] = [...parts.keys()].filter((each) => each.endsWith("metadata.json"));
      const folder = name.slice(0, name.indexOf("/"));
      const metadata = JSON.parse(String(parts.get(name))) as {
        "@context": string;
        "@graph": readonly Entity[];
      };
      const entities = new Map(metadata["@graph"].map((each) => [each["@id"], each]));
      return { parts, folder, metadata, entities };
    };
    const bottlesIn = ({ entities }: ReturnType<typeof crateIn>) =>
      (entities.get("./")?.hasPart ?? []).map((part) => entities.get(part["@id"]));

    test("the archive of an order for notebooks has one folder, called as the file, with the description", async () => {
      const { headers, rawPayload } = await archiveOf();
      expect(headers["content-type"]).toBe("application/vnd.eln+zip");
      expect(headers["content-disposition"]).toBe("attachment; filename*=UTF-8''ELN-MK-sent.eln");
      const { parts, folder } = crateIn(rawPayload);
      expect(folder).toBe("ELN-MK-sent");
      for (const name of parts.keys()) expect(name.startsWith(`${folder}/`), name).toBe(true);
      expect(parts.has(`${folder}/ro-crate-metadata.json`)).toBe(true);
    });

    test("the archive of an order for notebooks is described by the rules of RO-Crate 1.1 and of the ELN file format", async () => {
      const { metadata, entities } = crateIn((await archiveOf()).rawPayload);
      const graph = metadata["@graph"];
      expect(metadata["@context"]).toBe("https://w3id.org/ro/crate/1.1/context");
      expect(entities.size, "each id is there once").toBe(graph.length);
      expect(graph[0]).toMatchObject({
        "@id": "ro-crate-metadata.json",
        "@type": "CreativeWork",
        about: { "@id": "./" },
        conformsTo: { "@id": "https://w3id.org/ro/crate/1.1" },
        version: "1.0",
        sdPublisher: { "@id": `${PUBLIC_URL}/` },
      });
      for (const property of ["name", "description", "datePublished", "license", "hasPart"])
        expect(entities.get("./")).toHaveProperty(property);
      const values = graph.flatMap((entity) =>
        Object.entries(entity).flatMap(([property, value]) =>
          [value].flat().map((each) => ({ property: `${entity["@id"]} ${property}`, value: each })),
        ),
      );
      expect(values.filter(({ value }) => value === "")).toEqual([]);
      const named = values.filter(
        ({ property, value }) => typeof value === "object" && !property.endsWith(" conformsTo"),
      );
      const unknown = named.filter(({ value }) => !entities.has((value as Entity)["@id"]));
      expect(unknown).toEqual([]);
      const data = graph.filter((each) => ["Dataset", "File"].includes(each["@type"]));
      expect(data.filter(({ name }) => typeof name !== "string")).toEqual([]);
    });

    test("the archive of an order for notebooks has each file with its size and its hash", async () => {
      const { parts, folder, metadata } = crateIn((await archiveOf()).rawPayload);
      const files = metadata["@graph"].filter((each) => each["@type"] === "File");
      expect(files).toHaveLength(2);
      for (const file of files) {
        const content = parts.get(`${folder}/${file["@id"].slice(2)}`) ?? Buffer.alloc(0);
        expect(file.contentSize).toBe(String(content.length));
        expect(file.sha256).toBe(createHash("sha256").update(content).digest("hex"));
      }
    });

    test("the archive of an order for notebooks has a dataset for each bottle, with the certificate of its batch and the data sheet", async () => {
      const crate = crateIn((await archiveOf()).rawPayload);
      const bottles = bottlesIn(crate);
      expect(
        bottles.map((bottle) => [
          bottle?.["identifier"],
          bottle?.["genre"],
          bottle?.hasPart?.map((part) => part["@id"].replace(/^.*\/\d+-/u, "")),
        ]),
      ).toEqual([
        ...[1, 2, 3].map((number) => [
          `MK-sent-000${String(number)}`,
          "resource",
          [`certificate-E100001-500mL-${KNOWN_BATCH}.pdf`, "msds-E100001.pdf"],
        ]),
        ...[4, 5].map((number) => [
          `MK-sent-000${String(number)}`,
          "resource",
          ["msds-E100001.pdf"],
        ]),
        ["MK-sent-0006", "resource", []],
      ]);
      for (const bottle of bottles)
        expect(crate.parts.has(`${crate.folder}/${bottle?.["@id"].slice(2) ?? ""}`)).toBe(true);
      const [certificate, sheet] = bottles[0]?.hasPart ?? [];
      const textOf = (part: { readonly "@id": string } | undefined) =>
        pdfText(
          crate.parts.get(`${crate.folder}/${part?.["@id"].slice(2) ?? ""}`) ?? Buffer.alloc(0),
        );
      expect(textOf(certificate)).toContain(KNOWN_BATCH);
      expect(textOf(sheet)).toContain("H225");
    });

    test("the archive of an order for notebooks says what the shop knows of a bottle, as HTML and as facts of its product", async () => {
      const crate = crateIn((await archiveOf()).rawPayload);
      const [bottle, ...rest] = bottlesIn(crate);
      expect(bottle?.name).toBe(`Ethanol E100001-500mL, batch ${KNOWN_BATCH}`);
      expect(bottle?.text).toContain("<tr><th>cas</th><td>64-17-5</td></tr>");
      expect(bottle?.text).toContain("<tr><th>retest_on</th><td>2028-04-22</td></tr>");
      expect(rest.at(-1)?.name).toBe("停 GONE-1");
      const facts = crate.metadata["@graph"].filter((each) => each["@type"] === "PropertyValue");
      expect(facts.map(({ name, value }) => [name, value])).toContainEqual(["SMILES", "CCO"]);
    });

    test("the archive of an order for notebooks is in Chinese in the Chinese shop", async () => {
      const crate = crateIn((await archiveOf("sent", "cn")).rawPayload);
      expect(crate.entities.get("./")?.name).toBe("试剂：MK-sent");
      expect(bottlesIn(crate)[0]?.name).toContain("乙醇");
    });

    test("the archive of as many bottles as there may be keeps no other call waiting", async () => {
      const url = await urlOf("full");
      const ended: string[] = [];
      const archive = shop.server.inject({ method: "GET", url }).then(({ rawPayload }) => {
        ended.push("archive");
        return rawPayload;
      });
      await shop.call(readTime, {}).then(() => ended.push("call"));
      const crate = crateIn(await archive);
      expect(ended).toEqual(["call", "archive"]);
      expect(bottlesIn(crate)).toHaveLength(MOST_BOTTLES);
      // The greatest archive that the checks of the format take.
      expect(crate.parts.size).toBeLessThanOrEqual(10_000);
    });

    test("the archives of one customer are limited, and those that wait are made", async () => {
      const urls = [await urlOf("full"), await urlOf("full"), await urlOf("sent")];
      const answers = await Promise.all(
        urls.map((url) => shop.server.inject({ method: "GET", url })),
      );
      const refused = answers.filter(
        ({ headers }) => !/eln/u.test(String(headers["content-type"])),
      );
      expect(refused.map(({ statusCode }) => statusCode)).toEqual([codes.tooMany]);
    });

    describe("with a printer that has much to do", () => {
      let busyShop: TestShop;
      beforeAll(async () => {
        busyShop = await openShop(makePlace, {
          pdfPrinter: {
            print: async () => {
              if (printer.busy > 0) {
                printer.busy -= 1;
                throw new PrinterBusy();
              }
              printer.printed += 1;
              return Buffer.from("%PDF-");
            },
            close: async () => {},
          },
        });
        await placeSentOrder(busyShop.database, { id: "sent", now: busyShop.clock.time });
      });
      afterAll(() => busyShop.close());

      test("the archive of an order for notebooks waits for a printer that has much to do", async () => {
        printer.busy = 1;
        const as = { token: await busyShop.logIn(customers.lin) };
        const asked = {
          source: "order",
          refined: null,
          sourceId: "sent",
          file: "notebook",
        } as const;
        const { data } = await busyShop.call(issueGoodsFileTicket, asked, as);
        const { rawPayload } = await busyShop.server.inject({ method: "GET", url: data.url });
        expect([...zipParts(rawPayload).values()].map(String)).toContain("%PDF-");
        expect(printer).toEqual({ busy: 0, printed: 1 });
      });
    });
  });
});
