import { screenStyle } from "../../../../theme/layered.ts";
import { vars } from "../../../../theme/vars.css.ts";

/* The layout depends on the width of the list, which may be beside another column. */
export const list = screenStyle({ containerType: "inline-size" });

/** Container queries of the list: space for a column of structures, and for wide columns beside it. */
export const listFrom = { structures: "(min-width: 896px)", wide: "(min-width: 1160px)" } as const;

export const pager = screenStyle({ paddingBlockStart: vars.space[6], borderTop: vars.hairline });

export const pagerAbove = screenStyle({ paddingBlock: vars.space[4], borderBottom: vars.hairline });
