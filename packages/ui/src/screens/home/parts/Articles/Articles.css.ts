import { style } from "@vanilla-extract/css";
import { from } from "../../../../theme/breakpoints.ts";
import { inScreens } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const columns = style(
  inScreens({
    display: "grid",
    gap: space[8],
    "@media": {
      [from.tablet]: { gridTemplateColumns: "1fr 1fr", gap: space[10] },
      [from.desktop]: { gridTemplateColumns: "1.15fr 1fr 1fr 1fr" },
    },
  }),
);

export const column = style(inScreens({ minWidth: 0 }));

export const none = style(
  inScreens({ ...typeScale[13], paddingBlock: space[2], color: color.textMuted }),
);

/* As high as a row. */
export const skeletonBox = style(inScreens({ display: "block", paddingBlock: space[2] }));
export const tallSkeleton = style(
  inScreens({
    display: "grid",
    paddingBlock: space[3],
    borderBlockEnd: vars.hairline,
    selectors: { "&:last-child": { borderBlockEnd: 0 } },
  }),
);
export const tallTitle = style(inScreens(typeScale[16]));
