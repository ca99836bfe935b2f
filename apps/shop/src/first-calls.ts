import type { FirstCall } from "@reagent/ui/data/first-calls";
import { patterns } from "@reagent/ui/paths";

type Parameters = Readonly<Record<string, string | undefined>>;

type Calls = (parameters: Parameters, query: URLSearchParams) => readonly FirstCall[];

/** What screens read first, by the pattern of their route; each page loads its own. */
const callsOf: Partial<Record<string, () => Promise<Calls>>> = {
  [patterns.home]: async () =>
    (await import("@reagent/ui/screens/home/Home/first-calls")).homeCalls,
  [patterns.search]: async () => {
    const { searchCalls } = await import("@reagent/ui/screens/search/Search/first-calls");
    return ({ id = "" }, query) => searchCalls(id, query);
  },
  [patterns.regionalSearch]: async () => {
    const { searchCalls } = await import("@reagent/ui/screens/search/Search/first-calls");
    return ({ id }, query) => (id ? searchCalls(id, query) : []);
  },
  [patterns.productLines]: async () =>
    (await import("@reagent/ui/screens/product-line/ProductLine/first-calls")).productLinesCalls,
  [patterns.productLine]: async () => {
    const { productLineCalls } =
      await import("@reagent/ui/screens/product-line/ProductLine/first-calls");
    return ({ productLineId = "" }, query) => productLineCalls(productLineId, query.get("page"));
  },
  [patterns.products]: async () => {
    const { categoryCalls } = await import("@reagent/ui/screens/listing/Category/first-calls");
    return (_, query) => categoryCalls(null, query);
  },
  [patterns.category]: async () => {
    const { categoryCalls } = await import("@reagent/ui/screens/listing/Category/first-calls");
    return ({ categoryId = "" }, query) => categoryCalls(categoryId, query);
  },
  [patterns.product]: async () => {
    const { productOrCategoryCalls } =
      await import("@reagent/ui/screens/listing/ProductOrCategory/first-calls");
    return ({ itemCode = "" }, query) => productOrCategoryCalls(itemCode, query);
  },
  [patterns.compare]: async () => {
    const { comparisonCalls } = await import("@reagent/ui/screens/product/Compare/first-calls");
    return (_, query) => comparisonCalls(query);
  },
  [patterns.news]: () => contentList("news"),
  [patterns.articles]: () => contentList("article"),
  [patterns.chemlife]: () => contentList("chemlife"),
  [patterns.activities]: () => contentList("activity"),
  [patterns.activity]: async () => {
    const { activityCalls } = await import("@reagent/ui/screens/content/Activity/first-calls");
    return ({ id = "" }) => activityCalls(id);
  },
  [patterns.article]: async () =>
    (await import("@reagent/ui/screens/content/Article/first-calls")).articleCalls,
  [patterns.instruments]: async () => {
    const { instrumentsCalls } =
      await import("@reagent/ui/screens/instrument/Instruments/first-calls");
    return (_, query) => instrumentsCalls(query.get("page"));
  },
  [patterns.instrument]: async () => {
    const { instrumentCalls } =
      await import("@reagent/ui/screens/instrument/Instrument/first-calls");
    return ({ spuCode = "" }) => instrumentCalls(spuCode);
  },
};

async function contentList(type: "news" | "article" | "chemlife" | "activity"): Promise<Calls> {
  const { contentListCalls } =
    await import("@reagent/ui/screens/content/parts/ContentList/first-calls");
  return (_, query) => contentListCalls(type, query);
}

/**
 * The calls that the screen at an address reads first. The browser itself matches the address, since the router comes
 * later; a browser that cannot, or to which they do not come, lets the screen begin them.
 */
export async function firstCallsAt(path: string, query: string): Promise<readonly FirstCall[]> {
  if (typeof URLPattern === "undefined") return [];
  for (const [pathname, load] of Object.entries(callsOf)) {
    const match = new URLPattern({ pathname }).exec({ pathname: path });
    if (!match || !load) continue;
    const calls = await load().catch(() => undefined);
    return calls?.(decoded(match.pathname.groups), new URLSearchParams(query)) ?? [];
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
