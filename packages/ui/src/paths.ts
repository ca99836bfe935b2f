import { type ScreenName, screens } from "./screens.ts";

const entries = Object.entries(screens) as [ScreenName, (typeof screens)[ScreenName]][];

/** The patterns of the addresses that have a screen, by the screen's name. */
export const patterns = Object.fromEntries(
  entries.map(([name, { address }]) => [name, address]),
) as { readonly [Name in ScreenName]: (typeof screens)[Name]["address"] };

/**
 * Builders of every path of the shop, without the language's prefix. Screens link by name: a path written out in a
 * screen is an error.
 */
export const paths = Object.fromEntries(entries.map(([name, { path }]) => [name, path])) as {
  readonly [Name in ScreenName]: (typeof screens)[Name]["path"];
};
