import { stacking } from "../../../../components/overlay/stacking.ts";
import { bottomBarHeight } from "../../../../theme/bottom-bar-height.css.ts";
import { below } from "../../../../theme/breakpoints.ts";
import { globalScreenStyle, screenStyle, screenVariants } from "../../../../theme/layered.ts";
import { asRow, withoutHas } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

/* On a phone it keeps the space of the bar that is fixed below. */
export const slot = screenVariants({
  page: {
    marginInlineStart: "auto",
    "@media": { [below.tablet]: { minHeight: vars.control.large } },
  },
  row: { marginInlineStart: "auto" },
});

const base = {
  ...asRow(5),
  alignItems: "center",
  justifyContent: "flex-end",
} as const;

/* On a phone the bar of a page is fixed at the bottom while something is chosen. */
const pinned = screenStyle({
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
});

export const bar = screenVariants({
  row: base,
  page: { ...base, gap: space[6] },
  pinned: [base, pinned],
});

const reserved = "76px";

/* Reserves space for the bar below the footer and below focused elements. */
globalScreenStyle(`:root:has(${pinned})`, {
  "@media": {
    [below.tablet]: { scrollPaddingBlockEnd: reserved, vars: { [bottomBarHeight]: reserved } },
  },
});
globalScreenStyle(`body:has(${pinned})`, {
  "@media": { [below.tablet]: { paddingBlockEnd: reserved } },
});

const sumBase = { ...asRow(2), alignItems: "baseline" } as const;

export const sum = screenVariants({
  row: { ...sumBase, fontWeight: 600, ...typeScale[14] },
  page: {
    ...sumBase,
    gap: space[4],
    "@media": { [below.tablet]: { display: "grid", gap: 0, marginInlineEnd: "auto" } },
  },
});

export const count = screenStyle({ ...typeScale[13], fontWeight: 400, color: color.textMuted });
