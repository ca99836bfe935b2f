import { style } from "@vanilla-extract/css";
import { stacking } from "../../components/overlay/stacking.ts";
import { from } from "../../theme/breakpoints.ts";
import { inScreens } from "../../theme/layered.ts";
import { bareButton } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, space } = vars;

/* As wide as the field; on phones as wide as the window. */
export const panel = style(
  inScreens({
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
  }),
);

export const note = style(
  inScreens({
    ...typeScale[13],
    padding: `${space[2]} ${space[4]}`,
    color: color.hazard,
  }),
);

export const group = style(
  inScreens({
    selectors: {
      "& + &": {
        marginBlockStart: space[2],
        paddingBlockStart: space[2],
        borderBlockStart: vars.hairline,
      },
    },
  }),
);

export const heading = style(
  inScreens({
    ...typeScale[12],
    padding: `${space[1]} ${space[4]}`,
    color: color.textMuted,
  }),
);

export const option = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    columnGap: space[4],
    alignItems: "baseline",
    width: "100%",
    minHeight: vars.control.medium,
    padding: `6px ${space[4]}`,
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
    "@media": { "(pointer: coarse)": { paddingBlock: "10px" } },
  }),
);

const oneLine = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

export const name = style(inScreens(oneLine));

export const second = style(inScreens({ color: color.textMuted, marginInlineStart: space[2] }));

export const detail = style(inScreens({ ...typeScale[12], ...oneLine, color: color.textMuted }));

export const number = style(inScreens({ textAlign: "end", whiteSpace: "nowrap" }));

export const detailNumber = style([
  number,
  inScreens({ ...typeScale[12], color: color.textMuted }),
]);

export const recent = style(
  inScreens({
    display: "flex",
    alignItems: "center",
    gap: space[2],
    minWidth: 0,
    color: color.textMuted,
  }),
);

export const recentText = style(inScreens({ ...oneLine, color: color.text }));

export const foot = style(
  inScreens({
    marginBlockStart: space[2],
    padding: `${space[2]} ${space[4]} 0`,
    borderBlockStart: vars.hairline,
    textAlign: "end",
  }),
);

export const clear = style(
  inScreens({
    ...typeScale[12],
    position: "relative",
    ...bareButton,
    color: color.textMuted,
    selectors: { "&:hover": { color: color.accent } },
    "::before": { content: "", position: "absolute", inset: `-12px -${space[3]}` },
  }),
);
