import * as v from "valibot";
import { Email } from "./credential.ts";
import { quickOrderTotal } from "./quantity.ts";

const required = <const Key extends string>(key: Key) =>
  v.pipe(v.string(key), v.trim(), v.nonEmpty(key));

const optional = v.pipe(v.string("text-required"), v.trim());

/** Certificate lookup beside a product line: the code may be a product's or an item's (storefront §5, certificate lookups). */
export const ProductLineCoaLookup = v.object({
  batchCode: required("batch-code-required"),
  productCode: required("product-or-item-code-required"),
});

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
  phone: required("phone-required"),
  company: required("company-required"),
  productCode: required("spectrum-product-required"),
});
