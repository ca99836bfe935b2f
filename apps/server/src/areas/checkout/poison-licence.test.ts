import { quickAddToCart, readCart } from "@reagent/api/contract/cart";
import { createOrder, priceOrder } from "@reagent/api/contract/checkout";
import { acceptQuote, sendBulkEnquiry } from "@reagent/api/contract/enquiry";
import { codes } from "@reagent/api/contract/envelope";
import { readPrecursorInfo, savePrecursorInfo } from "@reagent/api/contract/filing";
import { reorder } from "@reagent/api/contract/order";
import { resolveOrderSheet } from "@reagent/api/contract/order-sheet";
import { resolveReaction } from "@reagent/api/contract/reaction";
import { uploadDocument } from "@reagent/api/contract/upload";
import { checkoutMessages } from "@reagent/api/messages/checkout";
import type { UploadSlot } from "@reagent/domain/upload";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fillCart, orderTo, readyToOrder } from "../../testing/checkout.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { bytesLike, dataUrl } from "../../testing/documents.ts";
import { completeFiling } from "../../testing/filings.ts";
import { customers, itemIds, packIds } from "../../testing/fixture.ts";
import { operateIn } from "../../testing/operate.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";

const noDocument = { uploadId: "", fileName: "" };
const question = {
  email: customers.lin,
  name: "林静",
  mobile: "13800000000",
  company: "示例大学",
  province: "310000",
  place: "310104",
  district: "310104",
  address: "示例路100号",
  area: "",
  phone: "",
  extension: "",
  zip: "200000",
  fax: "",
  specification: "AR",
  productName: "叠氮化钠",
  pack: "500mL",
  casNumber: "26628-22-8",
  quantity: "1",
  price: "",
  neededBy: "十二月",
  note: "",
  isFirst: false,
  itemCode: "E100001",
  origin: "specification",
} as const;
const LACKING = "危险化学品：已通过，缺少剧毒化学品购买许可证";

