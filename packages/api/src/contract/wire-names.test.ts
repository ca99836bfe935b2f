import { ALL_INSTRUMENTS } from "@reagent/domain/instrument-facet";
import { describe, expect, it } from "vitest";
import { favourites } from "../mock/samples/favourites.ts";
import { instrumentList, instrumentPage } from "../mock/samples/instruments.ts";
import { itemRow } from "../mock/samples/items.ts";
import { productLineItems } from "../mock/samples/product-lines.ts";
import { priceAndStock, productPage } from "../mock/samples/product.ts";
import { Favourite } from "./favourite.ts";
import { Instrument, InstrumentSku } from "./instrument.ts";
import { ProductLineItems } from "./product-line.ts";
import { ItemRow, PriceAndStock, ProductPage } from "./product.ts";

const instrument = instrumentPage("INS-0031", "zh", "guest");

/** Names of the specification that answers have, whatever ours are. */
describe("an answer has the wire names of the specification", () => {
  it("productList: the packs of an item of a product line (storefront §3, product line)", () => {
    const [item] = productLineItems({ id: "1", page: 1, limit: 1 }).items;
    expect(item?.packs).not.toHaveLength(0);
    expect(ProductLineItems.encode(productLineItems({ id: "1", page: 1, limit: 1 }))).toMatchObject(
      {
        list: [{ productList: item?.packs.map(({ productId }) => ({ product_id: productId })) }],
      },
    );
  });

  it("productList: the packs of a favourite", () => {
    const all = favourites();
    expect(all.some(({ packs }) => packs.length > 0)).toBe(true);
    for (const each of all)
      expect(Favourite.encode(each)).toMatchObject({
        productList: each.packs.map(({ productCode }) => ({ product_code: productCode })),
      });
  });

  it("cas and chem_cas: the CAS number of an item in a list and on its page", () => {
    const both = { cas: "90-02-8", chem_cas: "90-02-8" };
    expect(ItemRow.encode(itemRow("S812046"))).toMatchObject(both);
    expect(ProductPage.encode(productPage("S812046"))).toMatchObject({ item: both });
  });

  it("product_sales_price: 0 where the list price holds (storefront §3, packaged product)", () => {
    const { list } = PriceAndStock.encode(priceAndStock("S812046", "zh", "guest")) as {
      list: readonly unknown[];
    };
    expect(list).not.toHaveLength(0);
    for (const pack of list) expect(pack).toMatchObject({ product_sales_price: "0.00" });
  });

  it("attrs: the attributes of an instrument in a list", () => {
    const query = { ...ALL_INSTRUMENTS, page: 1, size: 20 };
    const [first] = instrumentList(query, "zh", "guest").items;
    expect(first).toBeDefined();
    if (!first) return;
    const attrs = Object.entries(first.attributes).map(([attr_name, attr_value]) => ({
      attr_name,
      attr_value,
    }));
    expect(attrs).not.toHaveLength(0);
    expect(InstrumentSku.encode(first)).toMatchObject({ attrs, sku_sales_price: "0.00" });
  });

  it("attrs, sku_attr and sku_sales_price: the attributes and own prices of an instrument", () => {
    expect(instrument).toBeDefined();
    if (!instrument) return;
    expect(Instrument.encode(instrument)).toMatchObject({
      attrs: instrument.attributes.map(({ name, values }) => ({
        attr_name: name,
        attr_value: values,
      })),
      sku_list: instrument.skus.map(({ attributes }) => ({
        sku_attr: attributes,
        item_specification: attributes,
        sku_sales_price: "0.00",
      })),
    });
  });
});
