import { codes } from "@reagent/api/contract/envelope";
import { addFavourite } from "@reagent/api/contract/favourite";
import {
  applyForSpectrum,
  findCertificate,
  findSafetyDataSheet,
  findSpecification,
  listBatches,
  readBatchSpectra,
  readComparison,
  readItemRows,
  readItemSpectra,
  readPriceAndStock,
  readProduct,
} from "@reagent/api/contract/product";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { raiseRevision } from "../../catalogue/revision.ts";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { customers, item, pack } from "../../testing/fixture.ts";
import { openShop } from "../../testing/shop.ts";
import type { TestShop } from "../../testing/shop.ts";

const named = { name_zh: "样品", name_en: "Sample" };

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let tokens: { lin: string; university: string };

  beforeAll(async () => {
    shop = await openShop(makePlace);
    tokens = {
      lin: await shop.logIn(customers.lin),
      university: await shop.logIn(customers.university),
    };
  });
  afterAll(() => shop.close());

  const page = async (itemCode: string, token?: string) =>
    (await shop.call(readProduct, { itemCode }, { token })).data;
  const prices = async (itemCode: string, token?: string) =>
    (await shop.call(readPriceAndStock, { itemCode }, { token })).data.packs.map((pack) => [
      pack.listPrice,
      pack.salesPrice,
    ]);
  const download = async (url: string) => {
    const { statusCode, headers, rawPayload } = await shop.server.inject({ method: "GET", url });
    return {
      statusCode,
      type: headers["content-type"],
      head: rawPayload.subarray(0, 5).toString(),
    };
  };

  describe("the page of a product", () => {
    test("the page of a product is found by its item code or a product code in any spelling, as on the QR code of a pack", async () => {
      for (const code of ["E100001-2.5L", "e100001-500ML", "Ｅ１００００１", " E100001 "]) {
        expect((await page(code)).item.itemCode).toBe("E100001");
      }
    });

    test("the page of a product is not found by a number of its substance or by a batch", async () => {
      for (const code of ["64-17-5", "C15482130"]) {
        const { code: refusal } = await shop.call(readProduct, { itemCode: code });
        expect(refusal).toBe(codes.productMissing);
      }
    });

    test("the page of a product has its fields, path, packs, recommendations and documents", async () => {
      const { item, packs, bulkPacks, isLoggedIn } = await page("E100001");
      expect(item).toMatchObject({
        chineseName: "乙醇",
        chineseAlias: "酒精",
        casNumber: "64-17-5",
        pictograms: ["GHS02"],
        signalWord: "danger",
        safetyLevel: "ordinary",
        crumbs: [{ name: "化学试剂" }, { name: "溶剂" }, { name: "醇类" }],
        // E100002 is ethanol too.
        recommendations: [{ itemCode: "S100003", fromPrice: 10000 }],
        msdsId: "1",
        isFavourite: false,
      });
      expect(packs.map(({ productCode }) => productCode)).toEqual([
        "E100001-500mL",
        "E100001-2.5L",
      ]);
      expect(bulkPacks).toMatchObject([{ pack: "200L" }]);
      expect(isLoggedIn).toBe(false);
    });

    test("the page of a product has its exposure limits and doses in the caller's language", async () => {
      const limits = {
        exposure_limits_zh: "PC-TWA 300 mg/m³（限值）",
        exposure_limits_en: "PC-TWA 300 mg/m³",
      };
      await shop.database.transact((tx) =>
        tx.updateTable("items").set(limits).where("code", "=", "E100001").execute(),
      );
      const itemIn = async (language: "cn" | "en") =>
        (await shop.call(readProduct, { itemCode: "E100001" }, { language })).data.item;
      expect(await itemIn("cn")).toMatchObject({
        exposureLimits: limits.exposure_limits_zh,
        acuteToxicity: "",
      });
      expect((await itemIn("en")).exposureLimits).toBe(limits.exposure_limits_en);
    });

    test.each(["X000000", "' or 1=1 --", "%", "<script>alert(1)</script>", "乙".repeat(200)])(
      "the page of a product is refused for the code %.20s in the caller's language",
      async (itemCode) => {
        const missing = await shop.call(readProduct, { itemCode });
        expect(missing).toMatchObject({ status: 200, code: 1102 });
        expect(missing.message).toContain("没有找到该产品");
        const english = await shop.call(readProduct, { itemCode }, { language: "en" });
        expect(english.message).toContain("not found");
      },
    );
  });

  describe("other forms of the substance of a product (decisions, forms of a substance)", () => {
    const forms = async (itemCode: string, token?: string) =>
      (await page(itemCode, token)).otherForms;
    const codesOf = async (itemCode: string) =>
      (await forms(itemCode)).map((form) => form.itemCode);

    test("other forms have the CAS number of the product, and the list price of their cheapest pack for guests", async () => {
      expect(await forms("E100002")).toMatchObject([
        {
          itemCode: "E100001",
          chineseName: "乙醇",
          specification: "AR, ≥99.7%",
          cheapest: { productCode: "E100001-500mL", listPrice: 10_000, salesPrice: null },
          isInStock: true,
        },
      ]);
      expect(await codesOf("S100003")).toEqual([]);
    });

    test("other forms have the customer's own price", async () => {
      expect(await forms("E100001", tokens.university)).toMatchObject([
        { itemCode: "E100002", cheapest: { listPrice: 3333, salesPrice: 3000 } },
      ]);
    });

    test("other forms have no price where they are ordered by telephone, and tell that nothing is in stock", async () => {
      await shop.database.transact(async (tx) => {
        await tx
          .insertInto("items")
          .values([
            item({ ...named, id: 901, code: "T900001", cas: "100-00-1" }),
            item({ ...named, id: 902, code: "T900002", cas: "100-00-1", safe_level: 5 }),
            item({ ...named, id: 903, code: "T900003", cas: "100-00-1" }),
          ])
          .execute();
        await tx
          .insertInto("packs")
          .values([
            pack({ id: 9021, item_id: 902, code: "T900002-1g" }),
            pack({ id: 9031, item_id: 903, code: "T900003-1g", stock: 0 }),
            pack({ id: 9032, item_id: 903, code: "T900003-5g", is_enquiry_only: 1 }),
          ])
          .execute();
      });
      expect(await forms("T900001")).toMatchObject([
        { itemCode: "T900002", safetyLevel: "low-boiling", cheapest: null, isInStock: false },
        { itemCode: "T900003", cheapest: { productCode: "T900003-1g" }, isInStock: false },
      ]);
    });

    test("other forms are hydrates as well, after the items with the CAS number; nothing else of the structure may differ", async () => {
      const dry = "[Cu+2].[O-]S(=O)(=O)[O-]";
      await shop.database.transact((tx) =>
        tx
          .insertInto("items")
          .values(
            (
              [
                [911, "C900011", "7758-99-8", `${dry}.O.O.O.O.O`],
                [912, "C900012", "7758-98-7", dry],
                [913, "C900013", "7758-99-8", `${dry}.O.O.O.O.O`],
                [914, "C900014", "", "[Ni+2].[O-]S(=O)(=O)[O-].O"],
                [915, "C900015", "", "O"],
              ] as const
            ).map(([id, code, cas, smiles]) => ({
              ...item({ ...named, id, code, cas }),
              cas: cas || null,
              smiles,
            })),
          )
          .execute(),
      );
      expect(await codesOf("C900011")).toEqual(["C900013", "C900012"]);
      expect(await codesOf("C900012")).toEqual(["C900011", "C900013"]);
      expect(await codesOf("C900014")).toEqual([]);
      expect(await codesOf("C900015")).toEqual([]);
    });

    test("other forms are at most twenty", async () => {
      await shop.database.transact((tx) =>
        tx
          .insertInto("items")
          .values(
            Array.from({ length: 22 }, (_, at) =>
              item({ ...named, id: 930 + at, code: `M9000${30 + at}`, cas: "7732-18-5" }),
            ),
          )
          .execute(),
      );
      const found = await codesOf("M900030");
      expect(found).toHaveLength(20);
      expect(found).not.toContain("M900030");
    });
  });

  describe("compared items", () => {
    const compared = async (itemCodes: readonly string[], token?: string) =>
      (await shop.call(readComparison, { itemCodes }, { token })).data;

    test("compared items have the fields of their pages with the viewer's prices, in the requested order", async () => {
      const codes = ["E100002", "X000000", "E100001"];
      const { items, isLoggedIn } = await compared(codes, tokens.university);
      expect(isLoggedIn).toBe(true);
      expect(items.map(({ itemCode }) => itemCode)).toEqual(["E100002", "E100001"]);
      for (const item of items) {
        const own = await page(item.itemCode, tokens.university);
        expect({ ...own.item, packs: own.packs }).toMatchObject(item);
      }
    });

    test("compared items show guests the list prices", async () => {
      const { items, isLoggedIn } = await compared(["E100001"]);
      expect(isLoggedIn).toBe(false);
      for (const { salesPrice } of items[0]?.packs ?? []) expect(salesPrice).toBeNull();
    });

    test("compared items are at most four", async () => {
      expect((await compared(["X1", "X2", "X3", "X4", "E100001"])).items).toEqual([]);
      expect((await compared([])).items).toEqual([]);
    });
  });

  describe("items in lists", () => {
    const rows = async (itemCodes: readonly string[], token?: string) =>
      (await shop.call(readItemRows, { itemCodes }, { token })).data.items;
    const codesOf = async (itemCodes: readonly string[]) =>
      (await rows(itemCodes)).map(({ itemCode }) => itemCode);

    test("items in lists are in the requested order without unknown ones", async () => {
      expect(await codesOf(["E100002", "X000000", "E100001"])).toEqual(["E100002", "E100001"]);
      expect(await codesOf(["' or 1=1 --", "%", "乙".repeat(500)])).toEqual([]);
      expect(await codesOf([])).toEqual([]);
    });

    test("items in lists have no lowest price where they are ordered by telephone", async () => {
      expect(await rows(["E100004"])).toMatchObject([{ fromPrice: null }]);
    });

    test("items in lists are promoted only if a pack costs less than its list price", async () => {
      const set = (columns: { promotion: "other" | null; sales_price: number }) =>
        shop.database.transact(async (tx) => {
          await tx.updateTable("packs").set(columns).where("code", "=", "E100002-500mL").execute();
          await raiseRevision(tx);
        });
      const isPromoted = async () => {
        const [row] = await rows(["E100002"]);
        const { packs } = await page("E100002");
        return [row?.hasPromotion, packs[0]?.isPromoted];
      };
      await set({ promotion: "other", sales_price: 0 });
      expect(await isPromoted()).toEqual([false, false]);
      await set({ promotion: "other", sales_price: 3000 });
      expect(await isPromoted()).toEqual([true, true]);
      await set({ promotion: null, sales_price: 0 });
    });

    test("items in lists are at most twenty", async () => {
      const unknown = Array.from({ length: 20 }, (_, index) => `X${index}`);
      expect(await codesOf([...unknown, "E100001"])).toEqual([]);
    });

    test("items in lists mark the customer's favourites", async () => {
      await shop.call(addFavourite, { itemId: "2" }, { token: tokens.university });
      const [pure] = await rows(["E100002"], tokens.university);
      expect(pure).toMatchObject({ isFavourite: true, fromPrice: 3333 });
      const [other] = await rows(["E100002"], tokens.lin);
      expect(other).toMatchObject({ isFavourite: false });
    });
  });

  describe("prices (storefront §6, guests)", () => {
    test("prices are list prices for guests", async () => {
      expect(await prices("E100001")).toEqual([
        [10_000, null],
        [40_000, null],
      ]);
    });

    test("prices are the customer's own, less the discount of the group", async () => {
      expect(await prices("E100001", tokens.lin)).toEqual([
        [10_000, null],
        [40_000, 36_000],
      ]);
      expect(await prices("E100001", tokens.university)).toEqual([
        [10_000, 9000],
        [40_000, 32_400],
      ]);
    });

    test("prices are left out for packs on request or by enquiry", async () => {
      expect(await prices("S100003", tokens.lin)).toEqual([
        [null, null],
        [null, null],
        [10_000, null],
      ]);
    });

    test("prices are empty for an unknown code", async () => {
      expect(await prices("X000000")).toEqual([]);
    });
  });

  describe("batches of a product (decisions, batches of an item)", () => {
    const batches = async (itemCode: string, page = 1, limit = 10) =>
      (await shop.call(listBatches, { itemCode, batchCode: null, page, limit })).data;
    const result = (requirement: string, found: string) => ({
      test: { zh: "含量", en: "Assay" },
      requirement: { zh: requirement, en: requirement },
      result: { zh: found, en: found },
    });
    const addBatch = (code: string, day: number, more: object = {}) => ({
      code,
      item_id: 3,
      produced_at: Date.UTC(2026, 0, day),
      retest_at: Date.UTC(2028, 0, day),
      results: "[]",
      ...more,
    });

    test("batches have their days, results and the certificate that the lookup finds", async () => {
      const { batches: found, total } = await batches("e100001-500ml");
      expect(total).toBe(1);
      expect(found).toMatchObject([
        {
          batchCode: "C15482130",
          producedOn: "2026-05-29",
          retestOn: "2028-04-22",
          results: [{ test: "含量", requirement: "≥99.7%", result: "99.9%", meets: "yes" }],
          verdict: "conforms",
          isMakers: false,
        },
      ]);
      const { data } = await shop.call(findCertificate, {
        batchCode: "C15482130",
        productCode: "E100001",
      });
      expect(found[0]?.url).toBe(data.url);
    });

    test("batches are listed newest first in pages, with what their results say together", async () => {
      await shop.database.transact((tx) =>
        tx
          .insertInto("batches")
          .values([
            addBatch("B1", 1, { results: JSON.stringify([result("≥99%", "98.5%")]) }),
            addBatch("B3", 3, { results: JSON.stringify([result("白色", "类白色")]) }),
            addBatch("B2", 2, { certificate: "stored.pdf" }),
          ])
          .execute(),
      );
      const first = await batches("S100003", 1, 2);
      expect(first.total).toBe(3);
      expect(first.batches).toMatchObject([
        { batchCode: "B3", verdict: "undecided", results: [{ meets: "unknown" }] },
        { batchCode: "B2", verdict: "undecided", isMakers: true },
      ]);
      expect((await batches("S100003", 2, 2)).batches).toMatchObject([
        { batchCode: "B1", verdict: "fails", results: [{ meets: "no" }] },
      ]);
      expect((await batches("S100003", 3, 2)).batches).toEqual([]);
    });

    test("one batch of an item is found by its number in any spelling, and no other item's", async () => {
      const one = async (itemCode: string, batchCode: string) =>
        (await shop.call(listBatches, { itemCode, batchCode, page: 1, limit: 10 })).data;
      const found = await one("E100001", " c15482130");
      expect(found.total).toBe(1);
      expect(found.batches).toMatchObject([{ batchCode: "C15482130", producedOn: "2026-05-29" }]);
      for (const [itemCode, batchCode] of [
        ["S100003", "C15482130"],
        ["E100001", "C0"],
      ] as const)
        expect(await one(itemCode, batchCode)).toEqual({ batches: [], total: 0 });
    });

    test.each(["E100002", "X000000", "' or 1=1 --"])("there are no batches of %s", async (code) => {
      expect(await batches(code)).toEqual({ batches: [], total: 0 });
    });
  });

  describe("documents", () => {
    test("documents are PDFs that need no login", async () => {
      const certificate = await shop.call(findCertificate, {
        batchCode: " c15482130",
        productCode: "e100001 500ml",
      });
      const specification = await shop.call(findSpecification, { itemCode: "E100001" });
      const sheet = await shop.call(findSafetyDataSheet, {
        language: "en",
        keyword: "64-17-5",
        itemId: null,
      });
      const spectra = await shop.call(readItemSpectra, { itemCode: "E100001" });
      const ofBatch = await shop.call(readBatchSpectra, {
        type: "nmr",
        batchCode: "C15482130",
        productCode: "E100001",
      });
      expect(spectra.data.files).toMatchObject([{ type: "¹H NMR" }]);
      expect(ofBatch.data).toEqual(spectra.data);
      const { item } = await page("E100001");
      const urls = [certificate, specification, sheet].map(({ data }) => data.url);
      for (const url of [
        ...urls,
        spectra.data.files[0]?.url ?? "",
        item.instructionUrl,
        item.spectrumUrl,
      ]) {
        expect(await download(url), url).toEqual({
          statusCode: 200,
          type: "application/pdf",
          head: "%PDF-",
        });
      }
    });

    test.each(["CAS号：000064-17-5", "64-17-5，", "E100001"])(
      "documents of safety data are found by %j",
      async (keyword) => {
        const asked = { language: "cn", itemId: null } as const;
        const { data } = await shop.call(findSafetyDataSheet, { ...asked, keyword });
        expect(data).toEqual(
          (await shop.call(findSafetyDataSheet, { ...asked, keyword: "64-17-5" })).data,
        );
        expect(data.url).not.toBe("");
      },
    );

    test("documents of a partner's brand are the partner's, not the shop's own", async () => {
      expect((await page("E100002")).item.partnerMsdsUrl).toBe("");
      const url = "https://partner.example/msds/1.pdf";
      await shop.database.transact((tx) =>
        tx
          .updateTable("items")
          .set({ brand_msds_url: url })
          .where("code", "=", "E100002")
          .execute(),
      );
      expect((await page("E100002")).item.partnerMsdsUrl).toBe(url);
    });

    test("documents say of each spectrum its kind, batch and conditions", async () => {
      const ofItem = await shop.call(readItemSpectra, { itemCode: "e100001-500ml" });
      expect(ofItem.data.files).toMatchObject([
        { type: "¹H NMR", batchCode: "C15482130", conditions: "CDCl3，400 MHz" },
      ]);
      const batch = { type: "nmr", batchCode: "C15482130", productCode: "E100001-500mL" };
      const ofBatch = await shop.call(readBatchSpectra, batch, { language: "en" });
      expect(ofBatch.data.files).toMatchObject([{ conditions: "CDCl3, 400 MHz" }]);
      const unknown = await shop.call(readItemSpectra, { itemCode: "E999999" });
      expect(unknown.code).toBe(codes.productMissing);
    });

    test("documents are refused where they do not exist", async () => {
      const refusals = [
        await shop.call(findCertificate, { batchCode: "C0", productCode: "E100001" }),
        await shop.call(findCertificate, { batchCode: "C15482130", productCode: "S100003" }),
        await shop.call(findCertificate, { batchCode: "", productCode: "" }),
        await shop.call(findSafetyDataSheet, {
          language: "cn",
          keyword: "not a number",
          itemId: null,
        }),
        await shop.call(findSafetyDataSheet, { language: "cn", keyword: "", itemId: "999" }),
        await shop.call(readBatchSpectra, { type: "nmr", batchCode: "C0", productCode: "E100001" }),
      ];
      expect(refusals.map(({ code }) => code)).toEqual(refusals.map(() => 1404));
      expect(refusals.every(({ message }) => message.startsWith("没有找到"))).toBe(true);
      expect((await shop.call(findSpecification, { itemCode: "X0" })).code).toBe(1102);
    });

    test.each([
      "kind=certificate&subject=E100001&batch_code=C0",
      "kind=x&subject=E100001",
      "kind=msds&subject=..%2F..",
      "",
    ])("documents are not found at %s", async (query) => {
      const { statusCode, type } = await download(`/api/document?${query}`);
      expect([statusCode, type]).toEqual([200, "application/json; charset=utf-8"]);
    });
  });

  describe("an application for a spectrum (storefront §5, spectrum application)", () => {
    const application = {
      email: "lin@shop.example",
      contact: "<b>林</b>'; drop table customers; --",
      phone: "021-0000",
      company: "Example",
      productCode: "E100001-500ml",
    };
    const stored = () =>
      shop.database.read
        .selectFrom("enquiries")
        .selectAll()
        .where("kind", "=", "spectrum")
        .execute();

    test("an application for a spectrum is stored once, as entered", async () => {
      const options = { token: tokens.lin, requestKey: "spectrum-0000001" };
      expect((await shop.call(applyForSpectrum, application, options)).code).toBe(200);
      expect((await shop.call(applyForSpectrum, application, options)).code).toBe(200);
      const [enquiry, ...others] = await stored();
      expect(others).toEqual([]);
      expect(enquiry).toMatchObject({ email: application.email, customer_id: "lin" });
      expect(JSON.parse(enquiry?.content ?? "")).toEqual({
        contact: application.contact,
        phone: application.phone,
        company: application.company,
        productCode: "E100001-500mL",
      });
    });

    test.each([
      ["no e-mail", { email: "lin@" }],
      ["no contact", { contact: "  " }],
      ["an unknown product", { productCode: "X-1g" }],
      ["a novel", { company: "x".repeat(10_000) }],
    ])("an application for a spectrum is refused with %s", async (_what, change) => {
      const before = (await stored()).length;
      const answered = await shop.call(
        applyForSpectrum,
        { ...application, ...change },
        { token: tokens.lin },
      );
      expect(answered.code).toBe(400);
      expect(await stored()).toHaveLength(before);
    });
  });
});
