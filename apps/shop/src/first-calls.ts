import type { ShopPart } from "@reagent/domain/shop-part";
import type { FirstCall } from "@reagent/ui/data/first-calls";
import type { Page } from "@reagent/ui/page";
import { pages } from "@reagent/ui/pages";
import { isAbsent } from "@reagent/ui/screen";

type Params = Readonly<Record<string, string | undefined>>;

/** The page at an address, and the parameters in the address. */
interface FoundPage {
  readonly page: Page;
  readonly params: Params;
}

/** Kept for the server, which finds each page that it renders. */
const patterns = new Map<Page, URLPattern>();

function patternOf(page: Page): URLPattern {
  const pattern = patterns.get(page) ?? new URLPattern({ pathname: page.screen.address });
  patterns.set(page, pattern);
  return pattern;
}

/**
 * The page at a path, among those of the parts that the shop has. The browser itself matches the path, since the router loads later; one without URLPattern finds none, and the
 * screen makes its calls itself.
 */
export function pageAt(path: string, absentParts: readonly ShopPart[]): FoundPage | undefined {
  if (typeof URLPattern === "undefined") return undefined;
  for (const page of pages) {
    if (isAbsent(page.screen, absentParts)) continue;
    const match = patternOf(page).exec({ pathname: path });
    if (match) return { page, params: decoded(match.pathname.groups) };
  }
  return undefined;
}

/** The calls that a page reads first; undefined where it declares none, or where the file that declares them does not load. */
export async function firstCallsOf(
  { page, params }: FoundPage,
  query: string,
): Promise<readonly FirstCall[] | undefined> {
  const callsFor = await page.firstCalls?.().catch(() => undefined);
  return callsFor?.(params as never, new URLSearchParams(query));
}

function decoded(groups: Params): Params {
  try {
    return Object.fromEntries(
      Object.entries(groups).map(([name, value]) => [name, value && decodeURIComponent(value)]),
    );
  } catch {
    // A malformed address, which the shop never writes: the screen reports it.
    return groups;
  }
}
