import type { ProductPage } from "@reagent/api/contract/product";
import { formatYuan } from "@reagent/domain/money";
import type { Language } from "../../../language/language.tsx";
import { namesIn } from "../parts/names.ts";
import { packsOnSale } from "./packs-on-sale.ts";

/** The meta description of an item: names, CAS number, purity, and packs and lowest list price if it is on sale. */
export function productDescription(page: ProductPage, language: Language): string {
  const { item } = page;
  const isEnglish = language === "en";
  const { name, other } = namesIn(language, item);
  const onSale = packsOnSale(page);
  const packs = onSale.map(({ pack }) => pack.pack).join(isEnglish ? ", " : "、");
  const [lowest] = [...onSale].sort((one, another) => one.listPrice - another.listPrice);
  const price = lowest ? `¥${formatYuan(lowest.listPrice)}` : "";
  if (isEnglish) {
    const facts = [other ? `${name} (${other})` : name, item.casNumber && `CAS ${item.casNumber}`];
    const what = [...facts, item.specification].filter(Boolean).join(", ");
    return `${what}.${packs && ` Packs of ${packs}, from ${price} for ${lowest?.pack.pack}.`}`;
  }
  const facts = [
    other ? `${name}（${other}）` : name,
    item.casNumber && `CAS 号 ${item.casNumber}`,
  ];
  const what = [...facts, item.specification].filter(Boolean).join("，");
  return `${what}。${packs && `包装 ${packs}，${lowest?.pack.pack} ${price} 起。`}`;
}
