import { ARTICLE_TYPES } from "@reagent/domain/article";
import { companyPageOf, helpPageOf } from "@reagent/domain/content-page";
import { SHOP_PARTS, type ShopPart } from "@reagent/domain/shop-part";
import { type PageName, patterns } from "./paths.ts";

/** The pages of each part of the shop that an owner can leave out. */
const PAGES: Readonly<Record<ShopPart, readonly PageName[]>> = {
  orchard: [
    "orchard",
    "giftSearch",
    "gift",
    "wishes",
    "basket",
    "giftCheckout",
    "giftPayment",
    "giftOrders",
    "giftOrder",
    "grainLog",
    "giftAddresses",
    "editGiftAddress",
    "grains",
  ],
  "paper-award": ["paperAward", "paperRecords"],
  "sample-centre": ["sampleCentre"],
  synthesis: ["synthesis"],
  "building-blocks": ["buildingBlocks"],
  party: ["party", "partyReports"],
  jobs: ["jobs", "job"],
  "public-api": ["apiTokens"],
};

/** The part that a page belongs to; undefined for one that every shop has. */
export function partOfPage(name: PageName): ShopPart | undefined {
  return SHOP_PARTS.find((part) => PAGES[part].includes(name));
}

/** The patterns of the addresses of a part. */
export function addressesOf(part: ShopPart): readonly string[] {
  const addresses: readonly string[] = PAGES[part].map((name) => patterns[name]);
  // An article of this type is a page of the part; other articles have the same pattern.
  return part === "party" ? [...addresses, patterns.article.replace(":type", "party")] : addresses;
}

/** Whether a path of the shop, without its language, leads to a part that it does not have. */
export function leadsToAbsent(path: string, absentParts: readonly ShopPart[]): boolean {
  if (absentParts.length === 0) return false;
  const [address = ""] = path.split(/[?#]/u);
  return absentParts.some((part) => addressesOf(part).some((each) => isAt(address, each)));
}

/**
 * Whether a path of the shop, without its language, is the address of a page. Where it has the id of an entry, such as a product, that one
 * may not be there.
 */
export function leadsToPage(path: string): boolean {
  const [address = ""] = path.split(/[?#]/u);
  const [, first = "", second = ""] = address.split("/");
  const isNamed: Partial<Record<PageName, boolean>> = {
    article: ARTICLE_TYPES.some((type) => type === first),
    help: helpPageOf(second) !== undefined,
    info: companyPageOf(second) !== undefined,
  };
  const names = Object.keys(patterns) as PageName[];
  return (
    address === patterns.home ||
    names.some((name) => isAt(address, patterns[name]) && isNamed[name] !== false)
  );
}

/** Whether an address has a pattern: "/search/:id", "/order_history/:type?". */
function isAt(address: string, pattern: string): boolean {
  const expected = pattern.split("/");
  const given = address.replace(/\/$/u, "").split("/");
  return (
    given.length <= expected.length &&
    expected.every((part, at) => {
      const text = given[at];
      return text === undefined ? part.endsWith("?") : part.startsWith(":") || part === text;
    })
  );
}
