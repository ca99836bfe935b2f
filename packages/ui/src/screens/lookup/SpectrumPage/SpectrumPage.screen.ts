import { screen } from "../../../screen.ts";

const escaped = encodeURIComponent;

/** The spectra of an item, or of a batch of a product. */
export const spectra = screen({
  address: "/productMap",
  path: (of: { itemCode: string } | { batchCode: string; productCode: string }) =>
    "itemCode" in of
      ? `/productMap?item_code=${escaped(of.itemCode)}`
      : `/productMap?batch_code=${escaped(of.batchCode)}&product_code=${escaped(of.productCode)}`,
  visitors: "anyone",
  title: { zh: "图谱", en: "Spectra" },
});
