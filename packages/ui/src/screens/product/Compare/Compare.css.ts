import { style } from "@vanilla-extract/css";
import { from } from "../../../theme/breakpoints.ts";
import { inScreens } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const head = style(
  inScreens({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[3],
    paddingBlockEnd: space[4],
  }),
);
export const notices = style(
  inScreens({
    display: "grid",
    gap: space[2],
    selectors: { "&:not(:empty)": { paddingBlockEnd: space[6] } },
  }),
);

/* Narrow windows scroll the items; the keyboard reaches each by its controls. */
export const scroller = style(
  inScreens({
    overflowX: "auto",
    "@media": { print: { overflow: "visible" } },
  }),
);
export const table = style(
  inScreens({ tableLayout: "fixed", minWidth: "100%", width: "max-content" }),
);

/* The labels remain in view while the items scroll under them. */
export const label = style(
  inScreens({
    position: "sticky",
    insetInlineStart: 0,
    zIndex: 1,
    width: "88px",
    background: color.surface,
    color: color.textMuted,
    fontWeight: 400,
    verticalAlign: "top",
    "@media": {
      print: { position: "static", width: "84px" },
      [from.tablet]: { width: "128px" },
      [from.desktop]: { width: "168px" },
    },
  }),
);
export const item = style(
  inScreens({
    width: "192px",
    minWidth: "192px",
    verticalAlign: "top",
    whiteSpace: "normal",
    "@media": { print: { width: "auto", minWidth: 0 }, [from.desktop]: { width: "264px" } },
  }),
);
export const value = style(inScreens({ verticalAlign: "top", overflowWrap: "anywhere" }));

export const group = style(inScreens({ paddingBlockStart: space[6] }));
export const groupWords = style(
  inScreens({
    position: "sticky",
    insetInlineStart: 0,
    ...typeScale[14],
    fontWeight: 600,
  }),
);

export const itemHead = style(inScreens({ display: "grid", gap: space[1], fontWeight: 400 }));
export const codeLine = style(
  inScreens({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    paddingBlockStart: space[1],
    ...typeScale[13],
    color: color.text,
  }),
);
export const actions = style(inScreens({ display: "flex", flex: "none" }));
export const name = style(
  inScreens({
    ...typeScale[16],
    fontWeight: 600,
    color: color.text,
    overflowWrap: "anywhere",
  }),
);
export const otherName = style(inScreens({ ...typeScale[13], overflowWrap: "anywhere" }));

export const several = style(
  inScreens({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: `0 ${space[2]}` }),
);
export const muted = style(inScreens({ color: color.textMuted }));
export const cheapest = style(inScreens({ color: color.inStock, fontWeight: 500 }));
export const packs = style(inScreens({ padding: 0, margin: 0, listStyle: "none" }));
export const pack = style(
  inScreens({
    display: "flex",
    justifyContent: "space-between",
    gap: space[3],
    maxWidth: "200px",
    lineHeight: "22px",
  }),
);
export const signal = style(inScreens({ color: color.hazard, fontWeight: 500 }));
export const statements = style(
  inScreens({ display: "grid", gap: space[1], padding: 0, margin: 0, listStyle: "none" }),
);

export const skeleton = style(
  inScreens({
    display: "flex",
    gap: space[6],
    paddingBlockEnd: space[4],
    overflow: "hidden",
    "@media": { [from.tablet]: { paddingInlineStart: "128px" } },
  }),
);
export const skeletonItem = style(inScreens({ display: "grid", gap: space[2], flex: "0 0 192px" }));
