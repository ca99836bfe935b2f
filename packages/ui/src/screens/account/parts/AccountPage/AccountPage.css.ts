import { style } from "@vanilla-extract/css";
import { from } from "../../../../theme/breakpoints.ts";
import { inScreens } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const page = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[6],
    minWidth: 0,
    maxWidth: "800px",
  }),
);
export const head = style(inScreens({ display: "grid", gap: space[1] }));
export const title = style(inScreens({ ...typeScale[26], fontWeight: 600 }));
export const lead = style(inScreens({ ...typeScale.body, color: color.textMuted }));

export const section = style(inScreens({ display: "grid", gap: space[3], minWidth: 0 }));
export const fields = style(
  inScreens({
    display: "grid",
    gap: `${space[1]} ${space[6]}`,
    gridTemplateColumns: "minmax(0, 1fr)",
    "@media": { [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
  }),
);
export const triples = style([
  fields,
  inScreens({
    "@media": { [from.laptop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
  }),
]);
export const note = style(inScreens({ ...typeScale[13], color: color.textMuted }));
export const sections = style(inScreens({ display: "grid", gap: space[6], minWidth: 0 }));
export const actions = style(
  inScreens({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[3] }),
);
