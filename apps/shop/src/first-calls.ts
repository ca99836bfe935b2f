import type { FirstCall } from "@reagent/ui/data/first-calls";
import type { AnyScreen } from "@reagent/ui/screen";
import { screens } from "@reagent/ui/screens";

type Params = Readonly<Record<string, string | undefined>>;

const all: readonly AnyScreen[] = Object.values(screens);

/**
 * The calls that the screen at an address reads first; undefined where it does not declare them. The browser itself
 * matches the address, since the router loads later. Where it cannot, or the calls do not load, the screen makes them
 * itself.
 */
export async function firstCallsAt(
  path: string,
  query: string,
): Promise<readonly FirstCall[] | undefined> {
  if (typeof URLPattern === "undefined") return undefined;
  for (const { address, firstCalls } of all) {
    const match = new URLPattern({ pathname: address }).exec({ pathname: path });
    if (!match) continue;
    const callsFor = await firstCalls?.().catch(() => undefined);
    return callsFor?.(decoded(match.pathname.groups) as never, new URLSearchParams(query));
  }
  return undefined;
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
