import { height } from "../../../../components/LineArt/LineArt.css.ts";
import { from } from "../../../../theme/breakpoints.ts";
import { screenStyle } from "../../../../theme/layered.ts";
import { brokenAtPunctuation } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, radius, space } = vars;

/* The size is the same for the skeleton and the banners. */
export const frame = screenStyle({
  minWidth: 0,
  height: "328px",
  borderRadius: radius.medium,
  "@media": { [from.tablet]: { height: "240px" } },
});

export const place = screenStyle({
  paddingBlockStart: space[6],
  "@media": { [from.tablet]: { paddingBlockStart: space[8] } },
});

export const skeleton = screenStyle({ background: color.surfaceSunken });

export const banner = screenStyle([
  frame,
  {
    position: "relative",
    isolation: "isolate",
    overflow: "hidden",
    display: "grid",
    gridTemplateRows: "auto auto auto minmax(0, 1fr)",
    justifyItems: "start",
    padding: `${space[5]} ${space[5]} ${space[14]}`,
    background: color.pointsSubtle,
    "@media": {
      [from.tablet]: {
        gridTemplateRows: "auto",
        alignContent: "center",
        padding: `0 ${space[10]} ${space[6]}`,
      },
    },
  },
]);

export const note = screenStyle({ ...typeScale[14], color: color.points });

export const subject = screenStyle({
  ...typeScale[26],
  paddingBlockEnd: space[4],
  fontWeight: 600,
  ...brokenAtPunctuation,
  "@media": {
    [from.tablet]: {
      maxWidth: "46%",
      selectors: { "&:lang(zh-CN)": typeScale[34], "&:lang(en)": { ...typeScale[26] } },
    },
  },
});

/* The link's area is that of the banner, which is positioned. */
export const wholeBanner = screenStyle({
  "::after": { content: "", position: "absolute", inset: 0 },
});

/* On a phone in the space that is left below the words, at most 88 px high. */
export const art = screenStyle({
  vars: { [height]: "100%" },
  zIndex: -1,
  gridRow: 4,
  alignSelf: "end",
  display: "grid",
  justifyItems: "end",
  width: "100%",
  height: "100%",
  maxHeight: "88px",
  paddingBlockStart: space[3],
  color: color.pointsMark,
  "@media": {
    [from.tablet]: {
      gridRow: "auto",
      alignSelf: "stretch",
      position: "absolute",
      insetBlock: space[6],
      insetInline: `50% ${space[10]}`,
      width: "auto",
      height: "auto",
      maxHeight: "none",
      paddingBlockStart: 0,
    },
  },
});
