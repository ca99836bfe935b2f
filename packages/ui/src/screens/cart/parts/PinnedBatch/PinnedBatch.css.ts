import { screenStyle } from "../../../../theme/layered.ts";
import { asWrappingRow } from "../../../../theme/mixins.ts";
import { vars } from "../../../../theme/vars.css.ts";

export const pinned = screenStyle({ ...asWrappingRow(0, 2), alignItems: "center" });
export const short = screenStyle({ color: vars.color.madeToOrder, flexBasis: "100%" });
