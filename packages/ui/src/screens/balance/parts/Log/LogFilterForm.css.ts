import { from } from "../../../../theme/breakpoints.ts";
import { screenStyle } from "../../../../theme/layered.ts";
import { asRow } from "../../../../theme/mixins.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { space } = vars;

const laidOut = { display: "grid", columnGap: space[6], minWidth: 0 } as const;

export const fields = screenStyle({
  ...laidOut,
  "@media": {
    [from.laptop]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 3fr) auto" },
  },
});
export const daysAlone = screenStyle({
  ...laidOut,
  "@media": { [from.laptop]: { gridTemplateColumns: "minmax(0, 420px) auto" } },
});

/* Aligned with the inputs, between label and message. */
export const actions = screenStyle({
  ...asRow(2),
  alignItems: "start",
  paddingBottom: space[4],
  "@media": {
    [from.laptop]: { paddingTop: `calc(${space[6]} + ${space[1]})`, paddingBottom: 0 },
  },
});
