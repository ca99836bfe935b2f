import { screenStyle } from "../../../theme/layered.ts";
import { asGrid, asWrappingRow } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const head = screenStyle({ ...asGrid(2), paddingBottom: space[5] });
export const title = screenStyle({ ...typeScale[26], fontWeight: 600 });
export const meta = screenStyle({ ...asWrappingRow(1, 5), color: color.textMuted });
export const note = screenStyle({ overflowWrap: "anywhere" });
export const notices = screenStyle({
  ...asGrid(3),
  paddingBottom: space[5],
  ":empty": { display: "none" },
});
export const product = screenStyle({ fontWeight: 400, overflowWrap: "anywhere" });
