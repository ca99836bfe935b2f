import {
  INSTRUMENT_ORDERS,
  INSTRUMENT_PRICES,
  LONGEST_CHOSEN_VALUES,
  MOST_CHOSEN_VALUES,
} from "@reagent/domain/instrument-facet";
import {
  amount,
  attributeList,
  attributes,
  choices,
  code,
  count,
  entity,
  type EntityOf,
  flag,
  id,
  idList,
  list,
  maybe,
  optionalAmount,
  text,
  texts,
} from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";
import { choiceFields } from "./goods-fields.ts";

const variant = {
  skuId: ["sku_id", id],
  skuCode: ["sku_code", text],
  drawing: ["image", text],
  attributes: ["item_specification", attributes, "sku_attr"],
  listPrice: ["sku_price", maybe(amount)],
  /** The viewer's own price; null means that the list price holds. */
  salesPrice: ["sku_sales_price", optionalAmount],
  ...choiceFields,
  stock: ["count", count],
} as const;

/** One choice of an instrument's attributes, with its price and stock (storefront §3, instrument). */
export const InstrumentVariant = entity(variant);
export type InstrumentVariant = EntityOf<typeof InstrumentVariant>;

/** The same with its instrument: an entry of a list of instruments and consumables. */
export const InstrumentSku = entity({
  spuCode: ["spu_code", id],
  chineseName: ["spu_name", text],
  englishName: ["spu_en_name", text],
  ...variant,
  attributes: ["attrs", attributeList],
});
export type InstrumentSku = EntityOf<typeof InstrumentSku>;

/** A value that the list can be narrowed to, and how many instruments it would leave as the only one of its facet. */
const InstrumentFacetValue = entity({
  /** As it is sent: the Chinese text, in both languages. */
  value: ["value", text],
  name: ["name", text],
  count: ["count", count],
});

export const InstrumentFacets = entity({
  categories: ["category", list(InstrumentFacetValue)],
  brands: ["brand", list(InstrumentFacetValue)],
  /** Of chosen categories; each attribute is a facet. */
  attributes: [
    "attr",
    list(entity({ name: ["attr_name", text], values: ["attr_value", list(InstrumentFacetValue)] })),
  ],
  prices: ["price", list(entity({ value: ["value", text], count: ["count", count] }))],
});
export type InstrumentFacets = EntityOf<typeof InstrumentFacets>;

export const InstrumentList = entity({
  items: ["data", list(InstrumentSku)],
  total: ["total", count],
  facets: ["facets", InstrumentFacets],
});
export type InstrumentList = EntityOf<typeof InstrumentList>;

/** What the list of instruments can be narrowed to: as it is sent, the Chinese text in both languages, and as it is shown. */
const ListedUnder = entity({ value: ["value", text], name: ["name", text] });

/** Everything on the page of an instrument or consumable (storefront §3, instrument). */
export const Instrument = entity({
  spuCode: ["spu_code", id],
  chineseName: ["spu_name", text],
  englishName: ["spu_en_name", text],
  /** Null where the shop has not stated it, as the brand. */
  category: ["spu_category", maybe(ListedUnder)],
  brand: ["spu_brand", maybe(ListedUnder)],
  summary: ["spu_desc", text],
  drawing: ["spu_img", text],
  /** HTML. */
  description: ["spu_description", text],
  /** HTML. */
  returnTerms: ["spu_return_description", text],
  attributes: [
    "spu_attr",
    list(entity({ name: ["attr_name", text], values: ["attr_value", list(text)] })),
    "attrs",
  ],
  skus: ["sku_list", list(InstrumentVariant)],
  isLoggedIn: ["login", flag],
});
export type Instrument = EntityOf<typeof Instrument>;

const chosen = texts(LONGEST_CHOSEN_VALUES, MOST_CHOSEN_VALUES);

/** The parameters that filter and sort instruments. Values of one facet are alternatives, and each attribute is a facet: `量程: 120g`. */
export const instrumentRefinement = {
  categories: ["category", chosen],
  brands: ["brand", chosen],
  attributes: ["attr", chosen],
  prices: ["price", choices(INSTRUMENT_PRICES)],
  sort: [
    "sort",
    code(
      Object.fromEntries(INSTRUMENT_ORDERS.map((order) => [order, order])) as Record<
        (typeof INSTRUMENT_ORDERS)[number],
        (typeof INSTRUMENT_ORDERS)[number]
      >,
      "usual",
    ),
  ],
} as const;

/**
 * All instruments and consumables that match the filters, each by the first of its SKUs that does, by the cheapest or by the dearest, as
 * the order is; pages of 20.
 */
export const readInstruments = endpoint(
  "readInstruments",
  "GET /api/instrument/list",
  entity({
    page: ["page", count],
    size: ["size", count],
    ...instrumentRefinement,
  }),
  InstrumentList,
  { auth: "optional" },
);

export const readInstrument = endpoint(
  "readInstrument",
  "GET /api/instrument/info",
  entity({ spuCode: ["spu_code", id] }),
  Instrument,
  { auth: "optional", failures: { [codes.productMissing]: "warning-block" } },
);

/** The instruments that were viewed recently, in the order of the parameters; unknown ones are left out. */
export const readInstrumentHistory = endpoint(
  "readInstrumentHistory",
  "GET /api/instrument/history",
  entity({ skuIds: ["sku_id", idList] }),
  entity({ items: ["items", list(InstrumentSku)] }),
  { auth: "optional" },
);
