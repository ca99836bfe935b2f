import { style, styleVariants } from "@vanilla-extract/css";
import { from } from "../../../../theme/breakpoints.ts";
import { inScreens } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { space } = vars;

export const title = style(
  inScreens({ ...typeScale[26], fontWeight: 600, paddingBlockEnd: space[4] }),
);

export const columns = styleVariants({
  1: {},
  2: inScreens({
    display: "grid",
    columnGap: space[10],
    "@media": { [from.laptop]: { gridTemplateColumns: "1fr 1fr" } },
  }),
});

/* The link covers its row. */
export const row = style(
  inScreens({
    position: "relative",
    paddingBlock: space[5],
    borderBlockEnd: vars.hairline,
  }),
);

export const link = style(
  inScreens({ "::after": { content: '""', position: "absolute", inset: 0 } }),
);

export const pager = style(inScreens({ paddingBlockStart: space[6] }));
