import { screenStyle } from "../../theme/layered.ts";
import { asWrappingRow } from "../../theme/mixins.ts";
import { vars } from "../../theme/vars.css.ts";

export const fields = screenStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 88px",
  alignItems: "start",
  columnGap: vars.space[3],
});

export const end = screenStyle({
  ...asWrappingRow(3),
  justifyContent: "space-between",
  alignItems: "center",
});
