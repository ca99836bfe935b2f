import * as v from "valibot";
import { Email } from "./credential.ts";
import { optionalText, requiredPhone, requiredText } from "./form-text.ts";
import { plainText } from "./plain-text.ts";
import { quickOrderTotal } from "./quantity.ts";
import { LONGEST_KEYWORD } from "./search-text.ts";

/** The greatest length of a code, a number or a name in these forms. */
export const LONGEST_LOOKUP = 200;

const required = <const Key extends string>(key: Key) => requiredText(key, LONGEST_LOOKUP);

const optional = optionalText(LONGEST_LOOKUP);

/** Certificate lookup beside a product line: the code may be a product's or an item's (storefront §5, certificate lookups). */
export const ProductLineCoaLookup = v.object({
  batchCode: required("batch-code-required"),
  productCode: required("product-or-item-code-required"),
});

/** Certificate lookup of the advanced search (storefront §5, certificate lookups). */
export const AdvancedCoaLookup = v.object({
  batchCode: required("batch-code-required"),
  productCode: required("product-code-required"),
});

/** A code that is typed where one is scanned. */
export const TypedCode = v.object({ code: requiredText("text-required", LONGEST_LOOKUP) });

/** The languages of safety data sheets, by their names on the wire. */
export const SHEET_LANGUAGES = ["cn", "en"] as const;
export type SheetLanguage = (typeof SHEET_LANGUAGES)[number];

/** Lookup of a safety data sheet by item code or CAS number (storefront §5, data sheet lookup). */
export const DataSheetLookup = v.object({
  keyword: required("item-code-required"),
  language: v.picklist(SHEET_LANGUAGES),
});

/** How many lines are searched at once (storefront §9, batch search). */
export const MOST_SEARCH_LINES = 10;

/** The greatest length of the text of a batch search, with blank lines. */
export const LONGEST_BATCH_SEARCH = 2 * MOST_SEARCH_LINES * LONGEST_KEYWORD;

/** The least length of the name of an organisation whose parcels are looked up (storefront §9, shipping search). */
export const SHORTEST_UNIT_NAME = 3;

/** Lookup of an order's parcels by the full name of the organisation that ordered and the order number (storefront §5, shipping search). */
export const ShippingLookup = v.object({
  company: v.pipe(
    v.string("unit-name-too-short"),
    v.trim(),
    v.minLength(SHORTEST_UNIT_NAME, "unit-name-too-short"),
    v.maxLength(LONGEST_LOOKUP, "text-too-long"),
  ),
  orderCode: required("order-code-required"),
});

/** Whether two texts name the same organisation: white space, width and case do not matter (decisions, shipping lookup). */
export function isSameUnit(one: string, other: string): boolean {
  return unitKey(one) === unitKey(other) && unitKey(one) !== "";
}

const unitKey = (name: string) => plainText(name).replaceAll(/\s/gu, "").toLowerCase();

/** An order number as it is stored: width and case do not matter. */
export const storedOrderCode = (text: string): string =>
  text.normalize("NFKC").trim().toUpperCase();

/** Certificate lookup on the map tab of a product's page (storefront §5, certificate lookups). */
export const MapTabCoaLookup = v.object({
  batchCode: required("batch-code-empty"),
  productCode: required("product-code-empty"),
});

/** Certificate lookup on the CoA tab of a product's page: nothing is required (storefront §5, certificate lookups). */
export const CoaTabLookup = v.object({ batchCode: optional, productCode: optional });

/**
 * The quick order's fields (storefront §5, quick order). The quantity is typed text; `quickOrderTotal` reads it.
 */
export const QuickOrder = v.object({
  code: required("product-code-required"),
  number: v.config(
    v.pipe(
      v.string("number-required"),
      v.trim(),
      v.nonEmpty("number-required"),
      v.check((number) => quickOrderTotal(number) !== undefined, "quantity-invalid"),
    ),
    { abortPipeEarly: true },
  ),
});

/** A request for a spectrum that is not published (storefront §5, spectrum application). */
export const SpectrumApplication = v.object({
  email: Email,
  contact: required("contact-required"),
  phone: requiredPhone(LONGEST_LOOKUP),
  company: required("company-required"),
  productCode: required("spectrum-product-required"),
});
