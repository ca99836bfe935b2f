import { style } from "@vanilla-extract/css";
import { from } from "../../../theme/breakpoints.ts";
import { inScreens } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, line, space } = vars;

/* Sums stand over one another with what they are, the figure heavier. */
export const figures = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: space[3],
    "@media": { [from.tablet]: { display: "flex", gap: space[10] } },
  }),
);
export const figureTerm = style(inScreens({ ...typeScale[12], color: color.textMuted }));
export const figure = style(inScreens({ ...typeScale[16], minHeight: "24px" }));

/* Links that look as tabs do: each leads to a page of its own. */
export const lists = style(
  inScreens({
    display: "flex",
    gap: space[6],
    marginInline: "-4px",
    background: `linear-gradient(${color.line}, ${color.line}) 4px 100% / calc(100% - 8px) 1px no-repeat`,
  }),
);
export const list = style(
  inScreens({
    position: "relative",
    padding: "10px 4px",
    color: color.textMuted,
    ...typeScale.body,
    textDecoration: "none",
    selectors: {
      "&:hover": { color: color.text },
      "&[aria-current]": { color: color.text, fontWeight: 600 },
      "&[aria-current]::after": {
        content: "",
        position: "absolute",
        inset: "auto 4px 0",
        height: line.rule,
        background: color.accent,
      },
    },
  }),
);
