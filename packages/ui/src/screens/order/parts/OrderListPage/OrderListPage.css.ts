import { from } from "../../../../theme/breakpoints.ts";
import { screenStyle } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const head = screenStyle({
  display: "grid",
  gap: space[3],
  paddingBottom: space[4],
  "@media": {
    [from.tablet]: {
      display: "flex",
      alignItems: "end",
      flexWrap: "wrap",
      justifyContent: "space-between",
      gap: space[6],
    },
  },
});

export const note = screenStyle({
  color: color.textMuted,
  ...typeScale[13],
  paddingBlock: space[4],
  textWrap: "pretty",
});
