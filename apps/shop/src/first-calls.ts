import type { FirstCall } from "@reagent/ui/data/first-calls";
import { patterns } from "@reagent/ui/paths";
import { activityCalls } from "@reagent/ui/screens/content/Activity/first-calls";
import { articleCalls } from "@reagent/ui/screens/content/Article/first-calls";
import { contentListCalls } from "@reagent/ui/screens/content/ContentList/first-calls";
import { homeCalls } from "@reagent/ui/screens/home/Home/first-calls";
import { instrumentCalls } from "@reagent/ui/screens/instrument/Instrument/first-calls";
import { instrumentsCalls } from "@reagent/ui/screens/instrument/Instruments/first-calls";
import { categoryCalls } from "@reagent/ui/screens/listing/Category/first-calls";
import { productOrCategoryCalls } from "@reagent/ui/screens/listing/ProductOrCategory/first-calls";
import {
  productLineCalls,
  productLinesCalls,
} from "@reagent/ui/screens/product-line/ProductLine/first-calls";
import { searchCalls } from "@reagent/ui/screens/search/Search/first-calls";

type Parameters = Readonly<Record<string, string | undefined>>;

type Calls = (parameters: Parameters, query: URLSearchParams) => readonly FirstCall[];

/** What screens read first, by the pattern of their route. */
const callsOf: Partial<Record<string, Calls>> = {
  [patterns.home]: homeCalls,
  [patterns.search]: ({ id = "" }) => searchCalls(id),
  [patterns.regionalSearch]: ({ id }) => (id ? searchCalls(id) : []),
  [patterns.productLines]: productLinesCalls,
  [patterns.productLine]: ({ productLineId = "" }, query) =>
    productLineCalls(productLineId, query.get("page")),
  [patterns.products]: (_, query) => categoryCalls(null, query),
  [patterns.category]: ({ categoryId = "" }, query) => categoryCalls(categoryId, query),
  [patterns.product]: ({ itemCode = "" }, query) => productOrCategoryCalls(itemCode, query),
  [patterns.news]: (_, query) => contentListCalls("news", query),
  [patterns.articles]: (_, query) => contentListCalls("article", query),
  [patterns.chemlife]: (_, query) => contentListCalls("chemlife", query),
  [patterns.activities]: (_, query) => contentListCalls("activity", query),
  [patterns.activity]: ({ id = "" }) => activityCalls(id),
  [patterns.article]: articleCalls,
  [patterns.instruments]: (_, query) => instrumentsCalls(query.get("page")),
  [patterns.instrument]: ({ spuCode = "" }) => instrumentCalls(spuCode),
};

/**
 * The calls that the screen at an address reads first. The browser itself matches the address, since the router comes
 * later; a browser that cannot lets the screen begin them.
 */
export function firstCallsAt(path: string, query: string): readonly FirstCall[] {
  if (typeof URLPattern === "undefined") return [];
  for (const [pathname, calls] of Object.entries(callsOf)) {
    const match = new URLPattern({ pathname }).exec({ pathname: path });
    if (match && calls) return calls(decoded(match.pathname.groups), new URLSearchParams(query));
  }
  return [];
}

function decoded(groups: Parameters): Parameters {
  try {
    return Object.fromEntries(
      Object.entries(groups).map(([name, value = ""]) => [name, decodeURIComponent(value)]),
    );
  } catch {
    // No address that the shop writes: the screen tells.
    return groups;
  }
}
