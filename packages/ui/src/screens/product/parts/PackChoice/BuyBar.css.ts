import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { stacking } from "../../../../components/overlay/stacking.ts";
import { bottomBarHeight } from "../../../../theme/bottom-bar-height.css.ts";
import { below } from "../../../../theme/breakpoints.ts";
import { inScreens } from "../../../../theme/layered.ts";
import { screens } from "../../../../theme/layers.css.ts";
import { withoutHas } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

/* On a phone it keeps the space of the bar that is fixed below. */
export const slot = styleVariants({
  page: inScreens({
    marginInlineStart: "auto",
    "@media": { [below.tablet]: { minHeight: vars.control.large } },
  }),
  row: inScreens({ marginInlineStart: "auto" }),
});

const base = inScreens({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: space[5],
});

/* On a phone the bar of a page is fixed at the bottom while something is chosen. */
const pinned = style(
  inScreens({
    gap: space[6],
    "@media": {
      [below.tablet]: {
        gap: space[3],
        position: "fixed",
        insetInline: 0,
        insetBlockEnd: 0,
        zIndex: stacking.panel - 1,
        justifyContent: "space-between",
        padding: `${space[3]} ${space[4]}`,
        borderTop: vars.hairline,
        background: color.surfaceRaised,
        /* No space could be reserved for it below. */
        "@supports": { [withoutHas]: { position: "static" } },
      },
    },
  }),
);

export const bar = styleVariants({
  row: [style(base)],
  page: [style(base), style(inScreens({ gap: space[6] }))],
  pinned: [style(base), pinned],
});

const reserved = "76px";

/* Reserves space for the bar below the footer and below focused elements. */
globalStyle(`:root:has(${pinned})`, {
  "@layer": {
    [screens]: {
      "@media": {
        [below.tablet]: { scrollPaddingBlockEnd: reserved, vars: { [bottomBarHeight]: reserved } },
      },
    },
  },
});
globalStyle(`body:has(${pinned})`, {
  "@layer": { [screens]: { "@media": { [below.tablet]: { paddingBlockEnd: reserved } } } },
});

const sumBase = inScreens({ display: "flex", alignItems: "baseline", gap: space[2] });

export const sum = styleVariants({
  row: [style(sumBase), style(inScreens({ fontWeight: 600, ...typeScale[14] }))],
  page: [
    style(sumBase),
    style(
      inScreens({
        gap: space[4],
        "@media": { [below.tablet]: { display: "grid", gap: 0, marginInlineEnd: "auto" } },
      }),
    ),
  ],
});

export const count = style(
  inScreens({ ...typeScale[13], fontWeight: 400, color: color.textMuted }),
);
