import { fen, permille } from "@reagent/domain/money";
import type { InstrumentSku } from "../../contract/product.ts";
import type { Language, Viewer, Words } from "./language.ts";

const pipettePicture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="96" viewBox="0 0 48 96" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="M20 4h8v8h-8zM18 12h12l3 10v20l-5 8H20l-5-8V22zM21 50l2 26v14h2V76l2-26M33 26h5v6"/></svg>';

const tubePicture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="32" viewBox="0 0 96 32" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="M4 16h8M84 16h8M12 10h72v12H12zM30 10v12M66 10v12M38 10v4M46 10v4M54 10v4"/></svg>';

interface Sku {
  readonly skuId: string;
  readonly skuCode: string;
  readonly spuCode: string;
  readonly name: Words;
  readonly picture: string;
  readonly attributes: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  readonly price: number;
  readonly stock: number;
  readonly promotion?: "special-price" | "promotion";
  readonly isFutures?: boolean;
}

const pipette = {
  spuCode: "INS-0031",
  name: { zh: "单道可调移液器", en: "Single-channel adjustable pipette" },
  picture: pipettePicture,
};
const tube = {
  spuCode: "INS-0058",
  name: { zh: "苯甲醛气体检测管", en: "Benzaldehyde gas detector tube" },
  picture: tubePicture,
};

const volume = (range: string, colour: Words) => ({
  zh: { 量程: range, 颜色: colour.zh },
  en: { Volume: range, Colour: colour.en },
});
const measures = (range: string) => ({ zh: { 测量范围: range }, en: { Range: range } });

/** Stocks stand around the threshold of 10 above which the count is not shown. */
const skus: readonly Sku[] = [
  {
    ...pipette,
    skuId: "70011",
    skuCode: "INS-0031-01",
    attributes: volume("0.5–10 μL", { zh: "白色", en: "White" }),
    price: 36800,
    stock: 9,
  },
  {
    ...pipette,
    skuId: "70012",
    skuCode: "INS-0031-02",
    attributes: volume("10–100 μL", { zh: "黄色", en: "Yellow" }),
    price: 36800,
    stock: 10,
  },
  {
    ...pipette,
    skuId: "70013",
    skuCode: "INS-0031-03",
    attributes: volume("100–1000 μL", { zh: "蓝色", en: "Blue" }),
    price: 36800,
    stock: 11,
    promotion: "promotion",
  },
  {
    ...pipette,
    skuId: "70014",
    skuCode: "INS-0031-04",
    attributes: volume("1–5 mL", { zh: "紫色", en: "Violet" }),
    price: 39800,
    stock: 0,
    isFutures: true,
  },
  {
    ...tube,
    skuId: "70021",
    skuCode: "INS-0058-01",
    attributes: measures("1–20 ppm"),
    price: 12800,
    stock: 42,
  },
  {
    ...tube,
    skuId: "70022",
    skuCode: "INS-0058-02",
    attributes: measures("5–60 ppm"),
    price: 12800,
    stock: 3,
    promotion: "special-price",
  },
  {
    ...tube,
    skuId: "70023",
    skuCode: "INS-0058-03",
    attributes: measures("20–500 ppm"),
    price: 13600,
    stock: 0,
  },
];

/** Instruments and consumables as a viewer sees them. */
export function instruments(
  language: Language = "zh",
  viewer: Viewer = "customer",
): readonly InstrumentSku[] {
  return skus.map((sku) => ({
    skuId: sku.skuId,
    skuCode: sku.skuCode,
    spuCode: sku.spuCode,
    chineseName: sku.name.zh,
    englishName: sku.name.en,
    drawing: sku.picture,
    attributes: sku.attributes[language],
    listPrice: fen(sku.price),
    salesPrice:
      viewer === "guest" ? null : permille(fen(sku.price), viewer === "university" ? 850 : 900),
    isPromoted: sku.promotion !== undefined,
    promotionMark: sku.promotion ?? "special-price",
    isFutures: sku.isFutures ?? false,
    deliveryDescription: sku.stock > 0 ? { zh: "上海仓", en: "Shanghai" }[language] : "",
    expectedDelivery:
      sku.stock > 0 ? "" : { zh: "预计 2 周内到货", en: "Expected within 2 weeks" }[language],
    stock: sku.stock,
  }));
}
