/** Media queries of the layout. Phones come first: a rule without a query is the phone's. */
export const from = {
  tablet: "screen and (min-width: 640px)",
  laptop: "screen and (min-width: 960px)",
  desktop: "screen and (min-width: 1280px)",
  /** Wide enough for the right-hand rail beside the content. */
  wide: "screen and (min-width: 1440px)",
} as const;

/** The one query that looks down: for what is a table on a screen that is wide enough, and folds on a phone. */
export const below = { tablet: "screen and (max-width: 639.98px)" } as const;
