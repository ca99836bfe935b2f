import type { InstrumentRefinement } from "@reagent/domain/instrument-facet";
import {
  InstrumentIndex,
  type ListedInstrument,
  listedUnder,
} from "@reagent/domain/instrument-listing";
import { groupBy } from "@reagent/domain/list";
import { fen, permille } from "@reagent/domain/money";
import type {
  Instrument,
  InstrumentFacets,
  InstrumentList,
  InstrumentSku,
} from "../../contract/instrument.ts";
import type { LocalizedText } from "../../messages/message.ts";
import type { Language, SampleViewer } from "./language.ts";

const pipettePicture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="96" viewBox="0 0 48 96" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="M20 4h8v8h-8zM18 12h12l3 10v20l-5 8H20l-5-8V22zM21 50l2 26v14h2V76l2-26M33 26h5v6"/></svg>';

const tubePicture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="32" viewBox="0 0 96 32" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="M4 16h8M84 16h8M12 10h72v12H12zM30 10v12M66 10v12M38 10v4M46 10v4M54 10v4"/></svg>';

const stirrerPicture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="80" viewBox="0 0 96 80" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="M12 34h72v6H12zM16 40h64l6 32H10zM34 34V12h28v22M38 28h20"/><circle cx="32" cy="57" r="6"/><circle cx="64" cy="57" r="6"/></svg>';

interface Sku {
  readonly skuId: string;
  readonly skuCode: string;
  readonly spuCode: string;
  readonly name: LocalizedText;
  readonly category: LocalizedText;
  readonly brand: LocalizedText;
  readonly picture: string;
  readonly attributes: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  readonly price: number;
  readonly stock: number;
  readonly promotion?: "special-price" | "promotion";
  readonly isFutures?: boolean;
}

const ownBrand = { zh: "刻度", en: "Kedu" };
const otherBrand = { zh: "示例仪器", en: "Example Instruments" };

const pipette = {
  spuCode: "INS-0031",
  category: { zh: "移液与输液", en: "Liquid handling" },
  brand: ownBrand,
  name: { zh: "单道可调移液器", en: "Single-channel adjustable pipette" },
  picture: pipettePicture,
};
const tube = {
  spuCode: "INS-0058",
  category: { zh: "气体检测", en: "Gas detection" },
  brand: otherBrand,
  name: { zh: "苯甲醛气体检测管", en: "Benzaldehyde gas detector tube" },
  picture: tubePicture,
};

const stirrer = {
  spuCode: "INS-0002",
  category: { zh: "搅拌与混匀", en: "Stirring and mixing" },
  brand: ownBrand,
  name: { zh: "加热磁力搅拌器", en: "Hot plate magnetic stirrer" },
  picture: stirrerPicture,
};

const volume = (range: string, colour: LocalizedText) => ({
  zh: { 量程: range, 颜色: colour.zh },
  en: { Volume: range, Colour: colour.en },
});
const measures = (range: string) => ({ zh: { 测量范围: range }, en: { Range: range } });

const plate = (temperature: string, material: LocalizedText, control: LocalizedText) => ({
  zh: { 最高温度: temperature, 盘面材质: material.zh, 控温: control.zh },
  en: { "Maximum temperature": temperature, Plate: material.en, Control: control.en },
});
const ceramic = { zh: "陶瓷", en: "Ceramic" };
const steel = { zh: "不锈钢", en: "Stainless steel" };
const dial = { zh: "指针", en: "Dial" };
const digital = { zh: "数显", en: "Digital" };

