import { from } from "../../../../theme/breakpoints.ts";
import { screenStyle, screenVariants } from "../../../../theme/layered.ts";
import { asGrid } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { space } = vars;

const columnsFrom = (tablet: string, desktop: string) =>
  ({
    ...asGrid(8),
    "@media": {
      [from.tablet]: { gridTemplateColumns: tablet, gap: space[10] },
      [from.desktop]: { gridTemplateColumns: desktop },
    },
  }) as const;

/* By how many lists there are. */
export const columns = screenVariants({
  1: columnsFrom("minmax(0, 1fr)", "minmax(0, 1fr)"),
  2: columnsFrom("1fr 1fr", "1fr 1fr"),
  3: columnsFrom("repeat(3, 1fr)", "repeat(3, 1fr)"),
  4: columnsFrom("1fr 1fr", "1.15fr 1fr 1fr 1fr"),
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
