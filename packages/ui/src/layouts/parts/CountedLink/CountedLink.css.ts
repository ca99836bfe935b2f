import { from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, control, half, space } = vars;

/* An icon with a badge on phones, a button with a label above. */
export const link = screenStyle({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: half[3],
  minWidth: control.large,
  height: control.large,
  marginInlineEnd: `calc(-1 * ${space[3]})`,
  borderRadius: vars.radius.medium,
  color: color.text,
  fontWeight: 500,
  ...typeScale[14],
  ":hover": { color: color.accent },
  "@media": {
    [from.tablet]: {
      height: control.medium,
      marginInlineEnd: 0,
      paddingInline: space[4],
      border: `${vars.line.hair} solid ${color.lineStrong}`,
      ":hover": { borderColor: color.accent },
    },
  },
});

export const word = screenStyle({
  display: "none",
  "@media": { [from.laptop]: { display: "inline" } },
});

/* Reserves its space for logged-in customers. */
export const count = screenStyle({
  position: "absolute",
  insetBlockStart: "4px",
  insetInlineStart: "24px",
  minWidth: "18px",
  height: "18px",
  paddingInline: "5px",
  borderRadius: vars.radius.round,
  background: color.accentFill,
  color: color.onAccent,
  fontSize: typeScale[12].fontSize,
  lineHeight: "18px",
  textAlign: "center",
  ":empty": { visibility: "hidden" },
  "@media": { [from.tablet]: { position: "static" } },
});