onEachDatabase((makePlace) => {
  describe.each([true, false])(
    "highly toxic chemicals where the setting REQUIRE_POISON_LICENCE is %s (decisions, highly toxic chemicals)",
    (isPoisonLicenceRequired) => {
      let shop: TestShop;
      let token: string;
      let addressId: string;

      beforeAll(async () => {
        shop = await openShop(makePlace, { isPoisonLicenceRequired });
        token = await shop.logIn(customers.lin);
        addressId = await readyToOrder(shop.database, "lin");
        await shop.database.transact((tx) =>
          tx
            .updateTable("items")
            .set({ cas: "26628-22-8", hazardous_number: null })
            .where("id", "=", itemIds.ethanol)
            .execute(),
        );
      });
      afterAll(() => shop.close());
      beforeEach(async () => {
        await shop.database.transact(async (tx) => {
          for (const table of ["order_lines", "order_events", "orders"] as const)
            await tx.deleteFrom(table).execute();
          await tx.deleteFrom("precursor_filings").execute();
          await tx.deleteFrom("uploads").execute();
        });
        await fillCart(shop.database, "lin", [
          { kind: "reagent", productId: packIds.ethanol500, quantity: 1 },
        ]);
      });

      const uploaded = async (slot: UploadSlot) =>
        (
          await shop.call(
            uploadDocument,
            { slot, extension: "pdf", content: dataUrl(bytesLike("pdf")), fileName: "a.pdf" },
            { token },
          )
        ).data;
      const file = async (hasLicence: boolean) => {
        const filing = {
          kind: "explosive",
          ...completeFiling,
          identity: noDocument,
          usage: await uploaded("usage"),
          licence: await uploaded("licence"),
          certificate: noDocument,
          poisonLicence: hasLicence ? await uploaded("poison-licence") : null,
        } as const;
        expect((await shop.call(savePrecursorInfo, filing, { token })).code).toBe(codes.success);
      };
      const accept = () => operateIn(shop, "accept", customers.lin, "explosive");
      const order = () => shop.call(createOrder, orderTo(addressId), { token });
      const limit = async () =>
        (await shop.call(priceOrder, { addressId, couponId: "" }, { token })).data.limit;
      /** Without the licence, an order is placed only where the setting is off. */
      const isOrderedAsSet = async () => {
        const { code, message } = await order();
        expect([code, message]).toEqual(
          isPoisonLicenceRequired
            ? [codes.badRequest, expect.stringContaining(`E100001-500mL ${LACKING}`)]
            : [codes.success, expect.anything()],
        );
      };
      /** What each call says of the filing and of its licence. */
      const told = async () => {
        const cart = await shop.call(readCart, {}, { token });
        const sheet = await shop.call(resolveOrderSheet, { lines: ["E100001-500mL"] }, { token });
        const plan = await shop.call(resolveReaction, { rows: ["E100001"] }, { token });
        return [cart, sheet, plan].map(({ data: { filings } }) =>
          filings.map(({ state, poisonLicence }) => `${state} ${poisonLicence}`),
        );
      };
      const inAll = (words: string) => [[words], [words], [words]];

      test("are ordered without a licence only where the setting is off", async () => {
        expect(await told()).toEqual(
          inAll(isPoisonLicenceRequired ? "none missing" : "none not-required"),
        );
        await file(false);
        await accept();
        expect(await told()).toEqual(
          inAll(isPoisonLicenceRequired ? "accepted missing" : "accepted not-required"),
        );
        expect(await limit()).toMatchObject(
          isPoisonLicenceRequired
            ? {
                kind: "restricted",
                message: checkoutMessages.licenceMissing.zh,
                products: [{ productCode: "E100001-500mL" }],
                filings: [{ kind: "explosive", state: "accepted", poisonLicence: "missing" }],
              }
            : { kind: "none", products: [], filings: [] },
        );
        await isOrderedAsSet();
      });

      test("are ordered once the filing with the licence is accepted", async () => {
        await file(true);
        expect(await told()).toEqual(inAll("pending filed"));
        expect((await order()).code).toBe(codes.badRequest);
        await accept();
        expect(await told()).toEqual(inAll("accepted filed"));
        expect(await limit()).toMatchObject({ kind: "none", filings: [] });
        expect((await order()).code).toBe(codes.success);
      });

      test("are ordered after a filing without the licence is withdrawn, filed again with it, and accepted", async () => {
        await file(false);
        await accept();
        await operateIn(shop, "refuse", customers.lin, "explosive", "请附购买许可证");
        await file(true);
        await accept();
        expect((await order()).code).toBe(codes.success);
      });

      test("do not keep other hazardous goods from being ordered", async () => {
        await file(false);
        await accept();
        await shop.database.transact((tx) =>
          tx
            .updateTable("items")
            .set({ hazardous_number: "2568" })
            .where("id", "=", itemIds.ethanolPure)
            .execute(),
        );
        await fillCart(shop.database, "lin", [
          { kind: "reagent", productId: packIds.ethanol500, quantity: 1, isSelected: false },
          { kind: "reagent", productId: packIds.ethanolPure, quantity: 1 },
        ]);
        expect((await limit()).kind).toBe("none");
        expect((await order()).code).toBe(codes.success);
      });

      test("are asked for with the filing that the customer reads", async () => {
        const read = async (kind: "explosive" | "drug") =>
          (await shop.call(readPrecursorInfo, { kind }, { token })).data.isPoisonLicenceRequired;
        expect(await read("explosive")).toBe(isPoisonLicenceRequired);
        expect(await read("drug")).toBe(false);
      });

      describe("are ordered without a licence only where the setting is off, too,", () => {
        test("from the quick order", async () => {
          await fillCart(shop.database, "lin", []);
          await file(false);
          await accept();
          const sent = { productCode: "E100001-500mL", quantity: 1 };
          expect((await shop.call(quickAddToCart, sent, { token })).code).toBe(codes.success);
          await isOrderedAsSet();
        });

        test("from a quote", async () => {
          await fillCart(shop.database, "lin", []);
          await file(false);
          await accept();
          await shop.call(sendBulkEnquiry, question, { token });
          const { id: enquiryId } = await shop.database.read
            .selectFrom("enquiries")
            .select("id")
            .executeTakeFirstOrThrow();
          const terms = ["--price", "90", "--quantity", "1", "--until", "2026-12-31"];
          await operateIn(shop, "enquiry-quote", enquiryId, "E100001-500mL", "有货。", ...terms);
          expect((await shop.call(acceptQuote, { enquiryId }, { token })).code).toBe(codes.success);
          await isOrderedAsSet();
        });

        test("from an order that is placed again", async () => {
          await file(true);
          await accept();
          const { orderId } = (await order()).data;
          await operateIn(shop, "refuse", customers.lin, "explosive", "许可证已过期");
          await shop.database.transact((tx) =>
            tx.deleteFrom("uploads").where("slot", "=", "poison-licence").execute(),
          );
          await file(false);
          await accept();
          expect((await shop.call(reorder, { orderId }, { token })).code).toBe(codes.success);
          await isOrderedAsSet();
        });
      });
    },
  );
});
