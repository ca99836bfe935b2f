import { from } from "../../../../theme/breakpoints.ts";
import { screenStyle } from "../../../../theme/layered.ts";
import { asGrid } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { space } = vars;

export const columns = screenStyle({
  ...asGrid(8),
  "@media": {
    [from.tablet]: { gridTemplateColumns: "1fr 1fr", gap: space[10] },
    [from.desktop]: { gridTemplateColumns: "1.15fr 1fr 1fr 1fr" },
  },
});

export const column = screenStyle({ minWidth: 0 });

/* As high as a row. */
export const skeletonBox = screenStyle({ display: "block", paddingBlock: space[2] });
export const tallSkeleton = screenStyle({
  display: "grid",
  paddingBlock: space[3],
  borderBlockEnd: vars.hairline,
  selectors: { "&:last-child": { borderBlockEnd: 0 } },
});
export const tallTitle = screenStyle(typeScale[16]);
