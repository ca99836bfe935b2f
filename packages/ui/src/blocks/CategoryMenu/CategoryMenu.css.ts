import { style } from "@vanilla-extract/css";
import { from } from "../../theme/breakpoints.ts";
import { inScreens } from "../../theme/layered.ts";
import { bareButton } from "../../theme/mixins.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, control, space } = vars;

/* On narrower screens the phone menu has the categories. */
export const menu = style(
  inScreens({ display: "none", "@media": { [from.laptop]: { display: "block" } } }),
);

export const bar = style(
  inScreens({ display: "flex", alignItems: "center", gap: space[8], height: control.large }),
);

export const all = style(
  inScreens({
    display: "inline-flex",
    alignItems: "center",
    flex: "none",
    gap: space[2],
    height: control.large,
    ...bareButton,
    borderRadius: vars.radius.small,
    fontWeight: 600,
    whiteSpace: "nowrap",
    ":hover": { color: color.accent },
    selectors: { "&[aria-expanded='true']": { color: color.accent } },
  }),
);

/* Overflowing entries scroll, and scroll into view on keyboard focus. */
export const sections = style(
  inScreens({
    display: "flex",
    flex: 1,
    minWidth: 0,
    gap: space[5],
    paddingInlineEnd: space[8],
    overflowX: "auto",
    scrollbarWidth: "none",
    whiteSpace: "nowrap",
    maskImage: "linear-gradient(to right, black calc(100% - 32px), transparent)",
    "@media": { [from.desktop]: { gap: "28px", paddingInlineEnd: 0, maskImage: "none" } },
    selectors: { "&:lang(en)": { gap: space[4] } },
  }),
);

export const section = style(
  inScreens({
    display: "block",
    lineHeight: control.large,
    ":focus-visible": { outlineOffset: "-2px" },
    selectors: {
      "&[aria-current]": {
        color: color.accent,
        fontWeight: 600,
        boxShadow: `inset 0 calc(-1 * ${vars.line.rule}) ${color.accent}`,
      },
    },
  }),
);

export const skeletonBox = style(inScreens({ display: "block", paddingBlock: space[3] }));
