import { fit, height } from "../../../../components/LineArt/LineArt.css.ts";
import { from } from "../../../../theme/breakpoints.ts";
import { screenStyle, screenVariants } from "../../../../theme/layered.ts";
import { asGrid, lines } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const card = screenStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space[4],
  height: "168px",
  padding: space[6],
  overflow: "hidden",
  borderRadius: vars.radius.medium,
  background: color.surfaceSunken,
  selectors: { "a&:hover": { color: "inherit", background: color.surfaceHover } },
});

export const words = screenStyle({ alignSelf: "start", minWidth: 0 });

const hues = { plain: color.accent, points: color.points };

/* The colour of points is used for points only. */
export const note = screenVariants(hues, (hue) => ({
  ...typeScale[13],
  display: "block",
  color: hue,
}));

export const art = screenVariants({ plain: color.accent, points: color.pointsMark }, (hue) => ({
  vars: { [height]: "128px" },
  maxWidth: "136px",
  color: hue,
}));

export const photograph = screenStyle({
  vars: { [fit]: "cover" },
  alignSelf: "stretch",
  width: "136px",
  minHeight: 0,
  overflow: "hidden",
  borderRadius: vars.radius.small,
});

/* The lines for which the card has room. */
export const subject = screenStyle({
  ...typeScale[20],
  ...lines(3),
  paddingBlockStart: space[1],
  fontWeight: 600,
  textWrap: "balance",
  wordBreak: "keep-all",
  overflowWrap: "anywhere",
  selectors: { "&:lang(en)": { ...typeScale[16], ...lines(4) } },
});

/* The layout of the carousel's first page. */
const pageOf = (tablet: string, desktop: string) =>
  ({
    ...asGrid(6),
    "@media": {
      [from.tablet]: { gridTemplateColumns: tablet },
      [from.desktop]: { gridTemplateColumns: desktop },
    },
  }) as const;

export const firstPage = screenVariants({
  1: pageOf("minmax(0, 1fr)", "minmax(0, 1fr)"),
  2: pageOf("1fr 1fr", "1fr 1fr"),
  3: pageOf("1fr 1fr", "repeat(3, 1fr)"),
});

export const first = screenStyle({
  minWidth: 0,
  selectors: { "&:nth-child(n + 2)": { display: "none" } },
  "@media": {
    [from.tablet]: { selectors: { "&:nth-child(2)": { display: "block" } } },
    [from.desktop]: { selectors: { "&:nth-child(3)": { display: "block" } } },
  },
});
