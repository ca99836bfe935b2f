import type { StockAlert } from "../../contract/stock-alert.ts";
import { instruments } from "./instruments.ts";
import { type ItemCode, itemRow } from "./items.ts";
import type { Language } from "./language.ts";
import { packs } from "./packs.ts";

const at = (moment: string) => Date.parse(`${moment}+08:00`);

/** The customer's alerts, newest first: two that are open, one whose mail was sent, and one for a pack that is not sold any more. */
export function stockAlerts(language: Language = "zh"): readonly StockAlert[] {
  return [
    {
      ...packOf("S812046", "2.5kg", language),
      askedAt: at("2026-11-20T16:05:00"),
      sentAt: null,
      isSold: true,
      alternatives: [],
    },
    {
      ...skuOf("INS-0031-04", language),
      askedAt: at("2026-11-18T09:41:00"),
      sentAt: null,
      isSold: true,
      alternatives: [],
    },
    {
      ...packOf("V806733", "1kg", language),
      askedAt: at("2026-10-29T11:20:00"),
      sentAt: at("2026-11-03T08:12:00"),
      isSold: true,
      alternatives: [],
    },
    {
      kind: "reagent",
      productCode: "M809110-250g",
      itemCode: "M809110",
      name: { zh: "4-甲氧基苯甲醛", en: "4-Methoxybenzaldehyde" }[language],
      pack: "250g",
      askedAt: at("2026-09-14T14:32:00"),
      sentAt: null,
      isSold: false,
      alternatives: [],
    },
  ];
}

function packOf(itemCode: ItemCode, size: string, language: Language) {
  const { chineseName, englishName } = itemRow(itemCode, language);
  const pack = packs(itemCode, language).find((each) => each.pack === size);
  if (!pack) throw new Error(`${itemCode} has no pack of ${size}`);
  return {
    kind: "reagent" as const,
    productCode: pack.productCode,
    itemCode,
    name: language === "en" ? englishName : chineseName,
    pack: size,
  };
}

function skuOf(skuCode: string, language: Language) {
  const sku = instruments(language).find((each) => each.skuCode === skuCode);
  if (!sku) throw new Error(`there is no SKU ${skuCode}`);
  return {
    kind: "instrument" as const,
    productCode: skuCode,
    itemCode: sku.spuCode,
    name: language === "en" ? sku.englishName : sku.chineseName,
    pack: Object.entries(sku.attributes)
      .map(([name, value]) => `${name} ${value}`)
      .join({ zh: "，", en: ", " }[language]),
  };
}
