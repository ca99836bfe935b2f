import type { Instrument } from "@reagent/api/contract/instrument";
import { picturePaths } from "@reagent/api/contract/pictures";
import { shop } from "@reagent/api/contract/shop";
import { paths } from "@reagent/api/pages/paths";
import { formatYuan } from "@reagent/domain/money";
import { imageOf } from "../../../components/StructuredData/image-of.ts";
import type { Thing } from "../../../components/StructuredData/thing.ts";
import type { Language } from "../../../language/language.tsx";
import type { UrlOf } from "../../../state/urls.ts";
import { namesIn } from "../../product/parts/names.ts";
import { offerData } from "../../product/parts/offer-data.ts";
import { factsOf } from "../parts/instrument-facts.ts";

/** The structured data of an instrument or consumable, with an offer at the list price for each SKU that has one. */
export function instrumentData(instrument: Instrument, language: Language, urlOf: UrlOf): Thing {
  const { spuCode, skus, summary } = instrument;
  const { name, other } = namesIn(language, instrument);
  const offers = skus.flatMap((sku) => {
    const { price, stock } = factsOf(sku);
    if (!price) return [];
    const url = urlOf(paths.instrument({ spuCode, skuCode: sku.skuCode }));
    const values = Object.values(sku.attributes).join(" ");
    const label = [name, values].filter(Boolean).join(" ");
    const { list: listPrice } = price;
    return offerData({ code: sku.skuCode, name: label, listPrice, mark: stock.mark, url }) ?? [];
  });
  return {
    "@type": "Product",
    name,
    alternateName: other || undefined,
    description: summary || undefined,
    url: urlOf(paths.instrument({ spuCode })),
    image: imageOf(instrument.drawing, picturePaths.instrument(spuCode), urlOf),
    sku: spuCode,
    mpn: spuCode,
    brand: { "@type": "Brand", name: instrument.brand?.name ?? shop.name[language] },
    category: instrument.category?.name,
    offers: offers.length > 0 ? offers : undefined,
  };
}

/** The meta description of an instrument: names, series, summary and lowest list price. */
export function instrumentDescription(instrument: Instrument, language: Language): string {
  const { spuCode, skus, summary } = instrument;
  const { name, other } = namesIn(language, instrument);
  const [lowest] = skus
    .flatMap(({ listPrice }) => listPrice ?? [])
    .sort((one, another) => one - another)
    .map(formatYuan);
  const text =
    language === "en"
      ? { other: ` (${other})`, end: ". ", from: `From ¥${lowest}.` }
      : { other: `（${other}）`, end: "。", from: `¥${lowest} 起。` };
  return [
    `${name}${other && text.other} ${spuCode}${text.end}`,
    summary && `${summary.replace(/[。.]$/u, "")}${text.end}`,
    lowest && text.from,
  ]
    .join("")
    .trim();
}
