import { logIn } from "@reagent/api/contract/account";
import { createOrder, priceOrder } from "@reagent/api/contract/checkout";
import { codes } from "@reagent/api/contract/envelope";
import { savePrecursorInfo, saveUniversityInfo } from "@reagent/api/contract/filing";
import { readPriceAndStock } from "@reagent/api/contract/product";
import { activate, register } from "@reagent/api/contract/registration";
import { uploadDocument } from "@reagent/api/contract/upload";
import { UNIVERSITY_CATEGORY } from "@reagent/domain/customer-category";
import { PRECURSOR_FILINGS, type PrecursorFilingKind } from "@reagent/domain/filing";
import { uploadSlot, type UploadSlot } from "@reagent/domain/upload";
import { decideFiling } from "@reagent/server/areas/filing/decide";
import { fillCart, orderTo, readyToOrder } from "@reagent/server/testing/checkout";
import { onDefaultDatabase } from "@reagent/server/testing/databases";
import { bytesLike, dataUrl } from "@reagent/server/testing/documents";
import { completeFiling } from "@reagent/server/testing/filings";
import { customers, itemIds, packIds } from "@reagent/server/testing/fixture";
import { codeIn, openShop, type TestShop } from "@reagent/server/testing/shop";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { newcomer } from "../contract/exchanges/registration.ts";

const noDocument = { uploadId: "", fileName: "" };
const ID_NUMBER = "11010519491231002X";
const made = {
  company: "x",
  address: "x",
  purpose: "experiment",
  handlerName: "x",
  handlerIdNumber: ID_NUMBER,
  handlerPhone: "x",
  responsibleName: "x",
  responsibleIdNumber: ID_NUMBER,
  responsiblePhone: "x",
} as const;

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;
  let addressId: string;

  beforeEach(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.lin);
    addressId = await readyToOrder(shop.database, "lin");
    await fillCart(shop.database, "lin", [
      { kind: "reagent", productId: packIds.ethanol500, quantity: 1, isSelected: true },
    ]);
  });
  afterEach(() => shop.close());

  const mark = (columns: { is_drug_precursor?: 1; is_explosive_precursor?: 1 }) =>
    shop.database.transact((tx) =>
      tx.updateTable("items").set(columns).where("id", "=", itemIds.ethanol).execute(),
    );
  const order = async () => (await shop.call(createOrder, orderTo(addressId), { token })).code;
  const ordersPlaced = async () =>
    (await shop.database.read.selectFrom("orders").select("id").execute()).length;
  const uploaded = async (slot: UploadSlot) =>
    (
      await shop.call(
        uploadDocument,
        { slot, extension: "pdf", content: dataUrl(bytesLike("pdf")), fileName: "a.pdf" },
        { token },
      )
    ).data;
  const file = async (kind: PrecursorFilingKind) => {
    const filing = {
      kind,
      ...completeFiling,
      identity: noDocument,
      usage: await uploaded(uploadSlot(kind, "usage")),
      licence: await uploaded(uploadSlot(kind, "licence")),
      certificate: await uploaded(uploadSlot(kind, "certificate")),
      poisonLicence: null,
    };
    return (await shop.call(savePrecursorInfo, filing, { token })).code;
  };
  const accept = (filing: PrecursorFilingKind) =>
    shop.database.transact((tx) =>
      decideFiling(tx, { customerId: "lin", filing }, { state: "accepted" }, shop.clock.time),
    );
  const columnOf = { explosive: "is_explosive_precursor", drug: "is_drug_precursor" } as const;

  describe.each(PRECURSOR_FILINGS)("an order of %s precursors", (kind) => {
    const other = kind === "drug" ? "explosive" : "drug";
    beforeEach(() => mark({ [columnOf[kind]]: 1 }));

    test("is not placed on a filing of one-letter names, one ID number twice and no document", async () => {
      const filing = {
        kind,
        ...made,
        identity: noDocument,
        usage: noDocument,
        licence: noDocument,
        certificate: noDocument,
        poisonLicence: null,
      };
      expect((await shop.call(savePrecursorInfo, filing, { token })).code).toBe(codes.badRequest);
      expect(await order()).toBe(codes.badRequest);
      expect(await ordersPlaced()).toBe(0);
    });

    test("is not placed on the customer's own word, however complete, nor on the filing of the other precursors", async () => {
      expect(await file(kind)).toBe(codes.success);
      expect(await file(other)).toBe(codes.success);
      expect(await order()).toBe(codes.badRequest);
      await accept(other);
      expect(await order()).toBe(codes.badRequest);
      expect(await ordersPlaced()).toBe(0);
      await accept(kind);
      const price = { addressId, couponId: "" };
      expect((await shop.call(priceOrder, price, { token })).data.limit.filings).toEqual([]);
      expect(await order()).toBe(codes.success);
    });
  });

  test("the category of universities gives no customer their prices before the operator accepts the proof", async () => {
    const price = async (of = {}) =>
      (await shop.call(readPriceAndStock, { itemCode: "E100001" }, of)).data.packs[0]?.salesPrice;
    const ordinary = await price();
    const choice = { ...newcomer, category: UNIVERSITY_CATEGORY };
    expect((await shop.call(register, choice)).code).toBe(codes.success);
    const [mail] = await shop.mails();
    const { email, password } = newcomer;
    await shop.call(activate, { code: mail ? codeIn(mail) : "" });
    const { data } = await shop.call(logIn, { email, password });
    token = data.token;
    expect(await price({ token })).toEqual(ordinary);
    const group = {
      university: "示例大学",
      department: "化学学院",
      teacher: "王老师",
      mobile: "13800000002",
      phone: "021-55500002",
    };
    const save = async (proof: typeof noDocument) =>
      (await shop.call(saveUniversityInfo, { ...group, ...proof }, { token })).code;
    expect(await save(noDocument)).toBe(codes.badRequest);
    expect(await save(await uploaded("university"))).toBe(codes.success);
    expect(await price({ token })).toEqual(ordinary);
    const { id: customerId } = await shop.database.read
      .selectFrom("customers")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    const filing = { customerId, filing: "university" } as const;
    await shop.database.transact((tx) =>
      decideFiling(tx, filing, { state: "accepted" }, shop.clock.time),
    );
    expect(await price({ token })).not.toEqual(ordinary);
  });
});
