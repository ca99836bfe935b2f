import type { Gift } from "@reagent/api/contract/gift";
import { shop } from "@reagent/api/contract/shop";
import { paths } from "@reagent/api/pages/paths";
import type { Thing } from "../../../components/StructuredData/thing.ts";
import type { UrlOf } from "../../../state/urls.ts";

/** A gift for search engines; without an offer, since its price is not in money. */
export function giftData({ giftCode, name, specification, typeName }: Gift, urlOf: UrlOf): Thing {
  return {
    "@type": "Product",
    name,
    description: specification || undefined,
    category: typeName || undefined,
    url: urlOf(paths.gift({ giftCode })),
    image: urlOf(shop.sharePicture, "zh"),
    sku: giftCode,
  };
}
