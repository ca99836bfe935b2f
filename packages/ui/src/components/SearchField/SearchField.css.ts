import { from } from "../../theme/breakpoints.ts";
import { componentRecipe, componentStyle } from "../../theme/layered.ts";
import { bareButton, focusRing, ringWithoutHas } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color } = vars;

export const bar = componentRecipe({
  base: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    minWidth: 0,
    border: `${vars.line.hair} solid ${color.lineStrong}`,
    borderRadius: vars.radius.medium,
    background: color.surface,
    color: color.textMuted,
    selectors: {
      "&:hover": { borderColor: color.textMuted },
      /* The focus ring is around the whole bar. */
      "&:has(input:focus-visible)": focusRing,
    },
    "@supports": ringWithoutHas,
  },
  variants: {
    size: {
      medium: {
        height: vars.control.large,
        "@media": { [from.tablet]: { height: vars.control.medium } },
      },
      large: {
        height: vars.control.large,
        borderColor: color.accent,
        selectors: { "&:hover": { borderColor: color.accentHover } },
      },
    },
  },
});

export const glass = componentStyle({
  display: "grid",
  paddingInlineStart: vars.space[3],
  pointerEvents: "none",
});

export const words = componentRecipe({
  base: {
    flex: 1,
    minWidth: 0,
    height: "100%",
    margin: 0,
    padding: `0 ${vars.space[3]}`,
    border: 0,
    background: "none",
    color: color.text,
    appearance: "none",
    ...typeScale[16],
    ":focus-visible": { outline: "none" },
    textOverflow: "ellipsis",
    "::placeholder": typeScale[14],
    "::-webkit-search-cancel-button": { display: "none" },
  },
  variants: {
    size: {
      medium: { "@media": { [from.tablet]: typeScale[14] } },
      large: {},
    },
  },
});

export const clear = componentStyle({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "32px",
  height: "32px",
  marginInlineEnd: vars.space[1],
  ...bareButton,
  borderRadius: vars.radius.medium,
  color: color.textMuted,
  position: "relative",
  "::before": { content: "", position: "absolute", inset: "-6px" },
  selectors: {
    "&:hover": { color: color.accent, background: color.surfaceHover },
    "input:placeholder-shown ~ &": { display: "none" },
  },
});

export const end = componentStyle({ flex: "none", marginInlineEnd: vars.space[1] });

export const submit = componentStyle({
  alignSelf: "stretch",
  margin: "-1px",
  paddingInline: vars.space[4],
  /* Visible in forced colours alone. */
  border: `${vars.line.hair} solid transparent`,
  borderRadius: `0 ${vars.radius.medium} ${vars.radius.medium} 0`,
  background: color.accentFill,
  color: color.onAccent,
  fontWeight: 500,
  whiteSpace: "nowrap",
  ...typeScale[14],
  selectors: { "&:hover": { background: color.accentFillHover } },
  "@media": { [from.laptop]: { paddingInline: vars.space[6] } },
});
