import { picturePaths } from "@reagent/api/contract/pictures";
import type { ProductPage } from "@reagent/api/contract/product";
import { shop } from "@reagent/api/contract/shop";
import { paths } from "@reagent/api/pages/paths";
import { imageOf } from "../../../components/StructuredData/image-of.ts";
import type { Thing } from "../../../components/StructuredData/thing.ts";
import type { Language } from "../../../language/language.tsx";
import type { UrlOf } from "../../../state/urls.ts";
import { aliasesIn, namesIn } from "../parts/names.ts";
import { offerData } from "../parts/offer-data.ts";
import { packsOnSale } from "./packs-on-sale.ts";
import { productDescription } from "./product-description.ts";

/** The structured data of an item, with an offer at the list price for each pack on sale. */
export function productData(page: ProductPage, language: Language, urlOf: UrlOf): Thing {
  const { item } = page;
  const { name, other } = namesIn(language, item);
  const url = urlOf(paths.product({ itemCode: item.itemCode }));
  const offers = packsOnSale(page).flatMap(
    ({ pack, listPrice, mark }) =>
      offerData({
        code: pack.productCode,
        name: pack.pack,
        listPrice,
        mark,
        url,
      }) ?? [],
  );
  const facts = [
    ["CAS", item.casNumber],
    ["MDL", item.mdlNumber],
    ["EINECS", item.einecsNumber],
    ["SMILES", item.smiles],
    ["molecularFormula", item.formula],
    ["purity", item.specification],
  ] as const;
  return {
    "@type": "Product",
    name,
    alternateName: [other, aliasesIn(language, item).aliases].filter(Boolean),
    description: productDescription(page, language),
    url,
    image: imageOf(item.drawing.markup, picturePaths.item(item.itemCode), urlOf),
    sku: item.itemCode,
    mpn: item.itemCode,
    category: item.crumbs.map((crumb) => crumb.name).join(" > ") || undefined,
    brand: { "@type": "Brand", name: shop.name[language] },
    additionalProperty: facts.flatMap(([property, value]) =>
      value === "" ? [] : [{ "@type": "PropertyValue", name: property, value }],
    ),
    offers: offers.length > 0 ? offers : undefined,
  };
}
