import { from } from "../../../../theme/breakpoints.ts";
import { screenStyle, screenVariants } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { space } = vars;

export const title = screenStyle({ ...typeScale[26], fontWeight: 600, paddingBlockEnd: space[4] });

export const columns = screenVariants({
  1: {},
  2: {
    display: "grid",
    columnGap: space[10],
    "@media": { [from.laptop]: { gridTemplateColumns: "1fr 1fr" } },
  },
});

/* The link covers its row. */
export const row = screenStyle({
  position: "relative",
  paddingBlock: space[5],
  borderBlockEnd: vars.hairline,
});

export const link = screenStyle({ "::after": { content: '""', position: "absolute", inset: 0 } });

export const pager = screenStyle({ paddingBlockStart: space[6] });
