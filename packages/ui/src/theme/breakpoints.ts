/** Media queries of the layout. Styles are mobile first: a rule without a query is for phones. */
export const from = {
  tablet: "screen and (min-width: 640px)",
  /** A tablet, and nothing wider. */
  tabletOnly: "screen and (min-width: 640px) and (max-width: 959.98px)",
  laptop: "screen and (min-width: 960px)",
  desktop: "screen and (min-width: 1280px)",
  /** Wide enough for the right-hand rail beside the content. */
  wide: "screen and (min-width: 1440px)",
} as const;

/** The only max-width query: for tables that turn into lists on phones. */
export const below = { tablet: "screen and (max-width: 639.98px)" } as const;

/** Matches a device that is held in the hand: narrow, or used with a finger. */
export const handheld = `${below.tablet}, screen and (pointer: coarse)`;

/** Matches where the system replaces all colours, as Windows does in its high contrast. */
export const forcedColors = "(forced-colors: active)";

/** Matches on screens where the visitor prefers dark pages. Only a browser that runs no script needs it: others set `data-theme`. */
export const prefersDark = "screen and (prefers-color-scheme: dark)";

/** Matches where the visitor prefers less animation. */
export const reducedMotion = "(prefers-reduced-motion: reduce)";