/** Stocks are around 10, the threshold above which the count is not shown. */
const skus: readonly Sku[] = [
  {
    ...pipette,
    skuId: "70011",
    skuCode: "INS-0031-01",
    attributes: volume("0.5–10 µL", { zh: "白色", en: "White" }),
    price: 36800,
    stock: 9,
  },
  {
    ...pipette,
    skuId: "70012",
    skuCode: "INS-0031-02",
    attributes: volume("10–100 µL", { zh: "黄色", en: "Yellow" }),
    price: 36800,
    stock: 10,
  },
  {
    ...pipette,
    skuId: "70013",
    skuCode: "INS-0031-03",
    attributes: volume("100–1000 µL", { zh: "蓝色", en: "Blue" }),
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
  {
    ...stirrer,
    skuId: "70031",
    skuCode: "INS-0002-A",
    attributes: plate("280 ℃", ceramic, dial),
    price: 68000,
    stock: 24,
  },
  {
    ...stirrer,
    skuId: "70032",
    skuCode: "INS-0002-B",
    attributes: plate("280 ℃", ceramic, digital),
    price: 98000,
    stock: 6,
    promotion: "special-price",
  },
  {
    ...stirrer,
    skuId: "70033",
    skuCode: "INS-0002-C",
    attributes: plate("280 ℃", steel, dial),
    price: 76000,
    stock: 0,
  },
  {
    ...stirrer,
    skuId: "70034",
    skuCode: "INS-0002-D",
    attributes: plate("340 ℃", ceramic, digital),
    price: 168000,
    stock: 10,
  },
  {
    ...stirrer,
    skuId: "70035",
    skuCode: "INS-0002-E",
    attributes: plate("340 ℃", steel, digital),
    price: 186000,
    stock: 0,
    isFutures: true,
  },
];

/** Instruments and consumables with the viewer's prices. */
export function instruments(
  language: Language = "zh",
  viewer: SampleViewer = "customer",
): readonly InstrumentSku[] {
  return skus.map((sku) => shownSku(sku, language, viewer));
}

function shownSku(sku: Sku, language: Language, viewer: SampleViewer): InstrumentSku {
  return {
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
  };
}

const summaries: Readonly<Record<string, LocalizedText>> = {
  [pipette.spuCode]: {
    zh: "液体的量取与分配。",
    en: "Measures and dispenses liquids.",
  },
  [tube.spuCode]: {
    zh: "现场快速测定空气中的苯甲醛。",
    en: "Measures benzaldehyde in air, on site.",
  },
  [stirrer.spuCode]: {
    zh: "搅拌与加热同时进行，适于配液与合成。",
    en: "Stirs and heats at once, for solutions and syntheses.",
  },
};

const returnTerms: LocalizedText = {
  zh: "<p>整机保修一年。签收后七天内未通电使用的可以退换，请保留全部包装与附件。</p>",
  en: "<p>One year of warranty. Unused instruments can be returned within seven days of receipt with all packaging and accessories.</p>",
};

/** The SKUs of each instrument. */
const families = [...groupBy(skus, ({ spuCode }) => spuCode).values()];

/** The page of an instrument; undefined for an unknown code. */
export function instrumentPage(
  spuCode: string,
  language: Language = "zh",
  viewer: SampleViewer = "customer",
): Instrument | undefined {
  const variants = instruments(language, viewer).filter((sku) => sku.spuCode === spuCode);
  const [first] = variants;
  if (!first) return undefined;
  const { chineseName, englishName, drawing } = first;
  const family = families.find(([sku]) => sku?.spuCode === spuCode)?.[0];
  const attributes = Object.keys(first.attributes).map((name) => ({
    name,
    values: [...new Set(variants.map((sku) => sku.attributes[name] ?? ""))],
  }));
  const colon = { zh: "：", en: ": " }[language];
  const comma = { zh: "、", en: ", " }[language];
  const options = attributes.map(
    ({ name, values }) => `<li>${name}${colon}${values.join(comma)}</li>`,
  );
  const lead = {
    zh: `${chineseName}的可选规格如下，价格与库存随规格而变。`,
    en: `${englishName}: these are the options. Price and stock depend on them.`,
  }[language];
  return {
    spuCode,
    chineseName,
    englishName,
    category: family ? listedUnder(family.category, language) : null,
    brand: family ? listedUnder(family.brand, language) : null,
    summary: summaries[spuCode]?.[language] ?? "",
    drawing,
    description: `<p>${lead}</p><ul>${options.join("")}</ul>`,
    returnTerms: returnTerms[language],
    attributes,
    skus: variants,
    isLoggedIn: viewer !== "guest",
  };
}

/** The given number of instruments: those of the sample, then their first SKUs again, each with its own code. */
function manyFamilies(count: number): readonly (readonly Sku[])[] {
  return Array.from({ length: count }, (_, at) => {
    const family = families[at % families.length] ?? [];
    if (at < families.length) return family;
    return family.slice(0, 1).map((sku) => ({
      ...sku,
      skuId: String(71_001 + at),
      skuCode: `${sku.spuCode}-${at + 10}`,
    }));
  });
}

/** A page of the instruments that match; repeated to a count, if one is given. */
export function instrumentList(
  { page, size, ...refinement }: InstrumentRefinement & { page: number; size: number },
  language: Language = "zh",
  viewer: SampleViewer = "customer",
  count = families.length,
): InstrumentList {
  const all = manyFamilies(count);
  const { skuIds, facets } = new InstrumentIndex(all.map(listedOf)).list(refinement, language);
  const byId = new Map(all.flat().map((sku) => [Number(sku.skuId), sku]));
  const shown = skuIds.slice((page - 1) * size, page * size);
  return {
    items: shown.flatMap((id) => {
      const sku = byId.get(id);
      return sku ? [shownSku(sku, language, viewer)] : [];
    }),
    total: skuIds.length,
    facets,
  };
}

/** Those of some rows that match, which may be repeated with other codes, and their facets. */
export function refinedSkus(
  rows: readonly InstrumentSku[],
  refinement: InstrumentRefinement,
  language: Language,
): { readonly rows: readonly InstrumentSku[]; readonly facets: InstrumentFacets } {
  const listed = rows.flatMap(({ skuId, spuCode, attributes }) => {
    const shown = JSON.stringify(attributes);
    const sku = skus.find(
      (each) => each.spuCode === spuCode && JSON.stringify(each.attributes[language]) === shown,
    );
    return sku ? [listedOf([{ ...sku, skuId }])] : [];
  });
  const byId = new Map(rows.map((sku) => [Number(sku.skuId), sku]));
  const index = new InstrumentIndex(listed);
  const { skuIds, facets } = index.listSkus([...byId.keys()], refinement, language);
  return { rows: skuIds.flatMap((id) => byId.get(id) ?? []), facets };
}

function listedOf(family: readonly Sku[]): ListedInstrument {
  const { category, brand, name } = family[0] as Sku;
  return {
    category,
    brand,
    name,
    skus: family.map(({ skuId, price, attributes }) => {
      const english = Object.entries(attributes.en);
      return {
        id: Number(skuId),
        price: fen(price),
        attributes: Object.entries(attributes.zh).map(([nameOf, value], at) => ({
          name: { zh: nameOf, en: english[at]?.[0] ?? "" },
          value: { zh: value, en: english[at]?.[1] ?? "" },
        })),
      };
    }),
  };
}
