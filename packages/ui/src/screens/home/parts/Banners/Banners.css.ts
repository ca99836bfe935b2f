import { style } from "@vanilla-extract/css";
import { from } from "../../../../theme/breakpoints.ts";
import { inScreens } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, radius, space } = vars;

/* The size is the same for the skeleton, the failure and the banners. */
export const frame = style(
  inScreens({
    minWidth: 0,
    height: "324px",
    borderRadius: radius.medium,
    "@media": { [from.tablet]: { height: "376px" } },
  }),
);

export const skeleton = style(inScreens({ background: color.surfaceSunken }));

export const failed = style(
  inScreens({
    display: "grid",
    placeItems: "center",
    border: vars.hairline,
  }),
);

export const banner = style([
  frame,
  inScreens({
    position: "relative",
    display: "grid",
    alignContent: "start",
    justifyItems: "start",
    overflow: "hidden",
    padding: `${space[8]} ${space[6]} ${space[14]}`,
    background: color.accent,
    color: color.onAccent,
    "@media": { [from.tablet]: { padding: `72px ${space[10]} ${space[14]}` } },
  }),
]);

export const note = style(inScreens({ position: "relative", ...typeScale[14] }));

export const subject = style(
  inScreens({
    ...typeScale[26],
    position: "relative",
    maxWidth: "13em",
    padding: `${space[3]} 0 ${space[6]}`,
    fontWeight: 600,
    wordBreak: "keep-all",
    overflowWrap: "anywhere",
    "@media": { [from.tablet]: { ...typeScale[34], maxWidth: "11em", paddingBlockEnd: space[8] } },
    selectors: { "&:lang(en)": { maxWidth: "13em" } },
  }),
);

export const button = style(
  inScreens({
    position: "relative",
    background: color.onAccent,
    color: color.accent,
    selectors: {
      "&&:hover": { background: color.onAccent, color: color.accentHover },
      "&:focus-visible": { outlineColor: color.onAccent },
    },
  }),
);

/* Decorative: large and partly clipped. */
export const art = style(
  inScreens({
    position: "absolute",
    insetInlineEnd: "-216px",
    insetBlockEnd: "-24px",
    width: "400px",
    opacity: 0.32,
    "@media": {
      [from.tablet]: {
        insetInlineEnd: "-56px",
        width: "auto",
        insetBlockStart: "50%",
        insetBlockEnd: "auto",
        translate: "0 -50%",
        opacity: 0.42,
      },
    },
  }),
);
