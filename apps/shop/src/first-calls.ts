import type { FirstCall } from "@reagent/ui/data/first-calls";
import type { AnyScreen } from "@reagent/ui/screen";
import { screens } from "@reagent/ui/screens";

type Params = Readonly<Record<string, string | undefined>>;

/** The screen at an address, and the parameters in the address. */
interface FoundScreen {
  readonly screen: AnyScreen;
  readonly params: Params;
}

const all: readonly AnyScreen[] = Object.values(screens);

/** The server finds the screen of each page that it renders. */
const patterns = new Map<AnyScreen, URLPattern>();

function patternOf(screen: AnyScreen): URLPattern {
  const pattern = patterns.get(screen) ?? new URLPattern({ pathname: screen.address });
  patterns.set(screen, pattern);
  return pattern;
}

/**
 * The screen at a path. The browser itself matches the path, since the router loads later; one without URLPattern finds none, and the
 * screen makes its calls itself.
 */
export function screenAt(path: string): FoundScreen | undefined {
  if (typeof URLPattern === "undefined") return undefined;
  for (const screen of all) {
    const match = patternOf(screen).exec({ pathname: path });
    if (match) return { screen, params: decoded(match.pathname.groups) };
  }
  return undefined;
}

/** The calls that a screen reads first; undefined where it does not declare them, or where what says so does not load. */
export async function firstCallsOf(
  { screen, params }: FoundScreen,
  query: string,
): Promise<readonly FirstCall[] | undefined> {
  const callsFor = await screen.firstCalls?.().catch(() => undefined);
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
