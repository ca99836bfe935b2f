import { screenStyle } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { space } = vars;

export const title = screenStyle({ ...typeScale[26], fontWeight: 600, paddingBlockEnd: space[4] });

/* As many columns as have room for a row of some words. */
export const rows = screenStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 420px), 1fr))",
  columnGap: space[10],
});

/* The link covers its row. */
export const row = screenStyle({
  position: "relative",
  paddingBlock: space[5],
  borderBlockEnd: vars.hairline,
});

export const link = screenStyle({ "::after": { content: '""', position: "absolute", inset: 0 } });

export const pager = screenStyle({ paddingBlockStart: space[6] });
