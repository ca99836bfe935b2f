import { instrumentPage } from "@reagent/api/mock/samples/instruments";
import { fen } from "@reagent/domain/money";
import { expect, test } from "vitest";
import { urlAt } from "../../../state/urls.ts";
import { instrumentData, instrumentDescription } from "./instrument-data.ts";

const urlOf = (path: string) => urlAt("https://shop.example", path, "zh");
const stirrer = instrumentPage("INS-0002", "zh");
const [first] = stirrer?.skus ?? [];
if (!stirrer || !first) throw new Error("the samples have no stirrer");

test("offers each SKU at its list price and its own address", () => {
  const own = { ...first, listPrice: fen(129900), salesPrice: fen(99900), stock: 20 };
  expect(instrumentData({ ...stirrer, skus: [own] }, "zh", urlOf)["offers"]).toEqual([
    expect.objectContaining({
      "@type": "Offer",
      sku: first.skuCode,
      price: "1299.00",
      priceCurrency: "CNY",
      availability: "https://schema.org/InStock",
      url: `https://shop.example/consumables/INS-0002?sku_code=${first.skuCode}`,
    }),
  ]);
});

test("makes no offer of a SKU without a price", () => {
  const onRequest = { ...stirrer, skus: [{ ...first, listPrice: null }] };
  expect(instrumentData(onRequest, "zh", urlOf)["offers"]).toBeUndefined();
  expect(instrumentDescription(onRequest, "zh")).not.toContain("¥");
});

test("names the instrument and its lowest price in the description", () => {
  const two = [fen(129900), fen(89900)].map((listPrice) => ({ ...first, listPrice }));
  const description = instrumentDescription({ ...stirrer, skus: two }, "zh");
  expect(description).toContain(stirrer.chineseName);
  expect(description).toContain("INS-0002");
  expect(description).toMatch(/¥899\.00 起。$/u);
});

test("names the brand of the instrument, or else the shop's", () => {
  const of = (brand: typeof stirrer.brand) => instrumentData({ ...stirrer, brand }, "zh", urlOf);
  expect(of({ value: "北方", name: "北方" })["brand"]).toMatchObject({ name: "北方" });
  expect(of(null)["brand"]).toMatchObject({ name: "刻度试剂" });
  expect(instrumentData(stirrer, "zh", urlOf)["category"]).toBe("搅拌与混匀");
});
