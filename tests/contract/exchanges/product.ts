import { codes } from "@reagent/api/contract/envelope";
import * as product from "@reagent/api/contract/product";
import { productMessages } from "@reagent/api/messages/product";
import { fen } from "@reagent/domain/money";
import { priceBarrier } from "@reagent/domain/purchase";
import { expect } from "vitest";
import { answered, type Exchange, refused, refusedTo } from "../exchange.ts";
import { batch, item, nowhere } from "./given.ts";

const application = {
  email: "zhou@eciac.example",
  contact: "周以宁",
  phone: "13900000120",
  company: "华东应用化学研究所",
};

function isPricedFor(packs: readonly product.Pack[], isGuest: boolean): void {
  expect(packs).not.toHaveLength(0);
  for (const pack of packs) {
    const isUnpriced = priceBarrier({ ...pack, listPrice: fen(0) }) !== undefined;
    expect(pack.listPrice === null).toBe(isUnpriced);
    if (isGuest || isUnpriced) expect(pack.salesPrice).toBeNull();
    else if (pack.salesPrice !== null) expect(pack.salesPrice).toBeLessThan(Number(pack.listPrice));
  }
}

const isDocument = ({ url }: { readonly url: string }) =>
  expect(url).toMatch(/^\/api\/document\?kind=\w+&subject=/);

