import type { FirstCall } from "@reagent/ui/data/first-calls";
import { patterns } from "@reagent/ui/paths";
import { homeCalls } from "@reagent/ui/screens/home/Home/first-calls";
import { instrumentCalls } from "@reagent/ui/screens/instrument/Instrument/first-calls";
import { instrumentsCalls } from "@reagent/ui/screens/instrument/Instruments/first-calls";
import { productCalls } from "@reagent/ui/screens/product/Product/first-calls";
import { searchCalls } from "@reagent/ui/screens/search/Search/first-calls";

type Parameters = Readonly<Record<string, string | undefined>>;

/** What screens read first, by the pattern of their route. */
const callsOf: Partial<
  Record<string, (parameters: Parameters, query: URLSearchParams) => readonly FirstCall[]>
> = {
  [patterns.home]: homeCalls,
  [patterns.search]: ({ id = "" }) => searchCalls(id),
  [patterns.product]: ({ itemCode = "" }) => productCalls(itemCode),
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
