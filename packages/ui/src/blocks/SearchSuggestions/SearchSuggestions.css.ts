import { stacking } from "../../components/overlay/stacking.ts";
import { from } from "../../theme/breakpoints.ts";
import { screenStyle } from "../../theme/layered.ts";
import { asRow, bareButton } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, half, space } = vars;

/* As wide as the field; on phones as wide as the window. */
export const panel = screenStyle({
  position: "absolute",
  zIndex: stacking.popover,
  insetInline: `-17px`,
  insetBlockStart: "calc(100% + 7px)",
  maxHeight: "min(560px, 60dvh)",
  overflowY: "auto",
  overscrollBehavior: "contain",
  paddingBlock: space[2],
  border: vars.hairline,
  borderInlineWidth: 0,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: color.overlayShadow,
  "@media": {
    [from.tablet]: {
      insetInline: "-1px",
      maxHeight: "min(640px, 100dvh - 160px)",
      borderInlineWidth: vars.line.hair,
      borderRadius: vars.radius.medium,
    },
  },
});

export const note = screenStyle({
  ...typeScale[13],
  padding: `${space[2]} ${space[4]}`,
  color: color.hazard,
});

export const group = screenStyle({
  selectors: {
    "& + &": {
      marginBlockStart: space[2],
      paddingBlockStart: space[2],
      borderBlockStart: vars.hairline,
    },
  },
});

export const heading = screenStyle({
  ...typeScale[12],
  padding: `${space[1]} ${space[4]}`,
  color: color.textMuted,
});

export const option = screenStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: space[4],
  alignItems: "baseline",
  width: "100%",
  minHeight: vars.control.medium,
  padding: `${half[3]} ${space[4]}`,
  border: 0,
  background: "none",
  textAlign: "start",
  color: color.text,
  cursor: "pointer",
  ...typeScale[14],
  selectors: {
    "&:hover": { background: color.surfaceHover, color: color.text },
    /* A bar at the edge marks the option for readers who cannot distinguish the backgrounds. */
    "&[aria-selected='true']": {
      background: color.surfaceSelected,
      boxShadow: `inset 2px 0 0 ${color.accent}`,
    },
  },
  "@media": { "(pointer: coarse)": { paddingBlock: half[5] } },
});

const oneLine = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

export const name = screenStyle(oneLine);

export const second = screenStyle({ color: color.textMuted, marginInlineStart: space[2] });

export const detail = screenStyle({ ...typeScale[12], ...oneLine, color: color.textMuted });

export const number = screenStyle({ textAlign: "end", whiteSpace: "nowrap" });

export const detailNumber = screenStyle([number, { ...typeScale[12], color: color.textMuted }]);

export const recent = screenStyle({
  ...asRow(2),
  alignItems: "center",
  minWidth: 0,
  color: color.textMuted,
});

export const recentText = screenStyle({ ...oneLine, color: color.text });

export const foot = screenStyle({
  marginBlockStart: space[2],
  padding: `${space[2]} ${space[4]} 0`,
  borderBlockStart: vars.hairline,
  textAlign: "end",
});

export const clear = screenStyle({
  ...typeScale[12],
  position: "relative",
  ...bareButton,
  color: color.textMuted,
  selectors: { "&:hover": { color: color.accent } },
  "::before": { content: "", position: "absolute", inset: `-12px -${space[3]}` },
});