export const exchanges: readonly Exchange[] = [
  answered("guest", product.readProduct, item, (page, facts) => {
    expect(page.isLoggedIn).toBe(false);
    expect(page.item).toMatchObject({
      itemCode: facts.itemCode,
      casNumber: "64-17-5",
      isFavourite: false,
    });
    expect(page.item.crumbs).not.toHaveLength(0);
    expect(page.item.drawing.markup).toMatch(/^<svg/);
    expect(page.packs.map(({ productId }) => productId)).toContain(facts.productId);
    isPricedFor(page.packs, true);
    for (const form of page.otherForms) {
      expect(form.casNumber).toBe("64-17-5");
      expect(form.itemCode).not.toBe(facts.itemCode);
      expect(form.cheapest?.salesPrice ?? null).toBeNull();
    }
  }),
  answered("customer", product.readProduct, item, (page) => {
    expect(page.isLoggedIn).toBe(true);
    isPricedFor(page.packs, false);
  }),
  answered(
    "university",
    product.readPriceAndStock,
    item,
    ({ isLoggedIn, packs }) => {
      expect(isLoggedIn).toBe(true);
      isPricedFor(packs, false);
      expect(packs.some(({ salesPrice }) => salesPrice !== null)).toBe(true);
    },
    { about: "with prices of the customer's own" },
  ),
  answered("guest", product.readPriceAndStock, item, ({ isLoggedIn, packs }) => {
    expect(isLoggedIn).toBe(false);
    isPricedFor(packs, true);
  }),
  answered("expired", product.readPriceAndStock, item, ({ isLoggedIn }) =>
    expect(isLoggedIn).toBe(false),
  ),
  answered(
    "guest",
    product.readPriceAndStock,
    { itemCode: nowhere },
    (nothing) => expect(nothing).toEqual({ packs: [], bulkPacks: [], isLoggedIn: false }),
    { about: "no packs" },
  ),
  answered(
    "guest",
    product.readItemRows,
    ({ itemCode }) => ({ itemCodes: [nowhere, itemCode] }),
    ({ items }, facts) =>
      expect(items).toMatchObject([
        { itemCode: facts.itemCode, itemId: facts.itemId, casNumber: "64-17-5" },
      ]),
    { about: "one known and one unknown item" },
  ),
  answered("guest", product.readItemRows, { itemCodes: [] }, ({ items }) =>
    expect(items).toEqual([]),
  ),
  answered(
    "guest",
    product.readComparison,
    ({ itemCode }) => ({ itemCodes: [nowhere, itemCode] }),
    ({ items, isLoggedIn }, facts) => {
      expect(isLoggedIn).toBe(false);
      expect(items.map(({ itemCode }) => itemCode)).toEqual([facts.itemCode]);
      for (const { packs } of items) isPricedFor(packs, true);
    },
    { about: "one known and one unknown item" },
  ),
  answered(
    "university",
    product.readComparison,
    ({ itemCode }) => ({ itemCodes: [itemCode] }),
    ({ items, isLoggedIn }) => {
      expect(isLoggedIn).toBe(true);
      for (const { packs } of items) isPricedFor(packs, false);
    },
    { about: "with prices of the customer's own" },
  ),
  answered(
    "guest",
    product.listBatches,
    ({ batchProductCode }) => ({
      itemCode: batchProductCode,
      batchCode: null,
      page: 1,
      limit: 10,
    }),
    ({ batches, total }, facts) => {
      expect(total).toBe(batches.length);
      const found = batches.find(({ batchCode }) => batchCode === facts.batchCode);
      expect(found?.results).not.toHaveLength(0);
      for (const { producedOn, retestOn, url } of batches) {
        expect(producedOn < retestOn).toBe(true);
        isDocument({ url });
      }
      const days = batches.map(({ producedOn }) => producedOn);
      expect(days).toEqual(days.toSorted().toReversed());
    },
  ),
  answered(
    "guest",
    product.listBatches,
    ({ batchProductCode: itemCode, batchCode }) => ({ itemCode, batchCode, page: 1, limit: 10 }),
    ({ batches, total }, facts) => {
      expect(total).toBe(1);
      expect(batches.map(({ batchCode }) => batchCode)).toEqual([facts.batchCode]);
    },
    { about: "by its number" },
  ),
  answered(
    "guest",
    product.listBatches,
    { itemCode: nowhere, batchCode: null, page: 1, limit: 10 },
    (nothing) => expect(nothing).toEqual({ batches: [], total: 0 }),
    { about: "of an unknown item" },
  ),
  answered("guest", product.findCertificate, batch, isDocument),
  answered("guest", product.findSpecification, item, isDocument),
  answered(
    "guest",
    product.findSafetyDataSheet,
    { language: "cn", keyword: "64-17-5", itemId: null },
    ({ url }) => {
      isDocument({ url });
      expect(url).toContain("lang=cn");
    },
  ),
  answered(
    "guest",
    product.readItemSpectra,
    ({ batchProductCode }) => ({ itemCode: batchProductCode.split("-")[0] ?? "" }),
    ({ files }) => {
      expect(files).not.toHaveLength(0);
      for (const file of files) isDocument(file);
    },
  ),
  answered(
    "guest",
    product.readBatchSpectra,
    (facts) => ({ ...batch(facts), type: "nmr" }),
    ({ files }) => {
      expect(files).not.toHaveLength(0);
      for (const file of files) isDocument(file);
    },
  ),
  answered("customer", product.applyForSpectrum, ({ productCode }) => ({
    ...application,
    productCode,
  })),
  refused(
    "guest",
    product.findCertificate,
    { batchCode: nowhere, productCode: nowhere },
    codes.notFound,
    productMessages.noCertificate,
    "an unknown batch",
  ),
  refused(
    "guest",
    product.findSpecification,
    { itemCode: nowhere },
    codes.productMissing,
    productMessages.missing,
    "an unknown item",
  ),
  refused(
    "guest",
    product.findSafetyDataSheet,
    { language: "cn", keyword: nowhere, itemId: null },
    codes.notFound,
    productMessages.noDataSheet,
    "an unknown item",
  ),
  refused(
    "guest",
    product.readItemSpectra,
    { itemCode: nowhere },
    codes.productMissing,
    productMessages.missing,
    "an unknown item",
  ),
  refused(
    "guest",
    product.readBatchSpectra,
    { type: "nmr", batchCode: nowhere, productCode: nowhere },
    codes.notFound,
    productMessages.noSpectra,
    "an unknown batch",
  ),
  ...(["zh", "en"] as const).map((language) =>
    refusedTo(
      "guest",
      answered("guest", product.readProduct, { itemCode: nowhere }, undefined, { language }),
      codes.productMissing,
      productMessages.missing,
    ),
  ),
];
